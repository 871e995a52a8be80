/* About: what this is, how strong it plays, by which rules, and what is inside. */
export const about = {
  title: 'About Honte',
  lead: 'In Go, honte is the honest move: the one that leaves nothing behind to regret.',
  version: (version: string) => `Version ${version}, under the MIT license.`,
  strengths: 'How strong the levels are',
  strengthsLead: (size: string, komi: string, day: string) =>
    `Measured by matches on ${size}, komi ${komi}, on ${day}. The last column is where the true share of wins lies, 95 times in 100.`,
  match: 'Match',
  won: 'Won',
  share: 'Share of wins',
  against: (level: string, other: string) => `${level} against ${other}`,
  others: { gnugo: 'GNU Go 3.8', random: 'random moves' },
  wonOf: (won: number, games: number) => `${won} of ${games}`,
  range: (from: string, to: string) => `${from} to ${to}\u00a0%`,
  rules: 'The rules it knows',
  inside: 'What is inside',
  insideLead: 'Beside Honte’s own code, with thanks:',
  uses: {
    views: 'puts the screens on the page',
    storage: 'reads and writes the games on this device',
    repetition: 'says when a problem comes back',
    offline: 'keeps the page for days without a network',
    letters: 'the letters',
  },
  license: (license: string) => `${license} license`,
  licenses: 'The texts of all licenses',
  source: 'The source',
  sourceText:
    'All of Honte is open: the rulebook (packages/rules), the opponent (packages/engine), the board (packages/board), files (packages/sgf) and this page (apps/web) are one repository. HOUSE.md says how it is laid out, CONTRIBUTING.md how to help, bench/results.md what was measured.',
  privacy: 'No account, no ads, nothing is sent anywhere. Games and settings stay on this device.',
};
