/** "At the kitchen table": people sit on chairs at a table, wherever they are. */
export const isAtTable = (narration: string): boolean =>
  /\b(?:at|around|round) (?:the|a|an|her|his|my|our|their) (?:\p{L}+ )?table\b/iu.test(narration);
