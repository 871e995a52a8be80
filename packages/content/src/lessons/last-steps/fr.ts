import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  agree: {
    idea: 'Les deux frontières vont jusqu’au bord. Reste-t-il quelque chose à gagner ?',
    task: 'Que fais-tu ?',
    hint: 'Peut-on encore couper, sauver ou surprendre quelqu’un ?',
    done: 'Tu passes, Blanc passe : vous êtes d’accord, c’est fini.',
    tries: {
      capture: 'Elles ne s’échapperont pas : inutile de les prendre une à une.',
      invade: 'Pas la place pour deux yeux : Blanc répond, et tu es pris.',
    },
    choices: {
      over: 'Passer.',
      capture: 'Prendre les pierres en A.',
      invade: 'Envahir en B.',
    },
  },
  dame: {
    idea: 'Ensuite, les points entre les deux couleurs. Peu importe qui les comble : le territoire ne change pas.',
    task: 'Touche-les tous.',
    hint: 'Suis la frontière de haut en bas.',
    done: '{n} dame. À l’intérieur, rien n’a besoin d’être défendu.',
  },
  dead: {
    idea: 'Puis on retire, de part et d’autre, les pierres qu’on ne peut plus sauver.',
    task: 'Touche les pierres mortes.',
    hint: 'Quelles pierres sont enfermées sans place pour deux yeux ?',
    done: 'Les deux chaînes s’en vont : chez leur camp, ou simplement hors du goban.',
  },
  count: {
    idea: 'Enfin, on compte. Blanc a {alive W} pierres vivantes et entoure {territory W} points, ceux des mortes compris.',
    task: 'Quelle est la surface de Blanc ?',
    hint: 'Additionne les deux.',
    done: '{area W}, contre {area B} pour Noir.',
  },
} satisfies LessonTexts;
