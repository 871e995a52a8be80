/*
 * The words that the glossary explains, with their names in Japanese, Chinese and Korean where these are used or worth
 * knowing, and the words to read next.
 */
interface TextFacts {
  readonly id: string;
  readonly ja?: string;
  readonly zh?: string;
  readonly ko?: string;
  readonly see?: readonly string[];
}

const FACTS = [
  { id: 'go', ja: '囲碁 igo', zh: '围棋 wéiqí', ko: '바둑 baduk', see: ['board', 'stone'] },
  {
    id: 'board',
    ja: '碁盤 goban',
    zh: '棋盘 qípán',
    ko: '바둑판 badukpan',
    see: ['intersection', 'star-point'],
  },
  { id: 'intersection', see: ['liberty', 'edge'] },
  { id: 'edge', see: ['liberty'] },
  { id: 'star-point', ja: '星 hoshi', zh: '星位 xīngwèi', ko: '화점 hwajeom', see: ['handicap'] },
  { id: 'stone', ja: '石 ishi', zh: '棋子 qízǐ', ko: '돌 dol', see: ['chain'] },
  { id: 'bowl', ja: '碁笥 goke', see: ['lid'] },
  { id: 'lid', see: ['prisoner'] },
  { id: 'move', ja: '手 te', zh: '着 zhāo', ko: '수 su', see: ['turn', 'pass'] },
  { id: 'play', see: ['move'] },
  { id: 'pass', ja: 'パス pasu', see: ['pass-stone', 'dame'] },
  { id: 'resign', ja: '投了 tōryō', zh: '认输 rènshū', see: ['pass'] },
  { id: 'turn', ja: '手番 teban', see: ['sente'] },
  { id: 'chain', see: ['group', 'liberty', 'connect'] },
  { id: 'group', see: ['chain', 'alive'] },
  { id: 'connect', ja: 'ツギ tsugi', zh: '接 jiē', ko: '이음 ieum', see: ['chain'] },
  { id: 'liberty', ja: 'ダメ dame', zh: '气 qì', ko: '활로 hwallo', see: ['atari', 'capture'] },
  { id: 'atari', ja: 'アタリ atari', zh: '打吃 dǎchī', ko: '단수 dansu', see: ['double-atari', 'capture'] },
  {
    id: 'double-atari',
    ja: '両アタリ ryōatari',
    zh: '双打吃 shuāngdǎchī',
    ko: '양단수 yangdansu',
    see: ['atari'],
  },
  { id: 'capture', ja: '取り tori', zh: '提子 tízǐ', ko: '따냄 ttanaem', see: ['prisoner', 'suicide'] },
  { id: 'first-capture', ja: 'アタリ碁 atarigo', see: ['capture'] },
  { id: 'prisoner', ja: 'アゲハマ agehama', ko: '사석 saseok', see: ['territory-scoring', 'lid'] },
  { id: 'suicide', ja: '自殺手 jisatsushu', see: ['capture', 'ruleset'] },
  { id: 'eye', ja: '眼 me', zh: '眼 yǎn', see: ['false-eye', 'alive', 'nakade'] },
  { id: 'false-eye', ja: '欠け眼 kakeme', zh: '假眼 jiǎyǎn', ko: '옥집 okjip', see: ['eye'] },
  { id: 'alive', see: ['eye', 'seki', 'life-and-death'] },
  { id: 'life-and-death', ja: '死活 shikatsu', zh: '死活 sǐhuó', ko: '사활 sahwal', see: ['alive', 'eye'] },
  { id: 'nakade', ja: '中手 nakade', see: ['eye', 'life-and-death'] },
  { id: 'seki', ja: 'セキ seki', zh: '双活 shuānghuó', ko: '빅 bik', see: ['alive', 'dame'] },
  { id: 'ko', ja: 'コウ kō', zh: '劫 jié', ko: '패 pae', see: ['ko-threat', 'retake-ko', 'superko'] },
  { id: 'ko-threat', ja: 'コウ材 kōzai', zh: '劫材 jiécái', ko: '팻감 paetgam', see: ['ko'] },
  { id: 'retake-ko', see: ['ko', 'ko-threat'] },
  { id: 'superko', see: ['ko', 'ruleset', 'no-result'] },
  { id: 'snapback', ja: 'ウッテガエシ uttegaeshi', zh: '倒扑 dàopū', ko: '환격 hwangyeok', see: ['capture'] },
  { id: 'ladder', ja: 'シチョウ shichō', zh: '征子 zhēngzǐ', ko: '축 chuk', see: ['atari', 'net'] },
  { id: 'net', ja: 'ゲタ geta', zh: '枷 jiā', ko: '장문 jangmun', see: ['ladder'] },
  { id: 'race', ja: '攻め合い semeai', zh: '对杀 duìshā', ko: '수상전 susangjeon', see: ['liberty', 'seki'] },
  { id: 'territory', ja: '地 ji', zh: '地 dì', ko: '집 jip', see: ['area', 'dame'] },
  { id: 'area', see: ['territory', 'area-scoring'] },
  { id: 'area-scoring', see: ['territory-scoring', 'quick-count'] },
  { id: 'territory-scoring', see: ['area-scoring', 'prisoner'] },
  { id: 'dame', ja: 'ダメ dame', zh: '单官 dānguān', ko: '공배 gongbae', see: ['territory'] },
  { id: 'komi', ja: 'コミ komi', zh: '贴目 tiēmù', ko: '덤 deom', see: ['half-point', 'even-game'] },
  { id: 'half-point', see: ['komi', 'draw'] },
  { id: 'even-game', ja: '互先 tagaisen', zh: '分先 fēnxiān', ko: '호선 hoseon', see: ['komi', 'handicap'] },
  {
    id: 'handicap',
    ja: '置碁 okigo',
    zh: '让子 ràngzǐ',
    ko: '접바둑 jeopbaduk',
    see: ['compensation', 'star-point'],
  },
  { id: 'compensation', see: ['handicap', 'komi'] },
  { id: 'pass-stone', see: ['quick-count', 'pass'] },
  { id: 'quick-count', see: ['pass-stone', 'area-scoring'] },
  { id: 'draw', ja: '持碁 jigo', zh: '和棋 héqí', see: ['half-point'] },
  { id: 'no-result', ja: '無勝負 mushōbu', see: ['superko'] },
  { id: 'ruleset', see: ['area-scoring', 'superko'] },
  { id: 'clock', see: ['main-time', 'overtime'] },
  { id: 'main-time', see: ['overtime', 'flag'] },
  { id: 'overtime', see: ['period', 'byo-yomi'] },
  { id: 'period', see: ['overtime'] },
  { id: 'byo-yomi', ja: '秒読み byōyomi', zh: '读秒 dúmiǎo', ko: '초읽기 choilgi', see: ['period'] },
  { id: 'flag', see: ['clock'] },
  { id: 'opening', ja: '布石 fuseki', zh: '布局 bùjú', ko: '포석 poseok', see: ['joseki', 'middle-game'] },
  {
    id: 'middle-game',
    ja: '中盤 chūban',
    zh: '中盘 zhōngpán',
    ko: '중반 jungban',
    see: ['opening', 'endgame'],
  },
  { id: 'endgame', ja: 'ヨセ yose', zh: '官子 guānzǐ', ko: '끝내기 kkeunnaegi', see: ['dame', 'sente'] },
  { id: 'joseki', ja: '定石 jōseki', zh: '定式 dìngshì', ko: '정석 jeongseok', see: ['opening'] },
  {
    id: 'sente',
    ja: '先手、後手 sente, gote',
    zh: '先手、后手 xiānshǒu, hòushǒu',
    ko: '선수、후수 seonsu, husu',
    see: ['tenuki'],
  },
  { id: 'tenuki', ja: '手抜き tenuki', zh: '脱先 tuōxiān', ko: '손빼기 sonppaegi', see: ['sente'] },
  { id: 'kyu', ja: '級、段 kyū, dan', zh: '级、段 jí, duàn', ko: '급、단 geup, dan', see: ['handicap'] },
  { id: 'honte', ja: '本手 honte', zh: '本手 běnshǒu', see: ['move'] },
] as const satisfies readonly TextFacts[];

export type WordId = (typeof FACTS)[number]['id'];

interface WordFacts extends TextFacts {
  readonly id: WordId;
  readonly see: readonly WordId[];
}

export const WORD_FACTS: readonly WordFacts[] = FACTS;
