import type { ActivityWords } from '../activities.ts';

/** Play, sport, music, and what people do to each other. */
export const playWords = {
  // A carried person is not a held thing.
  'carry-person': [
    3,
    'carry walk run work hug hold-out',
    "carr(?:y|ies|ied|ying) (?:(?:the|an?|her|his|my|our) (?:\\w+ ){0,2}(?:man|woman|boy|girl|child|kid|son|daughter|brother|sister|mother|father|grandmother|grandfather|friend|patient|toddler|lady)|him|me|us|her(?= (?:home|back|to|through|up|down|out|on|in|across|over|inside|upstairs)\\b|[.,]))(?![’']s)|(?:carr(?:y|ies|ied|ying)|took|takes) \\w+ (?:\\w+ ){0,4}?on (?:her|his|my|their) (?:back|shoulders)|piggyback",
  ],
  'on-lap': [
    3,
    'sit work carry hug walk stand',
    "(?:s[ai]ts?|sitting|climb(?:s|ed)|curl(?:s|ed) up|jump(?:s|ed)) (?:\\w+ ){0,2}(?:on|onto|in|into) (?:my|her|his|\\w+[’']s) (?:\\w+ )?(?:lap|knees?)",
  ],
  'play-music': [
    3,
    'work sit hold-out walk run wave carry sleep drink lean read',
    '(?:play(?:s|ed|ing)?|strum(?:s|med|ming)?|pluck(?:s|ed)|tun(?:es|ed|ing)|practi[sc](?:es|ed|ing)) (?:\\w+ ){0,4}(?:guitar|ukulele|banjo|mandolin|violin|fiddle|cello|piano|keyboard|flute|recorder|trumpet|saxophone|sax|accordion|drums?|harp|clarinet|harmonica|organ)|bl(?:ows?|ew) (?:\\w+ ){0,2}(?:trumpet|horn|whistle)|(?:sits?|sat|sitting) (?:down |back )?at (?:the|a|her|his) (?:\\w+ )?(?:piano|keyboard|organ|drums)',
  ],
  'play-cards': [
    3,
    'sit work walk',
    'play(?:s|ed|ing)? (?:\\w+ ){0,2}(?:cards|poker|rummy|chess|draughts|checkers|dominoes)|(?:deal(?:s|ing)?|dealt|shuffl(?:es|ed|ing)) (?:out )?(?:the |a |some )?(?:\\w+ )?cards?',
  ],
  surf: [
    3,
    'sit walk run work wave',
    '(?:rid(?:es|ing)|rode|catch(?:es)?|caught|surf(?:s|ed|ing)?) (?:a|the|her|his|my|their|its|that|every) (?:\\w+ ){0,2}waves?|surf(?:s|ed|ing)(?! (?:school|shop|lesson|board|the (?:web|net|internet)))|st(?:ood|ands?) (?:up )?on (?:the|a|his|her|my) (?:\\w+ )?(?:surf)?board',
  ],
  row: [
    3,
    'sit work walk carry',
    'row(?:s|ed|ing)(?! of\\b)|paddl(?:es|ed|ing) (?:the|a|her|his|our|their) (?:\\w+ )?(?:canoe|kayak|boat|raft)|paddl(?:es|ed|ing) (?:across|over|along|down|up|through|to|towards?|home|back)|(?:in|into) (?:a|the|his|her|our|their) (?:\\w+ )?(?:rowing boat|canoe|kayak|rowboat)',
  ],
  swim: [
    3,
    'run walk work sit carry',
    'sw(?:ims?|am|imming)|div(?:es|ed|ing) into|dove into|paddl(?:es|ed) out|snorkel(?:s|led|ling)|float(?:s|ed|ing) (?:on|in) the (?:water|sea|lake|pool)',
  ],
  ski: [
    3,
    'walk run sit work carry',
    'ski(?:s|ed|ing)(?= (?:down|across|through|over|to|back|home|along|past|up|on)\\b|[.,])',
  ],
  fish: [
    3,
    'sit work walk',
    "fish(?:es|ed|ing)(?! (?:[\\w’']+ ){1,5}(?:out|from|up)\\b| (?:in|through|around) (?:her|his|my|the) (?:\\w+ )?(?:bag|pockets?|purse|drawer)| (?:boat|net|rod|line|village|port|harbou?r|for compliments))|casts? (?:her|his|the) line",
  ],
  feed: [
    3,
    'hold-out work walk sit',
    'feeds? (?:the|her|his|my|our|their|all|some)|fed (?:the|her|his|my|our|their)',
  ],
  brush: [
    3,
    'work walk hold-out',
    'brush(?:es|ed|ing) (?:her|his|my|your|their) (?:\\w+ )?(?:teeth|hair)|comb(?:s|ed|ing)? (?:her|his|my) hair',
  ],
  fall: [
    2,
    'walk run work sit',
    '(?:(?:falls|fell)(?! (?:asleep|in love|silent|ill|behind|apart|for|away|out (?:of love|with)|on(?:to)? the (?:bed|sofa|couch)|into (?:bed|place|step|silence|despair|debt|an?\\b(?! (?:\\w+ )?(?:hole|ditch|pit|pond|puddle|pool|lake|river|well|trap))|(?:her|his|my|their) (?:arms|bed)|the (?:habit|arms)))\\b)|trip(?:s|ped)(?! for\\b)|slip(?:s|ped)(?! (?:away|through|by|past|into|out of|(?:on|off) (?:(?:the|an?|her|his|my) )?(?:[\\p{L}-]+ ){0,2}(?:dress|coat|jacket|shoes?|boots?|slippers|socks|gloves?|shirt|jumper|sweater|gown|robe|apron|ring|glasses|mask|hat))\\b)|stumble[sd](?! (?:into|through|out of|away|upon)\\b))|(?:is|was|gets?|got) knocked (?:over|down)',
  ],
  // Specific before general: pushing a swing is not pushing a cart, and kneading is not stirring a pot.
  'push-swing': [
    3,
    'carry walk work sit',
    '(?:push(?:es|ed|ing)?|swing(?:s|ing)?|swung) (?:\\w+[ -]){1,4}?on (?:the|a|her|his|their|our) (?:\\w+ )?swings?',
  ],
  'raise-hand': [
    3,
    'carry wave point',
    'rais(?:es|ed|ing) (?:her|his|my|a|their|one) (?:\\w+ )?hands?(?! to\\b| on\\b| for\\b)|(?:every|each|all|\\w+) hands? (?:went|shot|goes|go|flew) up|(?:puts?|stuck|holds?|held) up (?:their) hands|(?:puts?|stuck) (?:her|his|their) hands? up|(?:puts?|stuck|holds?|held|hands?) up (?:her|his|my|a|one) hand|(?:her|his|my) hand (?:went|shot|goes|flew) up',
  ],
  'wash-hair': [
    3,
    'work stand',
    '(?:wash(?:es|ed|ing)?|rins(?:es|ed|ing)|shampoo(?:s|ed)?) (?:her|his|my|your|their|the) (?:\\w+ )?hair|(?:into|through) (?:her|his|my|your) (?:wet|damp) hair|in the shower|(?:has|have|had|tak(?:es|ing)|took) a (?:\\w+ )?shower|shower(?:s|ed|ing)',
  ],
  knead: [
    3,
    'work sit',
    'knead(?:s|ed|ing)?|(?:roll(?:s|ed|ing)?|press(?:es|ed)|shap(?:es|ed|ing)|fold(?:s|ed)|stretch(?:es|ed)) (?:out )?(?:the |a |my |her |his |it )?(?:\\w+ )?(?:dough|pasta|pastry)|pinch(?:es|ed|ing)? the (?:edges|dough)|ma(?:kes|de|king) (?:pierogi|dumplings|ravioli|gnocchi|pasta|tortillas|bread|dough)|bak(?:es|ed|ing) (?:\\w+ ){0,3}(?:bread|sourdough|loaf|loaves|baguettes?|rolls)',
  ],
  light: [
    3,
    'work walk',
    '(?:lit|light(?:s|ed|ing)?) (?:a|the|two|three|her|his|our|their|some) (?:\\w+ )?candles?',
  ],
  shoot: [
    3,
    'run work hold-out',
    '(?:shoots?|shot|fires?|fired|sinks?|sank|threw|throws) (?:the|a|her|his) (?:\\w+ )?(?:ball|basket|three|three-pointer|free throw|jump shot)(?= (?:at|through|into|toward|towards|from)|[,.!]|$| and)|(?:at|into|through) the (?:hoop|basket)|let (?:the ball|it) go|t(?:akes?|ook) the (?:last |final |first )?shot',
  ],
  kick: [
    3,
    'run walk work wave hold-out throw',
    'kick(?:s|ed|ing)? (?:the|a|it|his|her|my)(?! (?:habit|bucket|door|leg|bad))|play(?:s|ed|ing)? (?:football|soccer)|(?:score[sd]?|scoring)(?= (?:the|a|twice|again|from|three|two|with)\\b|[.,!])',
  ],
  dribble: [2, 'run walk work', 'dribbl(?:es|ed|ing)'],
  finish: [
    3,
    'walk run wave',
    'cross(?:es|ed|ing) (?:the|that|her|his|my|a) (?:finish(?:ing)? )?line|(?:reach(?:es|ed)|ran (?:across|over|through)|runs (?:across|over|through)) the (?:finish(?:ing)? )?(?:line|ribbon|tape)|br(?:eaks|oke) the (?:tape|ribbon)',
  ],
  cut: [
    3,
    'work sit',
    'cut(?:s|ting)? (?:it|them|(?:her|his|my|the) (?:\\w+ )?hair)\\b|cut(?:s|ting)? (?!down|off|back|out of|to the)(?:\\w+ ){0,4}?(?:piece|pieces|fabric|cloth|leather|paper|felt|pattern|strips?|shirts?|t-shirt|ribbon|cardboard)|with (?:the|a|her|his) scissors|snip(?:s|ped|ping)',
  ],
  pet: [
    3,
    'sit work hug',
    '(?:pet|strok|tickl|cuddl)(?:s|es|ted|ed|led|ting|ing) (?:the|her|his|it|him|my|their|our|\\p{Lu}\\w+)',
  ],
  argue: [
    2,
    'wave point',
    'argu(?:es?|ed|ing)|quarrel(?:s|led|ling)?|haggl(?:es?|ed|ing)|bicker(?:s|ed|ing)|(?:had|has|having) a (?:row|fight|quarrel)|fought with (?:her|his|my|the) (?:husband|wife|brother|sister|mother|father|boss|son|daughter)',
  ],
  'shake-hands': [3, 'wave hold-out', '(?:shak(?:es?|ing)|shook) (?:\\w+ )?hands?|handshakes?'],
  'hold-hands': [
    3,
    'walk wave work hug',
    'hand in hand|(?:get|gets|got|getting) married|marr(?:y|ies|ied) (?:her|him|in|on|at)|(?:say|said|says) (?:their )?vows|hold(?:s|ing)? (?:hands|(?:her|his|my) (?:\\w+ )?hand\\b)|held (?:hands|(?:her|his|my) (?:\\w+ )?hand\\b)|t(?:akes|ook) (?:her|his|him|my) (?:\\w+ )?(?:by the )?hand\\b',
  ],
  comfort: [
    3,
    'hug hold-out',
    'comfort(?:s|ed|ing)|consol(?:es|ed|ing)|(?:puts?|lays?|laid) (?:an arm|a hand|her hand|his hand|her arm|his arm) (?:on|around|round)|pat(?:s|ted) (?:her|him|me|the|\\p{Lu}\\w+)',
  ],
} as const satisfies ActivityWords;
