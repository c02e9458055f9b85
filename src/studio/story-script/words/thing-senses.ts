/** A word that means another thing, or none, next to certain words in its sentence. */
export type ThingSense = {
  words: string;
  /** The sense applies if the sentence has these words. */
  beside?: RegExp;
  /** The sense applies if the sentence does not have these words. */
  without?: RegExp;
  /** The thing in this sense, by its name in the thing book; null: none. */
  means: string | null;
};

export const thingSenses: readonly ThingSense[] = [
  {
    words: 'fire',
    beside:
      /\b(?:around|round|by|beside|over|lit|built|made) (?:the|a|their|our) (?:\p{L}+ )?fire\b(?! (?:station|alarm|engine|exit|brigade))/iu,
    means: 'campfire',
  },
  // Counted to fall asleep; cooked or served; else as it was caught.
  { words: 'fish', beside: /\bcount(?:s|ed|ing)? (?:the )?fish\b/iu, means: null },
  {
    words: 'fish, salmon, trout, cod, mackerel',
    beside:
      /\b(?:cook(?:s|ed|ing)?|fr(?:y|ies|ied)|grill(?:s|ed)?|roast(?:s|ed)?|bak(?:es|ed)|ate|eat(?:s|ing)?|tr(?:y|ies|ied)|serv(?:es|ed)|plates?|dinner|lunch|supper|menu|restaurant|kitchen|lemon)\b/iu,
    means: 'plate of fish',
  },
  // Neither a handbag nor a framed painting.
  {
    words: 'bag, bags',
    beside:
      /\bbags? of (?:\p{L}+ )?(?:peas|ice|rice|beans|seeds?|soil|sand|salt|cement|potatoes|onions|apples|oranges|carrots|nuts|oats|coffee|feed|food|sweets|crisps|grain|coal|compost)\b/iu,
    means: 'bag of flour',
  },
  {
    words: 'photo, photos, photograph',
    beside: /\bt(?:akes?|ook|aking|aken) (?:\p{L}+ ){0,3}(?:photos?|photographs?)\b/iu,
    means: null,
  },
  {
    words: 'nuts, nut',
    beside: /\b(?:loosen|tighten|wheels?|bolts?|tyres?|tires?|wrench|spanner|unscrew|screw)(?:s|ed|ing)?\b/iu,
    means: 'nut and bolt',
  },
  {
    words: 'cards, card',
    beside:
      /\b(?:play(?:s|ed|ing)? (?:\p{L}+ ){0,2}cards|deals?|dealt|dealing|shuffl(?:e|es|ed|ing)|poker|rummy|trumps?|card (?:game|trick))\b/iu,
    means: 'playing cards',
  },
  {
    words: 'board, boards',
    beside:
      /\b(?:surf(?:s|ed|ing|ers?|board)?|waves?|wetsuits?|paddl(?:e|es|ed|ing)|beach|sea|surf school)\b/iu,
    means: 'surfboard',
  },
  { words: 'board, boards', beside: /\b(?:snow|slope|piste|lift|ski)\b/iu, means: 'snowboard' },
  {
    words: 'glasses',
    beside:
      /\b(?:rais(?:e|es|ed|ing)|clink(?:s|ed|ing)?|fill(?:s|ed)?|pour(?:s|ed)?|drank|drink|wine|champagne|toast(?:s|ed)?|empty)\b/iu,
    means: 'wine glass',
  },
  {
    words: 'wheel, wheels',
    beside:
      /\b(?:turn(?:s|ed)? (?:the|a) wheel|steer(?:s|ed|ing)?|at the wheel|behind the wheel|potter|clay|spinning|sewing|big wheel|on wheels)\b/iu,
    means: null,
  },
  // The verb "can" has neither an article nor "of".
  {
    words: 'can, cans',
    without:
      /\b(?:an?|the|her|his|my|our|their|another|second|third|first|last|cold|empty|open|little|blue|red|green|silver|golden|gold|small|big|tall|crushed) cans?\b(?! (?:be|have|do|help|see|get|go|not|never|only|also|make|hear|feel|take|find|\p{L}+ (?:it|them|him|her|us|you|me)\b)\b)|\bcans? of\b/iu,
    means: null,
  },
  {
    words: 'bow, bows',
    beside:
      /\b(?:t(?:akes?|ook|aking)|mak(?:es?|ing)|made|g(?:ives?|ave)) (?:an?|her|his|their|our|my|another|one) (?:[\p{L}-]+ )?bows?\b/iu,
    means: null,
  },
  { words: 'bow', beside: /\b(?:violin|cello|fiddle|viola|arrows?|ship|boat|stern)\b/iu, means: null },
  {
    words: 'net, nets',
    beside: /\b(?:goal|goalkeeper|striker|tennis|football|scored?|internet)\b/iu,
    means: null,
  },
  { words: 'plate, plates', beside: /\b(?:licen[cs]e|number|registration) plates?\b/iu, means: null },
  {
    words: 'sign, signs',
    beside: /\b(?:good|bad|first|no|clear|any|only|great) signs?\b|\bsigns? (?:of|that)\b/iu,
    means: null,
  },
  {
    words: 'form',
    beside: /\b(?:in|good|top|best|a|the|any|some) form of\b|\bin (?:good|top|great) form\b/iu,
    means: null,
  },
  {
    words: 'key',
    beside: /\bkeys? (?:to (?:success|happiness|everything|a|good)|is|point|part|moment)\b/iu,
    means: null,
  },
  { words: 'pen', beside: /\b(?:sheep|pigs?|goats?|lambs?|hens?|geese|fence)\b/iu, means: null },
  {
    words: 'boot',
    beside: /\b(?:boot of (?:the|her|his|my|our|their)|car boot|in(?:to)? the boot)\b/iu,
    means: null,
  },
  {
    words: 'scales, scale',
    beside: /\b(?:piano|violin|practi[sc]\w+|fish|dragon|large scale|on a scale)\b/iu,
    means: null,
  },
  { words: 'bulb, bulbs', beside: /\b(?:tulips?|daffodils?|plant(?:s|ed)?|soil|garden)\b/iu, means: 'tulip' },
  {
    words: 'tip, tips',
    without: /\b(?:waiter|waitress|table|guests?|customers?|bill|generous|taxi)\b/iu,
    means: null,
  },
  {
    words: 'target',
    beside:
      /\b(?:target (?:group|of|audience)|sales|missed|reached|hit) (?:\p{L}+ ){0,2}targets?\b|\btargets? (?:for|of|group)\b/iu,
    means: null,
  },
  { words: 'bin', beside: /\bin the bin of\b/iu, means: null },
  { words: 'coach', without: /\b(?:passengers|driver|station|bus|seat)\b/iu, means: null },
  { words: 'button, buttons', beside: /\bradio (?:button|knob)s?\b/iu, means: 'radio' },
  {
    words: 'button, buttons',
    beside:
      /\b(?:press(?:es|ed)?|push(?:es|ed)?|tap(?:s|ped)?|click(?:s|ed)?|app|screen|hit|(?:start|stop|play|power|red|green|emergency|lift|elevator|snooze|alarm|call|send|order|buy|record|on|off) buttons?)\b/iu,
    means: null,
  },
  { words: 'drill', beside: /\b(?:fire|safety|emergency|training) drills?\b/iu, means: null },
  {
    words: 'nails',
    beside: /\b(?:polish|paint(?:s|ed)?|manicure|salon|bit|bites?|fingers?)\b/iu,
    means: null,
  },
  { words: 'iron', without: /\b(?:shirt|clothes|press(?:es|ed)|board)\b/iu, means: null },
  { words: 'crane', beside: /\b(?:bird|flew|nest|feathers?)\b/iu, means: null },
  { words: 'pot', beside: /\b(?:plant|flower|soil|clay|potter)\b/iu, means: 'potted plant' },
  { words: 'chalk', beside: /\bchalk (?:your|his|her|my) hands\b/iu, means: null },
  {
    words: 'note, notes',
    beside:
      /\b(?:low|high|sang|sings?|piano|musical|melody|heard) (?:\p{L}+ )?notes?\b|\bnotes? (?:of (?:music|the song)|on the piano)\b/iu,
    means: null,
  },
  { words: 'hay', beside: /\bhay fever\b/iu, means: null },
  {
    words: 'weights',
    without: /\b(?:gym|lift(?:s|ed|ing)?|train(?:s|ed|ing|er)?|rack|dumbbells?)\b/iu,
    means: null,
  },
  { words: 'hat', beside: /\bhats? off\b/iu, means: null },
  { words: 'mint', beside: /\bmint condition\b/iu, means: null },
  {
    words: 'shell, shells',
    beside: /\b(?:snail|turtle|tortoise|egg|crab|nut|his shell|her shell)\b/iu,
    means: null,
  },
  { words: 'plank', beside: /\b(?:seconds|exercise|workout|abs)\b/iu, means: null },
  { words: 'sugar', beside: /\b(?:blood|no|without|free|less|added) sugar\b/iu, means: null },
  { words: 'fabric', beside: /\bfabric of\b/iu, means: null },
  { words: 'mask, masks', beside: /\b(?:face|sheet|clay|sleep|oxygen|diving) masks?\b/iu, means: null },
];
