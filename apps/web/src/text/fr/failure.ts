/* Quand Honte lui-même tombe en panne. */
import type { failure as english } from '../en/failure.ts';

export const failure = {
  title: 'Honte est tombé en panne',
  lead: 'C’est notre faute, pas la tienne : tu n’as rien fait de mal.',
  kept: 'Ta partie est gardée sur cet appareil, comme elle était juste avant. Tu peux aussi l’emporter dans un fichier.',
  notKept: 'Ce navigateur ne garde rien ici : emporte ta partie dans un fichier avant de continuer.',
  saveSgf: 'Enregistrer la partie en SGF',
  saveBackup: 'L’enregistrer pour Honte',
  couldNotSave: 'Cela n’a pas marché : ce qui écrit les fichiers n’a pas pu être chargé.',
  reload: 'Recharger la page',
  details: 'Ce qui est tombé en panne',
} satisfies typeof english;
