import type { Action } from '#studio/story/story.ts';

/**
 * Activities by verb, more specific than the action of a scene. A row has the actions that it refines ('*': any), its
 * worth in a picture (physical work above moods and words), and its patterns.
 */
const rows = {
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
  pour: [3, 'hold-out work drink', '(?<!\\bit (?:\\w+ ){0,2})pour(?:s|ed|ing)(?! down)|refill(?:s|ed)'],
  serve: [3, 'hold-out carry work', 'serv(?:es|ed|ing)|waits? on'],
  cook: [
    3,
    'work hold-out sit',
    'cook(?:s|ed|ing)?|stir(?:s|red|ring)?|fr(?:y|ies|ied|ying)|chop(?:s|ped|ping)?|bak(?:e|es|ed|ing)|knead(?:s|ed|ing)?|mix(?:es|ed|ing)|boil(?:s|ed|ing)|roast(?:s|ed|ing)|grill(?:s|ed|ing)|brew(?:s|ed|ing)|slic(?:es|ed|ing)|(?:roll|press|flip|whisk)(?:s|es|ed|ing)? (?:the |it |them |out )?(?:dough|flat|out|into)?|(?:lay|put|place|set|turn|spread|pull)s? (?:\\w+ ){1,4}(?:pan|oven|dough|pot|grill|tray)',
  ],
  eat: [
    3,
    'sit hold-out sit-at-desk point wave',
    'eat(?:s|ing)?|ate|bit(?:es)? into|bites?(?! (?:her|his|my) (?:lips?|nails|tongue))|t(?:akes|ook) (?:a|the first|another) (?:\\w+ )?bite|(?:has|have|had|having|shar(?:es|ed|ing)) (?:\\w+ ){0,3}?(?:breakfast|lunch|dinner|supper|brunch|a meal|(?:slice|piece)s? of \\w+|picnic|sandwich(?:es)?)(?! (?:break|time|hour|ready|rush|guests))|lick(?:s|ed) (?:the|her|his)|tast(?:es|ed|ing)|chew(?:s|ed|ing)?|munch(?:es|ed)|nibbl(?:es|ed)',
  ],
  drink: [
    3,
    'sit sit-at-desk hold-out read point wave',
    'drinks?(?! (?:machine|menu|bar|stand))|drank|drinking(?! (?:water|fountain))|sip(?:s|ped|ping)?|gulp(?:s|ed)?|(?:has|have|had|having) (?:a|another|her|his|their|some) (?:\\w+ )?(?:cup of (?:tea|coffee|cocoa)|coffee|tea|cocoa|beer|glass of \\w+)(?! (?:shop|house|machine|bar|break))',
  ],
  read: [
    3,
    'sit sit-at-desk',
    'reads?|reading(?! (?:glasses|room|lamp|list|club|corner))|leaf(?:s|ed) through|flip(?:s|ped) through',
  ],
  yawn: [3, 'sit sit-at-desk sleep wave read', 'yawn(?:s|ed|ing)?'],
  'write-board': [
    3,
    'sit-at-desk read work sit hold-out point stand walk',
    '(?:writ(?:es?|ing)|wrote|draws?|drew|drawing|chalk(?:s|ed)|scribbl(?:es|ed)|sketch(?:es|ed)|scrawl(?:s|ed)|solv(?:es|ed)) (?:[^.,;]{1,44}? )?(?:on|at|across) (?:the|a|her|his|our|their) (?:\\w+ )?(?:board|blackboard|whiteboard|chalkboard|flip ?chart)|(?:paint(?:s|ed|ing)|spray(?:s|ed|ing)?|draws?|drew) (?:[^.,;]{1,44}? )?(?:on|onto|across) (?:the|a|her|his|our|their) (?:\\w+ ){0,2}wall',
  ],
  write: [
    3,
    'sit-at-desk read work sit hold-out',
    'writ(?:es?|ing|ten)|wrote|sign(?:s|ed|ing) (?:the|a|her|his)|jot(?:s|ted)|scribbl\\w+|note(?:s|d) down|sketch(?:es|ed|ing)?|draw(?:s|ing)?(?! (?:near|back|close))|drew|fills? (?:in|out)|filled (?:in|out)',
  ],
  type: [3, 'sit-at-desk work sit phone', 'typ(?:es|ed|ing)|cod(?:es|ed|ing)|emails?|program(?:s|med|ming)'],
  paint: [3, 'work', 'paint(?:s|ed|ing)'],
  shovel: [
    3,
    'work carry',
    'shovel(?:s|led|ling)|clear(?:s|ed|ing) (?:away )?(?:the |all the |some )?(?:\\w+ )?snow|dig(?:s|ging)? (?:out )?(?:\\w+ ){0,3}(?:snow|with a (?:spade|shovel))|dug (?:\\w+ ){0,4}(?:of the snow|with a (?:spade|shovel))|with (?:a|the|his|her) (?:\\w+ )?(?:snow )?(?:shovel|spade)',
  ],
  sweep: [
    3,
    'work',
    'sweep(?:s|ing)?|swept|mop(?:s|ped|ping)|rak(?:es|ed|ing)|vacuum(?:s|ed|ing)?|hoover(?:s|ed)?',
  ],
  wipe: [
    3,
    'work',
    'wip(?:es|ed|ing)|scrub(?:s|bed|bing)?|polish(?:es|ed|ing)|dust(?:s|ed|ing) (?:the|her|his)|clean(?:s|ed|ing) (?:the|her|his|a|up)',
  ],
  sew: [
    3,
    'work sit sit-at-desk',
    'sew(?:s|ed|ing|n)?(?! (?:machine|kit|shop|box|needle|class|room)\\b)|knit(?:s|ted|ting)?|(?:mend|darn)(?:s|ed|ing)?(?= (?:(?:her|his|the|their|my|old|torn) ){0,2}(?:nets?|socks?|clothes|jeans|trousers|shirts?|dress|coat|sails?)\\b)|stitch(?:es|ed|ing)?|at (?:the|her|his|a) sewing machine',
  ],
  dig: [
    3,
    'work',
    'dig(?:s|ging)?|dug|plant(?:ed|ing)|plants (?:a|the|her|his|new)|bur(?:ies|ied|y)|weed(?:s|ed|ing)',
  ],
  water: [3, 'work', 'water(?:s|ed|ing) (?:the|her|his|their|my|our|them|it|plants|flowers|tomatoes)'],
  repair: [
    3,
    'work lean',
    '(?<!\\b(?:the|for|of|after|under|urgent|big|some|its|costly|car|home|and|more|any|these|those|road|bike) )repairs|repair(?:ed|ing)?|fix(?:es|ed|ing)?|mend(?:s|ed|ing)?(?! (?:(?:her|his|the|their|my|old|torn) ){0,2}(?:nets?|socks?|clothes|jeans|trousers|shirts?|dress|coat|sails?)\\b)|hammer(?:s|ed|ing)?|tighten(?:s|ed)|screw(?:s|ed)|weld(?:s|ed|ing)|carv(?:es|ed|ing)|saw(?:s|ed) (?:the|a) (?:wood|board|plank)|assembl(?:es|ed|ing)|sand(?:s|ed|ing) (?:the|a)|build(?:s|ing)?|(?<!\\b(?:that|which) (?:\\w+ ){1,2})built',
  ],
  open: [
    3,
    'read hold-out carry work sit-at-desk',
    'open(?:s|ed|ing)(?! (?:the (?:app|door|shop|store|window|gate|café|cafe|laptop)|(?:an?|her|his|my|their) (?:\\w+ )?(?:shop|store|café|cafe|bakery|account|eyes|restaurant|salon|doors?|truck|stall|business|studio|gym|school|clinic|pub|bar|office))|[.,!?]| (?:in|on|at|up)\\b)|unwrap(?:s|ped|ping)|unbox(?:es|ed|ing)|unpack(?:s|ed|ing)',
  ],
  pack: [
    3,
    'carry work',
    'pack(?:s|ed|ing)?|wrap(?:s|ped|ping)(?! (?:her|his|their|my) arms| (?:\\w+ ){1,3}(?:up )?in (?:an?|the|her|his|my|their) (?:\\w+ )?(?:blankets?|towels?|coat|jacket|jumper|scarf|shawl|cardigan|bandages?))|load(?:s|ed|ing)|fill(?:s|ed) (?:the|a|her|his) (?:box|bag|basket|suitcase|backpack)',
  ],
  knock: [
    3,
    'walk wave hold-out',
    'knock(?:s|ed|ing)?(?! (?:out|over|down|off|back|into|unconscious|her|him|it|them|me|the (?!door|window)|a |an |about|around))|(?:rings|rang) the (?:door)?bell',
  ],
  push: [
    3,
    'carry walk work',
    '(?:push(?:es|ed|ing)?|shov(?:es|ed|ing))(?! (?:(?:it|them|one|the \\w+|\\w+ \\w+|\\w+) (?:into|in|onto|up|back|over|across|aside|under|towards?) (?:(?:her|his|my|the|its|their|each) )?(?:\\w+ )?(?:ears?|mouth|nose|pockets?|hole|slot|lock|bag|socket|soil|hair|forehead|table|counter|desk|bar|plate|door)\\b|(?:an?|the|one|any|every|her|his) (?:\\w+ )?(?:button|key|switch|bell|doorbell|glasses|limits?|luck)\\b|up (?:her|his|my)|back (?:her|his|my)|the (?:phone|plate|glass|cup|bowl|letter|envelope|paper|box|note|card)\\b))',
  ],
  pull: [3, 'carry walk work', 'pull(?:s|ed|ing)?|drag(?:s|ged|ging)|tug(?:s|ged|ging)?|haul(?:s|ed|ing)'],
  lift: [
    3,
    'carry hold-out',
    "fish(?:es|ed) (?:[\\w’']+ ){1,4}out\\b|(?:lift(?:s|ed|ing)?|hoist(?:s|ed)|rais(?:es|ed|ing)(?= (?:the|a|her|his)\\b))(?! (?:(?:her|his|my|the|a|an|their|one|two|three|both|up|off) )?(?:\\w+ )?(?:legs?|arms?|hands?|head|foot|feet|fingers?|knees?|eyes?|eyebrows?|chin|voice|spirits|mood|weights?|bab(?:y|ies)|child(?:ren)?|boy|girl|son|daughter|kids?)\\b)",
  ],
  throw: [
    3,
    'hold-out work',
    'throw(?:s|ing)?(?! (?:her|his|their|my) arms| away| out| \\w+ away)|bowl(?:s|ed|ing) (?:the|a|his|her|two|three|first|\\w+ (?:balls?|overs?))\\b|pitch(?:es|ed) the ball|threw(?! (?:her|his|their|my) arms| away| out| \\w+ away)|toss(?:es|ed)|hurl(?:s|ed)',
  ],
  catch: [3, 'hold-out run', 'catch(?:es)? (?:the|a|it|her|him)|caught (?:the|a|it|her|him)'],
  climb: [3, 'walk', 'climb(?:s|ed|ing)?|clamber(?:s|ed)'],
  ride: [
    3,
    'sit walk',
    'ride(?= (?:an?|my|his|her|their|our|the|bikes|bicycles|home|through|along|to|down|up|out)(?:\\W|$))|rid(?:es|ing)|rode|by (?:\\w+ )?(?:bike|bicycle|scooter|moped)|cycl(?:es|ed|ing)|pedal(?:s|led|ed|ling)?',
  ],
  drive: [
    3,
    'sit walk',
    'drive(?= (?:their|our|the|bikes|bicycles|home|through|along|to|down|up|out)(?:\\W|$))|driv(?:es|ing)|drove|steer(?:s|ed)|at the wheel|behind the wheel',
  ],
  bow: [
    3,
    'wave walk stand',
    't(?:akes?|ook|aking) (?:an?|her|his|their|our|my|another|one) (?:\\w+ )?bow|bow(?:s|ed)(?= (?:to|deeply|low|before|politely|again|and)\\b|[.,;!])',
  ],
  kneel: [
    3,
    'sit work lean hug',
    'kneel(?:s|ed|ing)?|knelt|propos(?:es|ed|ing) to|on (?:her|his|my|one) knees?',
  ],
  crouch: [
    3,
    'sit work lean walk run',
    'hid(?:es?|ing)? (?:behind|under|beneath)|duck(?:s|ed) (?:behind|under|down)|crouch(?:es|ed|ing)?|squat(?:s|ted)|(?:bends?|bent) down|stoop(?:s|ed)',
  ],
  jump: [3, 'run walk', 'jump(?:s|ed|ing)?|leap(?:s|t|ed|ing)?|hop(?:s|ped|ping)'],
  dance: [3, 'work walk wave', 'danc(?:e|es|ed|ing)|twirl(?:s|ed)|spin(?:s|ning) around'],
  measure: [3, 'work', 'measur(?:es?|ed|ing)'],
  photograph: [
    3,
    'work point',
    'photograph(?:s|ed|ing)|t(?:akes|ook|aking) (?:a |the |some )?(?:photos?|pictures?|selfie)|film(?:s|ed|ing) (?:the|a|an|my|our|every|her|his|him|us|me|it|them|everything|\\p{Lu}\\w+)|record(?:s|ed|ing) (?:a|the|her|his|him|us|them|it) (?:\\w+ )?(?:video|clip|film)',
  ],
  give: [
    2,
    'hold-out carry walk',
    '(?<!(?:her|his|my|their|your|both|two|shook|shakes?|holds?|of) )hand(?:s|ed|ing)(?! and| in|[,.])|l(?:end(?:s|ing)?|ent) (?:her|him|me|us|them|\\p{Lu}\\w+|the|my|his)|g(?:ives?|ave|iving)(?! up| way| in)|offer(?:s|ed|ing)?|pass(?:es|ed) (?:her|him|me|it|them)(?! (?:\\w+[ -]){0,2}(?:tests?|exams?|finals?|course|interview)\\b)|deliver(?:s|ed|ing)?|br(?:ings?|ought)(?! back (?:mem|the mem))|return(?:s|ed) the',
  ],
  pay: [2, 'hold-out phone', 'pa(?:ys|id|ying)(?! attention)|buy(?:s|ing)?|bought|order(?:s|ed|ing)'],
  show: [
    2,
    'hold-out point phone',
    'show(?:s|ed|ing)(?! up)|h(?:olds?|eld|olding) (?:up|out)|display(?:s|ed)',
  ],
  point: [
    2,
    'sit sit-at-desk read',
    'point(?:s|ed|ing)? (?:at|to|out|up|down|towards?)|point(?:s|ed) (?:her|his|a) finger',
  ],
  wave: [
    2,
    'sit sit-at-desk',
    'wav(?:es?|ed|ing) (?:to|at|goodbye|hello|back|from|her|his|their|as|us|me|them|him)|(?<!\\b(?:the|of|big|high|sound|heat|tidal|huge|small|first|cold|in) )wav(?:es|ed)(?=[.,;!]| and\\b)',
  ],
  teach: [2, 'point', 'teach(?:es|ing)?|taught|explain(?:s|ed|ing)?|lectur\\w+|(?:white|black)board'],
  present: [
    2,
    'point hold-out wave',
    'present(?:s|ed|ing)|introduc(?:es|ed|ing)|announc(?:es|ed|ing)|pitch(?:es|ed|ing)|demonstrat\\w+|welcom(?:es|ed|ing)',
  ],
  examine: [
    2,
    'work read lean',
    'examin(?:es?|ed|ing)|inspect(?:s|ed|ing)?|check(?:s|ed|ing)?(?! out| in)|look(?:s|ed) closely|peer(?:s|ed)|test(?:s|ed|ing)',
  ],
  search: [
    2,
    'walk run',
    'search(?:es|ed|ing)?|(?<!been )look(?:s|ed|ing)? (?:for|around|everywhere)|rummag\\w+|hunt(?:s|ed|ing)? for',
  ],
  'look-up': [
    2,
    'walk',
    '(?:look(?:s|ed|ing)?|gaz(?:es|ed|ing)|star(?:es|ed|ing)) up|at the (?:sky|stars|moon)',
  ],
  clap: [2, 'wave', 'clap(?:s|ped|ping)?|applaud\\w*|applause'],
  cheer: [2, 'wave run', 'cheer(?:s|ed|ing)|celebrat(?:es?|ed|ing)|(?:arms|hands|fist) in the air'],
  cry: [
    2,
    'walk lean sit sit-at-desk hug',
    'w(?:eep|eeps|ept|eeping)|sob(?:s|bed|bing)?|(?:in|burst into|through|of) tears|tears? (?:ran|run|roll|fill|came|come)\\w*|crying|(?<!\\s{3}(?:\\p{L}+ ){0,2})cri(?:es|ed)(?! out|\\s{3}|,)|(?:began|started|starts|begins|wanted) to cry',
  ],
  wake: [
    2,
    'sleep',
    'w(?:akes|oke|aking)(?: up)?|woken|stretch(?:es|ed)(?! (?:out|around|round|along|down|across|past|over|from|to|for|into|the)\\b)',
  ],
  shout: [2, 'wave point', 'shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|call(?:s|ed) out|scream(?:s|ed|ing)?'],
  laugh: [1, 'wave sit sit-at-desk', 'laugh(?:s|ed|ing)?|giggl(?:es|ed|ing)|chuckl(?:es|ed|ing)'],
  think: [
    1,
    'lean',
    'th(?:inks?|inking|ought)(?! of)|wonder(?:s|ed|ing)|ponder(?:s|ed|ing)|consider(?:s|ed|ing)|hesitat(?:es|ed|ing)|dream(?:s|ed) of',
  ],
  listen: [1, '', 'listen(?:s|ed|ing)?|hear(?:s|ing)?|nod(?:s|ded|ding)?'],
  talk: [
    1,
    '',
    'sa(?:ys|id|ying)|ask(?:s|ed|ing)?|tell(?:s|ing)?|told|answer(?:s|ed)?|talk(?:s|ed|ing)?|speak(?:s|ing)?|spoke|repl(?:ies|ied)|chat(?:s|ted|ting)?|discuss(?:es|ed|ing)?|whisper(?:s|ed|ing)?|promis(?:es|ed)|thank(?:s|ed)?',
  ],
} as const satisfies Record<string, readonly [worth: 1 | 2 | 3, actions: string, signs: string]>;

export type Activity = keyof typeof rows;
export const activities = Object.keys(rows) as readonly Activity[];

export type ActivityRow = {
  activity: Activity;
  worth: 1 | 2 | 3;
  refines: ReadonlySet<Action>;
  sign: RegExp;
};

export const activityRows: readonly ActivityRow[] = activities.map((activity) => {
  const [worth, refined, signs] = rows[activity];
  return {
    activity,
    worth,
    refines: new Set<Action>(['stand', ...(refined.split(' ').filter(Boolean) as Action[])]),
    sign: new RegExp(`\\b(?:${signs})(?=\\P{L}|$)`, 'giu'),
  };
});
