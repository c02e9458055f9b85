import type { ActivityWords } from '../activities.ts';

/** Work, meals and movement. */
export const workWords = {
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
} as const satisfies ActivityWords;
