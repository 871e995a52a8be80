import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  take: {
    idea: 'Une pierre blanche est en atari au milieu de tes pierres.',
    task: 'Prends-la.',
    hint: 'Joue sur sa dernière liberté.',
    done: 'Prise. Mais regarde : ta pierre est maintenant en atari à son tour.',
  },
  'not-at-once': {
    idea: 'Noir vient de prendre une pierre. Si Blanc reprenait, on reverrait le goban d’avant. C’est interdit.',
    task: 'Touche le point interdit à Blanc.',
    hint: 'Où Blanc prendrait-il la pierre noire qui vient d’être posée ?',
    done: 'C’est un ko : Blanc ne peut pas reprendre tout de suite.',
  },
  why: {
    idea: 'Blanc ne peut pas reprendre tout de suite.',
    task: 'Pourquoi ?',
    hint: 'Imagine le goban après ce coup. L’as-tu déjà vu ?',
    done: 'Sans cette règle, on prendrait et reprendrait sans fin.',
    choices: {
      liberty: 'Sa pierre n’aurait pas de liberté.',
      again: 'Le même goban reviendrait.',
      always: 'On ne prend jamais deux fois de suite.',
    },
    tries: {
      liberty: 'Elle en aurait une : elle prendrait la pierre noire.',
      always: 'Prendre après une prise est permis, tant que le goban est nouveau.',
    },
  },
  threat: {
    idea: 'Tu as Blanc. Pour reprendre le ko, joue d’abord ailleurs, là où Noir doit répondre.',
    task: 'Menace, puis reprends.',
    hint: 'Mets les pierres noires du bas en atari. Quand Noir a répondu, reprends le ko.',
    done: 'Le goban avait changé : reprendre était permis. Ce coup d’ailleurs est une menace de ko.',
    wrong: 'Rien ne menaçait Noir : il a fermé le ko.',
  },
  close: {
    idea: 'Un ko finit quand l’un des deux le ferme. C’est à toi de jouer.',
    task: 'Ferme le ko.',
    hint: 'Relie ta pierre en atari aux autres.',
    done: 'Toutes tes pierres se tiennent : le ko est fini.',
    wrong: 'Blanc a repris le ko.',
  },
  'no-ko': {
    idea: 'Blanc vient de prendre une pierre. Cette fois, tu peux reprendre : le goban sera nouveau.',
    task: 'Reprends.',
    hint: 'La chaîne blanche n’a plus qu’une liberté : celle de la pierre prise.',
    done: 'Tu as pris {taken}, et Blanc une seule : le goban est nouveau.',
  },
} satisfies LessonTexts;
