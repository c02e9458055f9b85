import type { Setting } from '#studio/story/story.ts';
import { minNamed, type PlaceEvidence, type PlaceSigns } from './place-signs.ts';
import { isCallToAction } from '../products/offer.ts';
import { enough, placeRules } from './place-rules.ts';

const building =
  'shop|workshop|studio|store|bakery|caf[eé]|restaurant|salon|house|flat|apartment|office|garage|clinic|gym|school|bar|pub|stall|kitchen|room|temple|hotel|practice';

/** Places that only locate something else or belong to other people's actions. */
const elsewhere: readonly RegExp[] = [
  // "A supermarket opened next door."
  /\b(?:an?|the|another) (?:[\p{L}-]+ ){0,3}[\p{L}-]+ (?:has |had |was )?(?:open(?:ed|s|ing)|moved in|built|went up|clos(?:ed|es))(?: \p{L}+){0,2} (?:next door|across the (?:street|road|square)|opposite|nearby|around the corner|(?:down|up|over) the (?:street|road)|in (?:the )?(?:town|village|neighbou?rhood))/giu,
  // "A small shop behind the railway station."
  new RegExp(
    `(?<=\\b(?:${building}) (?:right |just )?)(?:behind|next to|near|opposite|across from|beside|above|below|between|around the corner from|not far from) (?:the|an?|our|my|her|his) [^.,;]{3,32}`,
    'giu',
  ),
  // "A cold studio by the river"
  new RegExp(
    `(?<=\\b(?:${building}) )(?:by|on|along|at) the (?:[\\p{L}-]+ ){0,2}(?:river|sea|seaside|lake|canal|harbou?r|coast|beach|park|station|square|corner|edge)\\b`,
    'giu',
  ),
  // "From a tunnel near the airport", "in the garden behind the house"
  new RegExp(
    "\\b(?=behind |next to |near |opposite |across from |beside |above |below |between |not far from )(?<=\\b(?:in|at|from|to|into|through) (?:the|an?|our|my|her|his|their) (?:[\\p{L}’'-]{1,20} ){1,3})(?:behind|next to|near|opposite|across from|beside|above|below|between|not far from) (?:the|an?|our|my|her|his|their) [^.,;]{3,32}",
    'giu',
  ),
  // "He told her that their mother was in hospital": another place.
  /\b(?:told|tells|said|says|heard|learn(?:ed|t)|wrote|writes)(?: \p{L}+){0,2} that [^.;!?]+/giu,
  // "The lamp tells her about a bear": a story is elsewhere.
  /\b(?:tells?|told|reads?|stor(?:y|ies)|tales?|books?|films?|songs?|dreams?|dreamt|heard|hears|talks?|talked|sings?|sang)(?: \p{L}+){0,2} about (?:(?!\b(?:while|as|when|then|(?:in|at|on) the)\b)[^.,;!?“”"\n])+/giu,
  // "She waves goodbye" does not suggest the sea.
  /\bwaves? (?:good-?bye|hello|back|to|at|from|her|his|as|until)\b/giu,
  // "He looked out the window and saw thirty people in the street": he is inside.
  /\b(?:looks?|looked|looking|stares?|stared|gaz(?:es|ed)|peer(?:s|ed)|glanc(?:es|ed)|peeks?|peeked) (?:out of|out|through|from) (?:(?:the|her|his|my|our|their|a) )?(?:[\p{L}-]+ )?window\b[^.]*/giu,
  // "His garden was a jungle"
  /\b(?:is|was|like|became|felt like|looks? like|looked like) an? (?:[\p{L}-]+ )?(?:jungle|desert|zoo|battlefield|circus|prison|cave|oven|freezer|war zone)\b/giu,
  // "I started running because my doctor told me to": the advice was given elsewhere.
  /\b(?:because|since|after|although|though) (?:the|an?|my|her|his|our|their) (?:[\p{L}-]+ )?[\p{L}-]+ (?:had )?(?:told|said|advised|asked|recommended|warned|wanted|suggested)\b[^.,;!?]*/giu,
  // "Two boys saw a magpie on the church roof": they are in the street.
  /\b(?:saw|sees?|spot(?:s|ted)|notic(?:es|ed)|point(?:s|ed) (?:at|to)) [^.,;]{2,30} (?:on|in|at) (?:the|an?|his|her|their) (?:\p{L}+ )?(?:roof|rooftop|tower|chimney|steeple|balcony)\b/giu,
  // "They sit on the step and watch the trains."
  /\bwatch(?:es|ed|ing)? the (?:\p{L}+ )?(?:trains?|ships?|boats?|planes?|cars?|buses|traffic)\b/giu,
  // "The little temple next door": its door does not count.
  /\bnext door\b/giu,
];

/** Positions of such places in a text, as ranges of characters. */
export function findElsewhere(text: string): readonly { from: number; to: number }[] {
  return elsewhere.flatMap((sign) =>
    [...text.matchAll(sign)].map(({ index, 0: words }) => ({ from: index, to: index + words.length })),
  );
}

/** "Our mother was in hospital": the place of the following sentences, though not of this one. */
const laid = /\b(?:in|at|to|taken to) (?:the )?(?:hospital|intensive care)\b/iu;

/** Adjusts the signs of each sentence: removes those of calls to action, adds those of longer phrases. */
export function settleOwnPlaces(signs: readonly PlaceSigns[], narration: readonly string[]): PlaceSigns[] {
  const settled: PlaceSigns[] = [];
  let place: Setting | null = null;
  for (const [index, own] of signs.entries()) {
    const sentence = narration[index]!;
    const here = new Map<Setting, PlaceEvidence>(isCallToAction(sentence) ? [] : own);
    for (const { sign, setting, not = [], after, unlessAfter = [], weight = enough } of placeRules) {
      if (!sign.test(sentence) || (after && !(place !== null && after.includes(place)))) continue;
      if (place !== null && unlessAfter.includes(place)) continue;
      for (const wrong of not) here.delete(wrong);
      here.set(setting, { named: (here.get(setting)?.named ?? 0) + weight, suggested: 0 });
    }
    settled.push(here);
    const named = [...here].toSorted(([, one], [, other]) => other.named - one.named)[0];
    if (named && named[1].named >= minNamed) place = named[0];
    if (laid.test(sentence)) place = 'hospital';
  }
  return settled;
}
