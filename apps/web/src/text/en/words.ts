/* The glossary. */
export const words = {
  title: 'Glossary',
  lead: 'Every word of Go that Honte uses, explained in a few lines.',
  search: 'Look for a word',
  none: (text: string) => `No word here is called “${text}”.`,
  found: (n: number) => (n === 1 ? 'One word' : `${n} words`),
  see: (name: string) => `see ${name}`,
  all: 'All words',
  also: 'Also',
  seeAlso: 'See also',
  foreign: 'In Asia',
  languages: { ja: 'Japanese', zh: 'Chinese', ko: 'Korean' },
  notHere: 'There is no such word here.',
  notHereLead: 'The glossary has all the others.',
  inBook: 'The book tells the whole story.',
};
