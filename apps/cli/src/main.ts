/*
 * The command line's entry.
 */
process.stdout.write('honte\n');
