import type { Setting } from '#studio/story/story.ts';

/** The first match counts. */
const suggestedRooms: readonly { sign: RegExp; setting: Setting }[] = [
  {
    sign: /\b(?:pick(?:s|ed|ing)|plant(?:s|ed|ing)|harvest(?:s|ed|ing)|water(?:s|ed|ing)|weed(?:s|ed|ing)) (?:[\p{L}-]+ ){0,4}?(?:(?:straw|rasp|blue|black)?berries|apples|cherries|plums|pears|grapes|olives|tomatoes|potatoes|pumpkins|beans|cotton|tea|plants|crops|seeds|vines|trees)\b/iu,
    setting: 'field',
  },
  {
    sign: /\b(?:feed(?:s|ing)?|fed|milk(?:s|ed|ing)|shear(?:s|ed)|herd(?:s|ed|ing)|groom(?:s|ed|ing)|muck(?:s|ed) out) (?:[\p{L}-]+ ){0,3}?(?:goats?|sheep|lambs?|cows?|calves|calf|hens|chickens|pigs?|donkeys?|horses?|pony|ponies|ducks|geese)\b/iu,
    setting: 'field',
  },
  { sign: /\b(?:sw(?:im|ims|am|imming)|swimmers?)\b/iu, setting: 'pool' },
  {
    sign: /\b(?:(?:regional|school|charity|first|last|hundred-metre|relay) race|race day|day of the race|overt(?:akes?|ook) (?:an?|the|two|three|everyone)|(?:at|to|before|near) the finish|laps?|sprints?|sprinters?|relay|hurdles|slowest runner|fastest runner|finish(?:ing)? line)\b/iu,
    setting: 'track',
  },
  {
    sign: /\b(?:cup final|(?:foot|hand)ball match|final whistle|penalty|goalkeeper|kick-?off|half-?time|extra time)\b/iu,
    setting: 'pitch',
  },
  {
    sign: /\b(?:applause|audience|encore|curtain call|standing ovation|(?:took|takes) a bow|choir|orchestra|premiere|in the (?:first|second|third|front|back|last) row|pianist|ballet)\b/iu,
    setting: 'stage',
  },
  {
    sign: /\b(?:(?:my|her|his|the|our) (?:\p{L}+ )?(?:class|pupils|students|homework|exam|teacher)|maths|algebra|geography|detention|report card)\b/iu,
    setting: 'classroom',
  },
  {
    sign: /\b(?:f[ae]ll(?:s|en)? off (?:her|his|my|the|a) (?:\p{L}+ )?(?:bike|bicycle|scooter|skateboard|moped)|finish(?:ed)? line|marathon|pavement|bus stop|traffic|crowd|parade|pedestrians?|bus(?:es)? (?:was|is|came|left)|queue[sd]? (?:\p{L}+ ){0,3}(?:round|around|down|along|outside))\b/iu,
    setting: 'street',
  },
  {
    sign: /\b(?:treasure map|(?:to|under|behind|beside|at|past) an? (?:\p{L}+ )?tree|bur(?:ied|ies) (?:the|a|it|them)|(?:the|their|a|her|his) (?:shovel|spade) (?:hit|struck|touched)|fallen leaves|footprints)\b/iu,
    setting: 'forest',
  },
  {
    sign: /\b(?:hikers?|summit|climbers?|trail|avalanche|glacier|base camp)\b/iu,
    setting: 'mountains',
  },
  {
    sign: /\b(?:sle(?:eps?|eping|pt)|asleep|awake|insomnia|nightmares?|pillows?|duvet|mattress|blankets?|alarm clock|w(?:ak|ok)e(?:s|n)? up)\b/iu,
    setting: 'bedroom',
  },
  {
    sign: /\b(?:cook(?:s|ed|ing)?|bak(?:es?|ed|ing)|fr(?:y|ies|ied)|recipes?|(?<!\b(?:before|after|until|by|since) )(?:dinner|breakfast|supper|lunch)|meals?|ate|eat(?:s|ing)?|vegetables|plates?|kettle|fridge|leftovers|groceries|rice|noodles|pasta|sauce|soup|dough|saucepan|frying pan|stirs?|stirred|steam|(?:burn(?:s|ed|t)|chop(?:s|ped)|peel(?:s|ed)|slic(?:es|ed)) (?:the|her|his|an?|some|two|three))\b/iu,
    setting: 'kitchen',
  },
  {
    sign: /\b(?:boss|colleagues?|co-?workers?|deadlines?|spreadsheets?|invoices?|clients?|meetings?|reports?|emails?|promotion|employees?|launch(?:es|ed)?|investors?|salary)\b/iu,
    setting: 'office',
  },
  {
    sign: /\b(?:customers?|shoppers?|queue|(?:new|more|many|first|hundred|big) orders|orders (?:come|came|pour\p{L}*|are|were)|sales|sold|sells?)\b/iu,
    setting: 'shop',
  },
  {
    sign: /\b(?:walk(?:s|ed|ing)?|ran|runs?|running|jog(?:s|ged|ging)?|hik(?:es?|ed|ing)|picnic|football|frisbee|leash|kites?)\b/iu,
    setting: 'park',
  },
];

/** The room in which such a moment usually happens, for a narration that names no place. */
export const usualRoom = (narration: string): Setting | null =>
  suggestedRooms.find(({ sign }) => sign.test(narration))?.setting ?? null;
