/*
 * What a played game is.
 */
export {};
