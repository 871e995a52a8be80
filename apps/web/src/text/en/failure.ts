/* When Honte itself breaks. */

export const failure = {
  title: 'Honte has broken down',
  lead: 'That is our mistake, not yours: you did nothing wrong.',
  kept: 'Your game is kept on this device, as it was before. You can take it along as a file, too.',
  notKept: 'This browser keeps nothing here: take your game along as a file before you go on.',
  saveSgf: 'Save the game as SGF',
  saveBackup: 'Save it for Honte',
  couldNotSave: 'That did not work: the part that writes files could not be loaded.',
  reload: 'Reload the page',
  details: 'What broke',
};
