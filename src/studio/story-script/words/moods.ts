import type { Action, Feeling, Mood, TimeOfDay, Weather } from '#studio/story/story.ts';

const signs = <T extends string>(rows: Record<string, string>): readonly (readonly [T, RegExp])[] =>
  Object.entries(rows).map(([value, pattern]) => [value as T, new RegExp(`\\b(?:${pattern})\\b`, 'giu')]);

export const timeSigns = signs<TimeOfDay>({
  dawn: 'dawn|sunrise|first light|daybreak|before the sun|before sunrise|at (?:4|5)(?:[.:]\\d\\d)? ?(?:a\\.?m\\.?)|(?:four|five) (?:in the morning|a\\.?m\\.?)|early hours|cockcrow|the sun (?:rises|rose|comes up|came up)',
  night:
    'it (?:was|is|got) (?:very |already |so )?late(?! (?:morning|afternoon|summer|spring|autumn|winter|in the (?:day|morning|afternoon))\\b)|nights?(?! (?:shifts?|light|school|class)\\b)|midnight|at night|tonight|moon(?:light)?|stars|bedtime|after dark|(?:on|during|after) (?:the|her|his|my|a) (?:late|night) shift|(?:1|2|3|11)(?:[.:]\\d\\d)? ?(?:p\\.?m\\.?)(?<!1 ?pm|2 ?pm|3 ?pm)|(?:two|three|one) (?:in the morning|a\\.m\\.)|(?:2|3) ?a\\.?m\\.?|asleep|nightfall|pitch dark|dark outside',
  evening:
    'evenings?|sunset|dusk|dinner|supper|after work|twilight|at (?:6|7|8|9)(?:[.:]\\d\\d)? ?p\\.?m\\.?|the sun (?:sets|set|goes down|went down)|last light',
  morning:
    "mornings?|breakfast|at (?:six|seven|eight|nine|half past (?:six|seven|eight|nine))(?! (?:in the evening|at night|p\\.?m))|before (?:work|school|class)|wakes? up|woke up|woken|alarm(?: clock)?|at (?:6|7|8|9|10|11)(?:[.:]\\d\\d)? ?a\\.?m\\.?|(?:six|seven|eight|nine) o’?'?clock in the morning|sunday brunch|brunch",
  noon: 'noon|midday|lunch(?:time)?|lunch break|lunch hour',
  afternoon:
    'afternoons?|(?:broad |bright )?daylight|in the daytime|after school|tea ?time|at (?:1|2|3|4|5)(?:[.:]\\d\\d)? ?p\\.?m\\.?',
});
export const weatherSigns = signs<Weather>({
  storm: 'storms?|stormy|thunder(?:storm)?|lightning|hurricane|gale|howling wind|typhoon',
  snow: 'snow(?:s|ed|ing|y|flakes?|fall|storm)?|blizzard|sleet|frost|winter(?: (?:day|night|morning|afternoon|evening)|(?= (?:came|had come|began)))|(?:day|night|morning|middle) of (?:the )?winter|in (?:the |mid)?winter',
  rain: 'rain(?:s|ed|ing|y|drops?|fall)?|drizzl(?:e|es|ing)|downpour|pour(?:s|ed|ing) (?:down|outside)|\\bit (?:\\w+ ){0,2}pour(?:s|ed)(?=[.,!;]| with| for| all)|umbrellas? up|soaked|wet through|puddles?',
  fog: 'fog(?! up)(?:gy)?|mist|misty|haze',
  cloudy: 'clouds?|cloudy|overcast|gr[ea]y (?:sky|skies|morning|day|monday)',
  clear: 'sun|sunny|sunlight|sunshine|clear sky|blue sky|bright day|warm day|heat(?:wave)?',
});
export const moodSigns = signs<Mood>({
  happy:
    'happy|happi(?:er|ly|ness)|smil(?:e|es|ed|ing)|laugh(?:s|ed|ing|ter)?|joy(?:ful)?|fun(?:ny)?|delight(?:ed|ful)?|cheer(?:s|ful|ed|ing)?|giggl(?:e|es|ed|ing)|grin(?:s|ned|ning)?|party|celebrat\\w+|loved? it|enjoy\\w*|glad|great|wonderful|perfect|delicious|thank(?:s|ed)?|jokes?|silly',
  sad: 'sad(?:ly|ness)?|cr(?:y|ies|ied|ying)|tears?(?! (?:open|up|off|apart|out|into|the|a|her|his)\\b)|wept|weeps?|lonely|alone|grief|griev\\w+|died|dies|funeral|miss(?:es|ed)? (?:her|him|them|you|my)|lost(?! (?:\\w+ ){0,2}(?:kilos?|kg|pounds?|lbs?|weight|inches)\\b)|broken|heartbroken|sobb\\w+|goodbye|divorce\\w*|gave up|unhappy|homesick',
  tense:
    'fear|afraid|scared|terrified|panic\\w*|worr(?:y|ied|ies|ying)|nervous(?:ly)?|anxious|stress(?:ed|ful)?|danger(?:ous)?|scream(?:s|ed|ing)?|shout(?:s|ed|ing)?|angry|furious|emergency|fail(?:s|ed|ing|ure)?|late|deadline|alarm|crash(?:es|ed)?|chaos|exhausted|tired|frustrat\\w+|pain|problem|struggl\\w+|mess|stuck|freez(?:e|es|ing)|storm|hurt|sirens?|lawsuit|risk|broke|leak\\w*|stolen|dark',
  calm: 'calm(?:ly)?|quiet(?:ly)?|peace(?:ful)?|silence|silent|still|slow(?:ly)?|gentl[ey]|breath(?:e|es|ed|ing)?|relax\\w*|rest(?:s|ed|ing)?|soft(?:ly)?|warm|sleep\\w*|cosy|cozy|serene|at ease',
  excited:
    "excit(?:ed|ing|ement)|amaz(?:ed|ing|ement)|wow|cannot wait|can’?'?t wait|thrill\\w*|cheer(?:s|ed|ing)|roar\\w*|adventure|jump(?:s|ed|ing)?|rac(?:e|es|ed|ing)|goal|win(?:s|ning)?|won|applause|launch(?:es|ed)?|finally|surprise|fireworks|dance[sd]?|dancing|unbelievable|incredible",
  tender:
    'love(?:s|d)?|hug(?:s|ged|ging)?|kiss(?:es|ed|ing)?|tender(?:ly)?|embrac\\w+|hold(?:s|ing)? (?:her|his|my|their) hand|held (?:her|his|my) hand|together|care(?:s|d)? for|heart|wedding|baby|memor(?:y|ies)|cuddl\\w+|gentle|forgiv\\w+',
  proud:
    'proud(?:ly)?|pride|medal|award(?:s|ed)?|prize|succe(?:ss|eds|eded|ssful)|achiev\\w+|graduat\\w+|champion(?:s|ship)?|trophy|built|promot(?:ed|ion)|record|finish line|milestone|honou?r(?:ed)?|dream come true',
});
export const feelingSigns = signs<Feeling>({
  happy:
    'smil(?:e|es|ed|ing)|laugh(?:s|ed|ing|ter)?|happy|happily|glad|joy(?:ful)?|delight(?:ed)?|grin(?:s|ned|ning)?|giggl\\w+|cheer(?:s|ed|ing|ful)?|loved? it|excited|relieved|thrilled|beam(?:s|ed|ing)|hug(?:s|ged)|celebrat\\w+|enjoy\\w*|thank(?:s|ed)?|danc(?:es|ed|ing)',
  sad: 'sad(?:ly)?|cr(?:y|ies|ied|ying)|tears?(?! (?:open|up|off|apart|out|into|the|a|her|his)\\b)|wept|weeps|lonely|sobb\\w+|heartbroken|griev\\w+|disappointed|miss(?:es|ed) (?:her|him|them|my)|unhappy|exhausted|tired|homesick|gave up',
  worried:
    'unwell|(?:is|was|felt|feels|fell|became) (?:ill|sick|dizzy|faint)|worr(?:y|ied|ies|ying)|afraid|scared|nervous(?:ly)?|anxious(?:ly)?|panic\\w*|fear(?:s|ed)?|frightened|terrified|stress(?:ed)?|trembl\\w+|desperate(?:ly)?|late for|frown(?:s|ed|ing)?|lost(?! (?:\\w+ ){0,2}(?:kilos?|kg|pounds?|lbs?|weight|inches)\\b)|embarrassed|stuck|struggl\\w+|sigh(?:s|ed)?',
  surprised:
    "surpris(?:ed|e)|amazed|astonished|gasp(?:s|ed)?|stunned|shocked|could not believe|couldn’?'?t believe|cannot believe|can’?'?t believe|wide eyes|suddenly|jaw drop\\w*|speechless|blink(?:s|ed)|unexpected(?:ly)?",
  angry:
    'angr(?:y|ily)|furious|shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|slam(?:s|med)?|annoyed|rage|snap(?:s|ped)|growl(?:s|ed)|frustrat\\w+|irritated|fed up|grumbl\\w+',
  thoughtful:
    'think(?:s|ing)?|thought|wonder(?:s|ed|ing)?|remember(?:s|ed|ing)?|ponder\\w*|consider(?:s|ed|ing)?|dream(?:s|ed|ing)?|stare[sd]?|stares|staring|decide[sd]?|imagin\\w+|idea|studies|realis\\w+|realiz\\w+|hesitat\\w+|quietly|gaz(?:es|ed|ing)',
  proud:
    'proud(?:ly)?|medal|trophy|award|won|wins|champion|finish line|graduat\\w+|applause|promoted|nods?|built|succeed\\w*|finally',
});
export const actionSigns = signs<Action>({
  hug: 'hug(?:s|ged|ging)?|(?:lift(?:s|ed)|sw(?:ings|ung)|pick(?:s|ed)) (?:her|him|me|them) (?:up|off|into|round|around)|embrac(?:e|es|ed|ing)|cuddl\\w+|(?:throws|threw|wraps|wrapped) (?:her|his|my|their) arms|kiss(?:es|ed|ing)? (?:her|him|me|the|his|them)|holds? (?:her|him|them) (?:close|tight)|held (?:her|him|me) (?:close|tight)',
  phone:
    'phon(?:es|ed|ing)|on (?:the|her|his|my|their) (?:phone|mobile)|picks? up the phone|picked up the phone|phone rings|phone rang|(?<!\\b(?:an?|the|her|his|my|our|their)\\s(?:\\p{L}+\\s){1,3})(?:calls|called|dials|dialled|dialed|texts|texted) (?:(?:her|his|my|the|a|an|in)\\b|(?:him|me|us|them)(?! (?!(?:and|back|again|from|on|to|for|at|every|when|in|after|before|about|over|because|but|so|twice|once|last|yesterday|today|up|later|right|with|until|while|if|all|each|one)\\b)\\p{L})|(?!(?:him|me|us|them)\\b)\\p{Lu}\\w+)|scroll(?:s|ed|ing)?|swip(?:es|ed|ing)|taps?(?: the| his| her)? (?:phone|app|screen)|opens? the app|opened the app|hung up|hangs up',
  run: 'runs?|ran|play(?:s|ed|ing) (?:football|soccer|rugby|hockey|tag|hide and seek)|running|sprint(?:s|ed|ing)?|jog(?:s|ged|ging)?|rac(?:es|ed|ing)|over(?:takes|took)|chas(?:e|es|ed|ing)|rush(?:es|ed|ing)?|dash(?:es|ed)|gallop\\w*|hurr(?:y|ies|ied)|flee(?:s|ing)?|fled',
  sleep:
    'sleep(?:s|ing)?|slept|asleep|nap(?:s|ped|ping)?|snor(?:es|ed|ing)|doz(?:es|ed|ing)|(?:lie|lies|lay|lying) (?:awake|in bed)|in bed',
  drink: 'drinks?|drank|drinking|sip(?:s|ped|ping)?|gulp(?:s|ed)?|toast(?:s|ed)? (?:to|with)',
  'hold-out':
    'hand(?:s|ed) (?!and)(?:\\w+ )?|gives?|gave|giving|offer(?:s|ed|ing)?|shows?|showed|present(?:s|ed)|holds? (?:up|out)|held (?:up|out)|deliver(?:s|ed|ing)?|serv(?:es|ed|ing)|pass(?:es|ed) (?:her|him|me|it|the)(?! (?:\\w+[ -]){0,2}(?:tests?|exams?|finals?|course|interview)\\b)|pours?|poured|shar(?:es|ed)',
  carry:
    'carr(?:y|ies|ied|ying)(?! (?:(?:her|his|my|the|a|an|their|one|two|three|both|up|off) )?(?:\\w+ )?(?:legs?|arms?|hands?|head|foot|feet|fingers?|knees?|eyes?|eyebrows?|chin|voice|spirits|mood|weights?|child(?:ren)?|boy|girl|son|daughter|kids?)\\b)|haul(?:s|ed|ing)?|lug(?:s|ged)|lift(?:s|ed|ing)?(?! (?:(?:her|his|my|the|a|an|their|one|two|three|both|up|off) )?(?:\\w+ )?(?:legs?|arms?|hands?|head|foot|feet|fingers?|knees?|eyes?|eyebrows?|chin|voice|spirits|mood|weights?|bab(?:y|ies)|child(?:ren)?|boy|girl|son|daughter|kids?)\\b)|drag(?:s|ged|ging)?|unload(?:s|ed|ing)?|load(?:s|ed|ing)|brings?|brought|pack(?:s|ed|ing)?|moves? the|fetch(?:es|ed)',
  point:
    'point(?:s|ed|ing)? (?:at|to|out|up|down|towards?)|points|explain(?:s|ed|ing)?|teach(?:es|ing)?|taught|demonstrat\\w+|present(?:s|ed|ing)',
  wave: 'wav(?:e|es|ed|ing) (?:to|at|goodbye|hello|back|from|her|his|their|as|us)|waves|waved|greet(?:s|ed|ing)?|goodbye|welcom(?:es|ed|ing)|cheers|cheered|bow(?:s|ed)',
  'sit-at-desk':
    'at (?:her|his|my|their|the|a) (?:desk|computer|laptop|screen)|typ(?:es|ed|ing)|spreadsheets?|emails?|(?:opens|opened|closes|closed) (?:her|his|my|the) laptop|coding|codes|homework|studies|studied',
  read: 'reads?|reading|(?:opens|opened) (?:the|her|his|a) (?:book|letter|envelope)|stud(?:ies|ied) the|leaf(?:s|ed) through|newspaper|letter|map',
  sit: 'play(?:s|ed|ing)? (?:\\w+ ){0,2}(?:chess|checkers|draughts|cards|dominoes|board games?)|sits?|sat|sitting|seated|sits down|drives?|drove|driving|rides?|rode|riding|eats?|ate|eating|watch(?:es|ed|ing) (?:tv|television)|in the (?:car|train|bus|back seat)',
  work: 'work(?:s|ed|ing)?|build(?:s|ing)?|built|fix(?:es|ed|ing)?|repair(?:s|ed|ing)?|cook(?:s|ed|ing)?|bak(?:es|ed|ing)|paint(?:s|ed|ing)?|sew(?:s|ed|ing)?|hammer(?:s|ed)?|knead(?:s|ed|ing)?|clean(?:s|ed|ing)?|wash(?:es|ed|ing)?|chop(?:s|ped|ping)?|stir(?:s|red|ring)?|brew(?:s|ed|ing)?|plant(?:s|ed|ing)|dig(?:s|ging)?|dug|mix(?:es|ed|ing)?|carv(?:es|ed|ing)|weld(?:s|ed|ing)|sweep(?:s|ing)?|swept|polish(?:es|ed)|cuts?|cutting|mend(?:s|ed|ing)?|assembl\\w+|test(?:s|ed|ing)?|draw(?:s|ing)?|drew|wip(?:es|ed)|harvest(?:s|ed)?|trains?|trained|training|practis\\w+|practic\\w+|play(?:s|ed|ing)? (?:the|her|his)',
  lean: 'lean(?:s|ed|ing)?|leant|slump(?:s|ed)|rest(?:s|ed|ing)? (?:against|on)',
  walk: 'walk(?:s|ed|ing)?|stroll(?:s|ed|ing)?|wander(?:s|ed|ing)?|hik(?:e|es|ed|ing)|step(?:s|ped|ping)?|enter(?:s|ed|ing)?|leav(?:es|ing)|left|arriv(?:es|ed|ing)|goes|went|going|head(?:s|ed|ing) (?:to|for|home|out|back|up|down)|comes?|came|climb(?:s|ed|ing)?|cross(?:es|ed|ing)|march(?:es|ed)|crept|creeps|follow(?:s|ed|ing)?|travel(?:s|led|ed|ling)?|return(?:s|ed)?|march|explor(?:es|ed|ing)',
});
