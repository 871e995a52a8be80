import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  lines: {
    idea: 'Des pierres d’une couleur qui se suivent le long des lignes forment une chaîne. En diagonale, rien ne les relie.',
    task: 'Touche les autres pierres de la chaîne marquée.',
    hint: 'Avance de voisine en voisine, sans jamais couper en diagonale.',
    done: '{stones D4}, une seule chaîne : elles restent ou partent ensemble.',
  },
  shared: {
    idea: 'Une chaîne a les libertés de toutes ses pierres. Un point partagé ne compte qu’une fois.',
    task: 'Touche toutes ses libertés.',
    hint: 'Fais le tour de la chaîne, sans oublier le creux.',
    done: '{liberties D4}. Le point du creux touche deux pierres et compte une fois.',
  },
  zigzag: {
    idea: 'Plus une chaîne est longue, plus elle a de libertés.',
    task: 'Combien cette chaîne en a-t-elle ?',
    hint: 'Compte les points vides tout autour, chacun une seule fois.',
    done: '{liberties C4}, les points partagés comptés une fois.',
  },
  connect: {
    idea: 'Reliées, deux pierres sont plus fortes : elles partagent leurs libertés.',
    task: 'Relie tes deux pierres avant que Blanc ne passe.',
    hint: 'Quel point touche tes deux pierres à la fois ?',
    done: 'Une seule chaîne, et Blanc ne passe plus.',
  },
  meeting: {
    idea: 'Un seul coup peut relier plus de deux chaînes.',
    task: 'Relie toutes tes pierres.',
    hint: 'Cherche le point que toutes tes chaînes touchent.',
    done: '{stones D5} en une seule chaîne.',
  },
  cut: {
    idea: 'Le point qui relie Blanc est aussi celui qui le coupe.',
    task: 'Empêche Blanc de relier ses pierres.',
    hint: 'Où jouerait Blanc ? Joue là.',
    done: 'Blanc est coupé : chaque pierre n’a plus que ses propres libertés.',
  },
  'two-ways': {
    idea: 'En diagonale, tes pierres ne sont pas reliées, mais elles ont deux façons de l’être. Blanc en prend une.',
    task: 'Prends l’autre.',
    hint: 'Un autre point touche encore tes deux pierres.',
    done: 'Blanc ne peut pas prendre les deux points : l’un te reste toujours.',
  },
} satisfies LessonTexts;
