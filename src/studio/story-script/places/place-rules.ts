import type { Setting } from '#studio/story/story.ts';

/** A longer phrase that names or rules out a place. */
export type PlaceRule = {
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

/** Places where a person who runs away stays outdoors. */
const underTheSky: readonly Setting[] = [
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
  'rooftop',
];

/** Weight of a phrase that names a place. */
export const enough = 3;
/** Weaker than a place that the sentence names. */
const weak = 1.3;
export const placeRules: readonly PlaceRule[] = [
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
  // "Tom rode off down the hill": a person who rides or runs away is on a road.
  {
    sign: /\b(?:r[io]d(?:es?|ing)|rode|cycl(?:es|ed|ing)|pedal(?:s|led|ling)|r[au]ns?|running|sprint(?:s|ed|ing)|jog(?:s|ged|ging)|skat(?:es|ed|ing)|raced?|races|marche[sd]|dashe[sd]|chase[sd](?: \p{L}+)?|chasing) (?:(?:\p{L}+ly|straight|right|back|all the way) )?(?:off|away|(?:down|up|along|across|over|round|around) (?:the|an?|her|his|their|our) (?:[\p{L}-]+ )?(?:hill|road|street|lane|avenue|path|corner|block|bridge|square|pavement|sidewalk|alley))\b/iu,
    setting: 'street',
    not: ['mountains', 'living-room'],
    unlessAfter: [...underTheSky, 'stage', 'gym', 'supermarket'],
  },
  {
    sign: /\b(?:r[au]ns?|running|sprint(?:s|ed|ing)|dash(?:es|ed|ing)|rac(?:es|ed|ing)|hurr(?:ies|ied|ying)|late|rush(?:es|ed|ing)) (?:\p{L}+ )?for (?:the|her|his|my|our|their) (?:\p{L}+ )?(?:bus|tram|taxi|train)\b/iu,
    setting: 'street',
    not: ['train', 'car'],
  },
  {
    sign: /\b(?:queue[sd]?|lines?|crowds?|people) (?:that |which )?(?:now |already |soon )?(?:stretch(?:es|ed)|stretching|snak(?:es|ed|ing)|reach(?:es|ed)|r[au]ns?|form(?:s|ed)|went|goes|wound|queue[sd]?|stood|stands?|wait(?:s|ed)|curl(?:s|ed)) (?:all the way |right |halfway )?(?:(?:a?round|down|along|past|across|outside|out of|out) (?:the|our|her|his|my) (?:\p{L}+ )?(?:corner|block|street|road|door|shop|building|square|bakery|bridge|store|house)|outside\b)/iu,
    setting: 'street',
    not: ['bakery', 'shop', 'living-room', 'cafe', 'restaurant'],
  },
  // A person by a stove is indoors, whatever the story climbed before.
  {
    sign: /\b(?:by|beside|at|around|round|in front of|near) (?:the|her|his|their|an?) (?:\p{L}+ )?(?:stove|fireplace|hearth|fireside)\b|\b(?:in|inside|at) (?:the|an?|her|his|their) (?:\p{L}+ )?(?:hut|cabin|lodge)\b(?! door)/iu,
    setting: 'living-room',
    not: ['kitchen', 'mountains', 'forest'],
    after: [...underTheSky, 'living-room'],
    unlessAfter: ['boat'],
  },
  {
    sign: /\b(?:rope bridge|gorge|ravine|abyss|crevasse|cliff(?:s|top)?|rock ?face|dunes?)\b/iu,
    setting: 'mountains',
    not: ['park', 'street'],
    unlessAfter: ['beach', 'harbour', 'boat', 'lake', 'field', 'forest'],
  },
  {
    sign: /\b(?:school|class|nativity|christmas) (?:play|show|concert|musical)\b/iu,
    setting: 'stage',
    not: ['classroom', 'living-room'],
  },
  // The ring of a circus
  {
    sign: /\b(?:in|on|into) the sand\b|\bsweep(?:s|ing)? the ring\b|\bthe ring\b/iu,
    setting: 'stage',
    not: ['beach', 'gym'],
    after: ['stage'],
  },
  // "Teaches maths to thirty teenagers", "an equation on the board"
  {
    sign: /\b(?:teach(?:es|ing)?|taught) (?:(?:maths?|mathematics|history|physics|chemistry|biology|english|french|german|spanish|latin|science|geography|grammar|reading|writing)\b|(?:\p{L}+ ){0,4}(?:pupils|students|teenagers|children|kids|class|graders|ten-year-olds)\b)|\b(?:equations?|sums?|answers?|homework|formulas?|vocabulary|sentences?|words?|names?) on the (?:black|white)?board\b|\b(?:back|front) of the class\b|\bthe (?:whole )?class (?:is|was|laugh|shout|cheer|clap|go|went|fell|fall|star|look|listen|groan|giggl|gasp)/iu,
    setting: 'classroom',
    not: ['meeting-room', 'living-room', 'office'],
    unlessAfter: ['gym', 'pool', 'stage', 'park', 'kitchen', 'track', 'pitch', 'workshop'],
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
