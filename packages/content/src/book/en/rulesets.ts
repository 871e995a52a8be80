import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Go has one heart and several rulebooks. Honte knows [seven](=rulesets), and you choose one for
    [each game](#/new). For most games they name the same winner.

    {rulesets}

    # What may come back {repetition}

    All of them stop the plain [ko](ko). They differ on longer circles, and on what a pass changes.

    - *Simple ko*, in Japan and Korea: you may not undo the other player’s last move by restoring the board. If a longer
      circle repeats, the game may end [without result](no-result).
    - *Positional*, in the Chinese and Tromp–Taylor rules: no board may ever come back.
    - *Situational*, in the American and New Zealand rules: no board may come back with the same player to move.
    - *Natural*, in the French rule: you may not make a board that you yourself have made before with a stone.

    # Suicide {suicide}

    New Zealand and Tromp–Taylor allow you to fill the last liberty of your own chain, which is then lifted. It is rarely
    good, but it can be a ko threat. A single stone would only repeat the board. Tromp–Taylor therefore refuses that
    always, New Zealand where the situation is not new.

    # What is counted {scoring}

    [Area](area-scoring) counts living stones and surrounded points. [Territory](territory-scoring) counts surrounded
    points and prisoners. With territory, a needless stone in your own space costs a point, and eyes in a
    [seki](seki) do not count. The American rules make both ways agree: whoever passes hands over a
    [stone](pass-stone).

    # Komi and handicap {komi}

    The komi depends on the count: see the table. New Zealand’s is a whole number, so a game can end in a
    [draw](draw). With handicap stones White receives less, and some rules add [compensation](compensation) for the
    stones themselves.

    # When you disagree {disputes}

    Everywhere two passes stop the game. Most rules then have you agree on the dead stones, and play on if you do not.
    Tromp–Taylor counts the board as it is: whatever is dead must have been captured before. In the American rules, if
    both pass again at once after going on, everything that stands is alive.
  `,
  plates: {},
};
