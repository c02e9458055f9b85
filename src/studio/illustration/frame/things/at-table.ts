/** "At the kitchen table": people sit on chairs at a table, wherever they are. */
export const isAtTable = (narration: string): boolean =>
  /\b(?:at|around|round) (?:the|a|an|her|his|my|our|their) (?:\p{L}+ )?table\b/iu.test(narration);

/** At a table people sit unless the text says that they stand or serve there. */
export const isSeatedAtTable = (moment: string): boolean =>
  isAtTable(moment) &&
  !/\b(?:st(?:ands?|ood|anding)|serv(?:es?|ed|ing)|wait(?:s|ed|ing)? on|walk(?:s|ed|ing)|danc(?:es|ed|ing))\b/iu.test(
    moment,
  );
