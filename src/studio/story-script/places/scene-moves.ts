import type { Setting } from '#studio/story/story.ts';
import { startsAnotherDay } from '../read-facts.ts';

/** Places without a painter, which still end the place of the previous sentence. */
const undrawn =
  /\b(?:at|in|into|inside|to|onto|on|through|by|outside|behind|under|near|from) (?:[\p{L}’'-]+ ){1,4}?(?:wedding|funeral|party|reception|ceremony|gates?|tower|temple|mosque|synagogue|prison|jail|lift|elevator|tunnel|embassy|festival|fair|funfair|parade|camp|barracks|observatory|aquarium|casino|spa|sauna|court|parliament|space station|spaceship|submarine|laundromat|launderette|conference|trade fair|reunion|race|game|match|tournament|competition)\b(?! (?:room|table|day|dress|ring|cake|plan|bag|photos?|pictures?|album|present|invitation|list|speech|vows))/iu;

/** "Yesterday", "one evening", "on Friday", "in his second week". */
const otherTime =
  /^\W*(?:yesterday|tomorrow|last night|one (?:day|morning|afternoon|evening|night|weekend)|(?:on|every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:in|after|within) (?:the|her|his|my|our|their|its) (?:first|second|third|next|last) (?:day|week|month|year)s?|(?:last|next|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;

/** Destinations within a room. */
const within =
  '(?:him|her|them|me|us|you|it|each other)(?! \\p{L}+(?:er|or|y|end|n)\\b)|work|bed|sleep|(?:the|her|his|my|our|their|a) (?:\\p{L}+ )?(?:window|door|table|counter|desk|mirror|sofa|couch|chair|phone|fridge|stove|oven|sink|shelf|stage|board|bed|cot|wall|corner|machine|front|back|end)';
const motion = new RegExp(
  [
    `\\b(?:walk|walks|walked|r[au]n|runs|drive|drives|drove|ride|rides|rode|cycles?|cycled|went|go|goes|travels?|travelled|hurry|hurries|hurried|rush(?:es|ed)?|moved?|moves|fl[ye]w?|flies|sails?|sailed|hik(?:es|ed)|heads?|headed) (?:(?:\\p{L}+ ){0,2}(?:to|towards?|for)(?! (?:${within})\\b) (?:the|a|an|her|his|my|our|their|\\p{Lu})|(?:straight |all the way |back )?home\\b|away\\b|outside\\b|abroad\\b)`,
    '\\bon (?:the|her|his|my|our|their) way\\b',
    '\\bleft (?:the|her|his|my|our|their) (?:house|home|flat|office|shop|school|hospital|building|city|town|village|country)\\b',
  ].join('|'),
  'iu',
);

/** "On Friday a boy sat down across from him": he is still at the same place. */
const meetsAgain =
  /\b(?:sat down|sits down|joined|came back|returned|stopped|waited|stood)(?: \p{L}+){0,3} (?:him|her|them|me|us)\b/iu;

const underTheSky: ReadonlySet<Setting> = new Set<Setting>([
  'street',
  'market',
  'park',
  'forest',
  'mountains',
  'beach',
  'harbour',
  'boat',
  'lake',
  'field',
  'track',
  'pitch',
]);

/** Places that people leave in the evening. */
const workByDay: ReadonlySet<Setting> = new Set<Setting>([
  'train',
  'car',
  'shop',
  'office',
  'meeting-room',
  'classroom',
  'supermarket',
  'bakery',
  'airport',
  'park',
  'market',
  'hospital',
  'dentist',
  'salon',
  'library',
  'lobby',
  'warehouse',
]);

/** "That evening": the people of a place of work or of a visit are no longer there. */
export const endsVisit = (sentence: string, place: Setting): boolean =>
  workByDay.has(place) && /\bthat (?:night|evening)\b|\bback home\b/iu.test(sentence);

/** Places with a gate of their own. */
const gated: ReadonlySet<Setting> = new Set<Setting>(['warehouse', 'field', 'barn', 'garage', 'workshop']);
const atGate = /\b(?:at|by|near|behind|through) the gates?\b/giu;

/** The gate of a warehouse belongs to it. */
const isUndrawn = (sentence: string, place?: Setting): boolean =>
  undrawn.test(place !== undefined && gated.has(place) ? sentence.replaceAll(atGate, '') : sentence);

/** Whether a sentence moves from a place to another, which it does not name or which cannot be drawn. */
export const goesElsewhere = (sentence: string, place?: Setting): boolean =>
  isUndrawn(sentence, place) || motion.test(sentence);

/**
 * Whether the place of the previous scene no longer applies, though the sentence names none that can be drawn: a new day,
 * a departure, or a place without a painter. A person who walks on outdoors stays outdoors.
 */
export const leavesPlace = (sentence: string, place: Setting): boolean =>
  endsVisit(sentence, place) ||
  ((startsAnotherDay(sentence) || otherTime.test(sentence)) && !meetsAgain.test(sentence)) ||
  isUndrawn(sentence, place) ||
  (motion.test(sentence) && !underTheSky.has(place));
