import type { Setting } from '#studio/story/story.ts';
import type { PlaceSigns } from './find-places.ts';
import { isCallToAction } from '../products/offer.ts';

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

type Sign = { named: number; suggested: number };
type Rule = {
  sign: RegExp;
  setting: Setting;
  /** Places that the sign rules out. */
  not?: readonly Setting[];
  /** Applies only if the story was in one of these before. */
  after?: readonly Setting[];
  /** Applies only if the story was in none of these before. */
  unlessAfter?: readonly Setting[];
  weight?: number;
};

const enough = 3;
/** Weaker than a place that the sentence names. */
const weak = 1.3;
const rules: readonly Rule[] = [
  {
    sign: /\b(?:beds?|bunks?|berths?|washroom|attendant)\b/iu,
    setting: 'train',
    not: ['bedroom', 'bathroom'],
    after: ['train'],
  },
  // The back seat of a bus
  {
    sign: /\b(?:back seats?|last stop|seats?|passengers?)\b/iu,
    setting: 'train',
    not: ['car'],
    after: ['train'],
    weight: weak,
  },
  {
    sign: /\b(?:drove|drives|driving)\b/iu,
    setting: 'car',
    not: ['street', 'park'],
    after: ['car'],
    weight: weak,
  },
  {
    sign: /\bto the (?:tailor|cobbler|shoemaker|jeweller|watchmaker|florist|grocer|butcher|chemist|optician)\b/iu,
    setting: 'shop',
  },
  {
    sign: /\b(?:at|by|from|to) (?:the|a|her|his|my|our) (?:(?:bus|tram|taxi|night) )*stop\b|\bat the (?:garden |front )?gate of\b/iu,
    setting: 'street',
  },
  // Sights are looked at from outside; a princess lives inside.
  {
    sign: /\b(?:from|at|to|past|around|outside|visit(?:s|ed)?|climb(?:s|ed)?|photograph(?:s|ed)?) the (?:[\p{L}-]+ )?(?:castle|palace|tower|ruins?|monument|statue|fortress|old town)\b/iu,
    setting: 'street',
    not: ['living-room'],
    unlessAfter: ['living-room'],
  },
  {
    sign: /\b(?:fix|repair|mend|patch|tile|thatch|paint|build)(?:e?s|e?d|ing)?\b[^.,;]{0,24}\b(?:roof|chimney|gutters?)\b|\b(?:onto|up on|up to|on top of) the roof\b/iu,
    setting: 'rooftop',
    not: ['workshop', 'garage', 'living-room'],
  },
  // The storm is seen from outside.
  {
    sign: /\b(?:storm|wind|gale|hurricane)\b[^.,;]{0,20}\b(?:blew|tore|ripped|took|lifted|knocked)\b/iu,
    setting: 'park',
    not: ['workshop', 'living-room', 'rooftop', 'barn'],
    unlessAfter: ['forest', 'mountains', 'field', 'boat'],
  },
  {
    sign: /\bhik(?:es?|ed|ing) (?:through|across|along|up|down|over|in|for|with|the|to)\b/iu,
    setting: 'mountains',
    not: ['street', 'forest', 'beach'],
  },
  {
    sign: /\b(?:potters?|pottery|sculptors?|ceramics?|blacksmiths?)\b[^.]*\b(?:studio|shed)\b|\b(?:pottery|art|ceramics) studio\b/iu,
    setting: 'workshop',
  },
  // "Marcus delivers parcels on a cargo bike": he is on the road.
  {
    sign: /\b(?:deliver\p{L}*|rid(?:es?|ing)|rode|cycl\p{L}+|commut\p{L}+|travel\p{L}*|carr(?:y|ies|ied)|brings?|brought)\b[^.]* (?:on|by) (?:(?:an?|the|her|his|my|their|our) (?:[\p{L}-]+ )?)?(?:bike|bicycle|scooter|moped|motorbike)\b/iu,
    setting: 'street',
    not: ['warehouse'],
  },
  {
    sign: /\bbetween the (?:\p{L}+ )?(?:plants|vines|crops|rows)\b|\b(?:tomato|potato|bean|corn|maize|wheat) (?:plants|rows|field)\b/iu,
    setting: 'field',
    not: ['living-room'],
    after: ['field', 'barn'],
  },
  {
    sign: /(?:['’]s|\b(?:his|her|my|our|their)) (?:back ?|front )?(?:garden|yard|lawn) (?:is|was|looks|looked|had)\b/iu,
    setting: 'park',
  },
  {
    sign: /\b(?:mov(?:es|ed) (?:in|out)(?: with| together|[.,])|came to stay|comes to stay|move(?:s|d)? back in)\b/iu,
    setting: 'living-room',
    not: ['airport'],
    weight: weak,
  },
  {
    sign: /\b(?:night|evening|day) of the (?:show|play|concert|performance|premiere|musical)\b|\bforg[eo]ts? (?:his|her|their|my) lines\b|\bbehind the curtain\b|\b(?:final|first|dress) rehearsal\b/iu,
    setting: 'stage',
    not: ['classroom', 'living-room'],
    weight: weak,
  },
  // A person who is let in leaves the street.
  {
    sign: /\b(?:let|lets|invit(?:es|ed)|wav(?:es|ed)|ask(?:s|ed)|usher(?:s|ed)) (?:her|him|them|us|me) in(?:side)?\b(?! (?:on|the|to|for|a)\b)/iu,
    setting: 'living-room',
    after: ['street', 'park', 'field', 'lobby', 'car'],
    weight: weak,
  },
  {
    sign: /\bwalk(?:s|ed) (?:\p{L}+ ){0,5}?(?:round|rounds|beat|block|streets)\b/iu,
    setting: 'street',
    weight: weak,
  },
  // "Yesterday an old lady got on": the driver's bus.
  {
    sign: /\b(?:got|gets|get|hopped|stepped|climbed) (?:on|off|aboard)(?! (?:well|with (?:each|his|her|my|their|it|the))\b)\b/iu,
    setting: 'train',
    after: ['train'],
    weight: weak,
  },
  // Baking needs a kitchen.
  {
    sign: /\b(?:bak(?:es?|ed|ing)|iron(?:s|ed)|washe[sd] up|fr(?:ies|ied)) (?:him|her|them|us|me|the|an?|some|scones|cakes?|bread|biscuits|cookies|eggs)\b/iu,
    setting: 'kitchen',
    after: [
      'park',
      'street',
      'field',
      'forest',
      'lake',
      'beach',
      'pitch',
      'living-room',
      'bedroom',
      'hospital',
      'classroom',
    ],
    weight: weak,
  },
  {
    sign: /\b(?:basketball|netball|handball|badminton|volleyball|free throws?|slam dunks?|three-pointers?)\b|\bshot the ball\b/iu,
    setting: 'gym',
    not: ['pitch', 'park', 'street'],
  },
  // "Around the bay in a wooden boat"
  {
    sign: /\b(?:(?:in|on|aboard) (?:an?|the|her|his|our|their|my) (?:[\p{L}-]{1,15} ){0,2}|(?:sail|steer)(?:s|ed)? (?:an?|the|her|his|our|their) (?:[\p{L}-]{1,15} )?)(?:boat|ship|yacht|sailboat|ferry|trawler)\b/iu,
    setting: 'boat',
    not: ['beach', 'harbour'],
  },
  // "She drives the number nine tram through the old town": she is in it.
  {
    sign: /\b(?:driv(?:es?|ing|en)|drove|rid(?:es?|ing)|rode|board(?:s|ed)|steer(?:s|ed)|(?:climb(?:s|ed)?|gets?|got|hop(?:s|ped)|step(?:s|ped)) (?:on|onto|aboard|into)) (?:the|an?|her|his|my|our|their) (?:[\p{L}\d-]{1,15} ){0,3}(?:tram|bus|train|metro|subway|streetcar|underground)\b(?! (?:stops?|station|driver|ticket|pass|line)\b)/iu,
    setting: 'train',
    not: ['street', 'market', 'park'],
  },
  {
    sign: /\b(?:aboard|on board|(?:the|a|other|fellow|every) passengers?|next stop|the doors (?:open|close)d?)\b/iu,
    setting: 'train',
    after: ['train'],
    weight: weak,
  },
  {
    sign: /\b(?:aboard|on board|cabin|sails?|captain|crew|helm)\b/iu,
    setting: 'boat',
    after: ['boat'],
    weight: weak,
  },
  // "In front of the gate"
  {
    sign: /\b(?:in front of|outside) (?:the|our|her|his|their) (?:[\p{L}-]{1,15} )?(?:gates?|doors?|entrance)\b/iu,
    setting: 'street',
    unlessAfter: ['airport', 'park', 'field', 'barn', 'forest'],
    weight: weak,
  },
  {
    sign: /\b(?:shore|bank|island|waves|deep water)\b/iu,
    setting: 'lake',
    not: ['beach', 'lobby'],
    after: ['lake'],
    weight: weak,
  },
  { sign: /\byard\b/iu, setting: 'warehouse', not: ['park'], after: ['warehouse', 'workshop', 'garage'] },
  {
    sign: /\b(?:table|seat|room|dinner|lunch|brunch)s? (?:is (?:ready|waiting) )?at \p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*/u,
    setting: 'restaurant',
  },
  { sign: /\bat (?:an?|the|her|his|my|our|their) (?:\p{L}+ ){0,2}(?:work)?bench\b/iu, setting: 'workshop' },
  { sign: /\bknock(?:s|ed|ing)? (?:on|at) the bakery door\b/iu, setting: 'bakery' },
  {
    sign: /\b(?:my|her|his|our) (?:hairdresser|stylist|barber)\b/iu,
    setting: 'salon',
    not: ['bathroom', 'workshop'],
  },
  {
    sign: /\b(?:doctor|dr|waiting room|nurse|chair)\b/iu,
    setting: 'dentist',
    not: ['hospital'],
    after: ['dentist'],
  },
  { sign: /\bshel(?:f|ves)\b/iu, setting: 'library', not: ['shop'], after: ['library'], weight: weak },
  {
    sign: /\bbench(?:es)?\b/iu,
    setting: 'gym',
    not: ['park'],
    after: ['gym'],
  },
  { sign: /\bbench(?:es)?\b/iu, setting: 'track', not: ['park'], after: ['track'] },
  { sign: /\bbench(?:es)?\b/iu, setting: 'workshop', not: ['park'], after: ['workshop'] },
  { sign: /\b(?:bed|bedside|pillow)\b/iu, setting: 'hospital', not: ['bedroom'], after: ['hospital'] },
];

/** "Our mother was in hospital": the place of the following sentences, though not of this one. */
const laid = /\b(?:in|at|to|taken to) (?:the )?(?:hospital|intensive care)\b/iu;

/** Adjusts the signs of each sentence: removes those of calls to action, adds those of longer phrases. */
export function settleOwnPlaces(signs: readonly PlaceSigns[], narration: readonly string[]): PlaceSigns[] {
  const settled: PlaceSigns[] = [];
  let place: Setting | null = null;
  for (const [index, own] of signs.entries()) {
    const sentence = narration[index]!;
    const here = new Map<Setting, Sign>(isCallToAction(sentence) ? [] : own);
    for (const { sign, setting, not = [], after, unlessAfter = [], weight = enough } of rules) {
      if (!sign.test(sentence) || (after && !(place !== null && after.includes(place)))) continue;
      if (place !== null && unlessAfter.includes(place)) continue;
      for (const wrong of not) here.delete(wrong);
      here.set(setting, { named: (here.get(setting)?.named ?? 0) + weight, suggested: 0 });
    }
    settled.push(here);
    const named = [...here].toSorted(([, one], [, other]) => other.named - one.named)[0];
    if (named && named[1].named >= 1.05) place = named[0];
    if (laid.test(sentence)) place = 'hospital';
  }
  return settled;
}
