import type { Feeling } from './feelings.ts';

/** In order of precedence; each pattern is matched against a lower-case sentence. */
const feelingPatterns: readonly (readonly [Feeling, RegExp])[] = [
  [
    'sad',
    /\b(sad|sadly|cried|cry|crying|lost|lonely|alone|miss(ed)? (him|her|you|them)|heartbroken|gave up|giv(e|ing) up|sorry|died|goodbye|broke my heart|empty)\b/,
  ],
  [
    'annoyed',
    /\b(hate|hated|annoy\w*|angry|sick of|tired of|fed up|ridiculous|waste\w*|wasting|overpriced|stupid|worst|terrible|awful|scam|rip ?off|enough|never again|paying for)\b/,
  ],
  [
    'worried',
    /\b(worr\w+|afraid|scared|fear|anxious|nervous|stress\w*|panic\w*|risk\w*|danger\w*|warning|careful|mistake\w*|problem\w*|struggl\w+|pain\w*|hurt\w*|can t sleep|late|behind|overwhelmed)\b/,
  ],
  [
    'surprised',
    /\b(wow|what\?!|no way|shock\w*|surpris\w+|unbelievable|insane|crazy|can t believe|couldn t believe|suddenly|whoa|omg|mind blown|nobody told|turns out|wait)\b/,
  ],
  [
    'tender',
    /\b(love|loved|my (mum|mom|mother|dad|father|daughter|son|kids?|baby|family|grandma|wife|husband)|thank|thanks|grateful|gentle|soft|hug\w*|care\w*|heart)\b/,
  ],
  [
    'doubtful',
    /\b(maybe|perhaps|really\?|sure\?|i guess|doubt\w*|skeptical|suspicious|too good|probably|supposedly)\b/,
  ],
  [
    'proud',
    /\b(proud|my own|built|founded|launched|achiev\w+|won|winner|award\w*|promoted|i made|we made|finished|finally did)\b/,
  ],
  [
    'excited',
    /\b(amazing|awesome|incredible|obsessed|game ?changer|best ever|so good|excited|can t wait|let s go|finally|huge|free|new|launch|yes)\b/,
  ],
  [
    'happy',
    /\b(happy|glad|great|good|better|best|easy|fun|enjoy\w*|smile\w*|beautiful|perfect|nice|fresh|delicious|saved?|works?|relax\w*|simple|favou?rite|welcome|hello|hi|hey)\b/,
  ],
];

/** The feeling that a sentence expresses; without a matching word its punctuation decides. */
export function readFeeling(sentence: string): Feeling {
  const text = ` ${sentence.toLowerCase().replaceAll(/[’']/gu, ' ')} `;
  const found = feelingPatterns.find(([, pattern]) => pattern.test(text))?.[0];
  if (found === 'happy' && text.includes('!')) return 'excited';
  if (found) return found;
  if (text.includes('!')) return 'excited';
  return text.includes('?') ? 'doubtful' : 'neutral';
}
