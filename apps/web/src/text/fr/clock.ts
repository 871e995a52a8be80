/* Les pendules. Temps principal et prolongation sont deux choses, dans chaque phrase. */
import type { TimeSettings } from '@honte/game';
import type { TimeField, TimeKind, TimeRefusal } from '../../clock/time-form.ts';
import type { clock as english } from '../en/clock.ts';

const SPACE = '\u00a0';

/** 90 000 : « 1 min 30 s ». */
function span(ms: number): string {
  const seconds = ms / 1000;
  const minutes = Math.floor(seconds / 60);
  const rest = String(Math.round((seconds - 60 * minutes) * 100) / 100).replace('.', ',');
  const parts = [minutes > 0 ? `${minutes}${SPACE}min` : '', rest !== '0' ? `${rest}${SPACE}s` : ''];
  return parts.filter(Boolean).join(' ') || `0${SPACE}s`;
}

const number = (value: number) => String(value).replace('.', ',');
const periodsOf = (n: number, ms: number) =>
  n === 1 ? `une période de ${span(ms)}` : `${n} périodes de ${span(ms)}`;
const stones = (n: number) => (n === 1 ? 'une pierre' : `${n} pierres`);
const stonesIn = (n: number, ms: number) => `${stones(n)} en ${span(ms)}`;
const after = (mainMs: number, overtime: string) =>
  mainMs > 0 ? `${span(mainMs)}, puis ${overtime}` : overtime;

export const clock = {
  title: 'Pendule',
  kinds: {
    none: 'Sans pendule',
    absolute: 'Absolue',
    fischer: 'Fischer',
    byoyomi: 'Byo-yomi',
    canadian: 'Canadienne',
  } satisfies Record<TimeKind, string>,
  says: {
    none: 'Prends tout ton temps.',
    absolute: 'Un temps pour toute la partie. Qui l’a épuisé perd.',
    fischer: 'Chaque coup ajoute du temps à la pendule. Il n’y a pas de prolongation.',
    byoyomi:
      'Après le temps principal viennent des périodes. Joue dans une période, tu la gardes ; laisse-la s’écouler, elle est perdue.',
    canadian: 'Après le temps principal, il faut jouer tant de pierres dans chaque période.',
  } satisfies Record<TimeKind, string>,
  summary: (time: TimeSettings): string => {
    switch (time.kind) {
      case 'none':
        return 'Prends tout ton temps.';
      case 'absolute':
        return `${span(time.mainMs)} chacun, sans prolongation`;
      case 'fischer':
        return `${span(time.mainMs)}, et ${span(time.incrementMs)} de plus à chaque coup`;
      case 'byoyomi':
        return after(time.mainMs, periodsOf(time.periods, time.periodMs));
      case 'canadian':
        return after(time.mainMs, stonesIn(time.stones, time.periodMs));
    }
  },
  short: (time: TimeSettings): string => {
    switch (time.kind) {
      case 'none':
        return '–';
      case 'absolute':
        return span(time.mainMs);
      case 'fischer':
        return `${span(time.mainMs)} +${SPACE}${span(time.incrementMs)}`;
      case 'byoyomi':
        return `${span(time.mainMs)}, puis ${time.periods}${SPACE}×${SPACE}${span(time.periodMs)}`;
      case 'canadian':
        return `${span(time.mainMs)}, puis ${time.stones}${SPACE}/${SPACE}${span(time.periodMs)}`;
    }
  },
  usual: 'Pendules usuelles',
  mainTime: 'Temps principal',
  overtime: 'Prolongation',
  increment: 'Chaque coup ajoute',
  units: {
    main: 'min',
    increment: 's',
    periods: 'périodes de',
    period: 's',
    stones: 'pierres en',
    blockPeriod: 'min',
  },
  fields: {
    main: 'Temps principal, en minutes',
    increment: 'Secondes que chaque coup ajoute',
    periods: 'Prolongation : nombre de périodes',
    period: 'Prolongation : secondes d’une période',
    stones: 'Prolongation : pierres à jouer dans une période',
    blockPeriod: 'Prolongation : minutes d’une période',
  },
  refused: ({ field, least, most }: TimeRefusal): string => {
    const what = {
      main: 'Le temps principal est un nombre de minutes',
      increment: 'Ce qu’un coup ajoute est un nombre de secondes',
      periods: 'Les périodes sont un nombre entier',
      stones: 'Les pierres sont un nombre entier',
      period: 'Une période est un nombre de secondes',
      blockPeriod: 'Une période est un nombre de minutes',
    } satisfies Record<TimeField, string>;
    return `${what[field]}, de ${number(least)} à ${number(most)}.`;
  },
  name: (who: string) => `Pendule de ${who}`,
  inMain: 'temps principal',
  adds: (ms: number) => `+${span(ms)} par coup`,
  periodsLeft: (n: number) => (n === 1 ? 'dernière période' : `prolongation, ${n} périodes`),
  stonesLeft: (n: number) => `prolongation, ${stones(n)}`,
  running: 'en marche',
  pause: 'Arrêter la pendule',
  pausedLead: 'Les pierres sont cachées jusqu’à la reprise.',
  continue: 'Reprendre',
} satisfies typeof english;
