import type { ActivityWords } from '../activities.ts';

/** What people give, show and say, and what they feel. */
export const companyWords = {
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
    'w(?:akes|oke|aking)(?! (?:her|him|them|me|us|my|the)\\b)(?: up)?(?! (?:her|him|them|me|us)\\b)|woken|stretch(?:es|ed)(?! (?:out|around|round|along|down|across|past|over|from|to|for|into|the)\\b)',
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
} as const satisfies ActivityWords;
