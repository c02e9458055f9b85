/** "Order yours", "book a table", "get the app". */
const offerSign =
  /\b(?:order|buy|call|try|taste|share|visit|get|book|find|reserve|grab) (?:yours?|now|today|us|it (?:now|today)|one|a (?:table|room|seat)|the (?:app|kit))\b/iu;
/** Begins with a request: "So try …", "Ask for …", "See you …". */
const slogan =
  /^\W*(?:(?:so|now|and|today|then|just|please),? )?(?:book|order|buy|try|get|visit|reserve|download|discover|taste|find|call|join|shop|subscribe|pre-?order|come (?:and|by|visit|see|taste|try)|ask (?:for|your)|switch to|sign up|see you)\b/iu;

/** Begins with a request and its object: "Sign up for …", "Visit Ember House". */
const appeal =
  /^\W*(?:so |now |and )?(?:sign up|download|subscribe|pre-?order|order|book|visit|join) (?:for|our|us|the|your|a|an|\p{Lu})/u;

/** Calls to action, which no person of the story performs: "Order yours today", "Book your table at Ember House". */
export const isOffer = (sentence: string): boolean => offerSign.test(sentence) || appeal.test(sentence);

/** An offer, or a sentence that begins like one. Its places are not places of the story. */
export const isCallToAction = (sentence: string): boolean => isOffer(sentence) || slogan.test(sentence);
