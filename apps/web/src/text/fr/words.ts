/* Le glossaire. */
import type { words as english } from '../en/words.ts';

export const words = {
  title: 'Glossaire',
  lead: 'Tous les mots du go que Honte emploie, expliqués en quelques lignes.',
  search: 'Chercher un mot',
  none: (text: string) => `Aucun mot ne s’appelle «\u00a0${text}\u00a0» ici.`,
  found: (n: number) => (n === 1 ? 'Un mot' : `${n} mots`),
  see: (name: string) => `voir ${name}`,
  all: 'Tous les mots',
  also: 'Aussi',
  seeAlso: 'Voir aussi',
  foreign: 'En Asie',
  languages: { ja: 'Japonais', zh: 'Chinois', ko: 'Coréen' },
  notHere: 'Ce mot n’est pas ici.',
  notHereLead: 'Le glossaire a tous les autres.',
  inBook: 'Le livre raconte tout depuis le début.',
} satisfies typeof english;
