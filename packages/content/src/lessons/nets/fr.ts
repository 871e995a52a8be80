import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  classic: {
    idea: 'Parfois, l’atari aide Blanc à fuir. Un coup à distance ferme les deux issues : c’est un filet.',
    task: 'Attrape la pierre blanche.',
    hint: 'Ne la touche pas. Quel point surveille ses deux libertés ?',
    done: 'Où que Blanc coure, le filet est fermé.',
    tries: {
      E4: 'Tu mets en atari, Blanc fait un pas de côté.',
      D3: 'Tu mets en atari, Blanc fait un pas de côté.',
    },
  },
  friend: {
    idea: 'Un escalier buterait sur les amies de Blanc. Un filet ne s’en soucie pas.',
    task: 'Attrape la pierre marquée.',
    hint: 'Laisse un point entre ta pierre et la sienne, en diagonale.',
    done: 'Là où l’escalier échoue, cherche un filet.',
  },
  gap: {
    idea: 'Les deux pierres blanches ne sont même pas reliées.',
    task: 'Attrape celle de gauche.',
    hint: 'Mets-toi sur son chemin, du côté ouvert.',
    done: 'L’issue est fermée, et derrière il y a tes pierres.',
  },
  two: {
    idea: 'Un filet peut tenir plus d’une pierre.',
    task: 'Attrape la chaîne blanche.',
    hint: 'Pas trop près : la chaîne ne doit passer ni d’un côté ni de l’autre.',
    done: '{stones D4} dans un seul filet.',
  },
} satisfies LessonTexts;
