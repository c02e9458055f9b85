import { headOf, withoutTopic } from './name-thing.ts';

const maxKindWords = 3;
const isAttached = (word: string): boolean => /(?:ed|caught|made|built|grown)$/.test(word);
/** "Build your own ukulele kit" is a ukulele kit. */
const activity = /^(?:[a-z-]+ your own|learn to) (?=\S)/i;
/** Words that only describe: "reusable beeswax wraps" are beeswax wraps. */
const describes = (word: string): boolean =>
  /-/.test(word) ||
  /(?:able|less|free|proof|ful|made|ic)$/i.test(word) ||
  /^(?:new|best|small|large|big|custom|personalised|personalized|bespoke|vintage|antique|modern|premium|affordable|independent|local|mobile|professional|friendly|heavy|light|soft|warm|cosy|cozy|mini|portable|folding|heated|insulated|hand|printed|painted|knitted|woven|dyed|scented|recycled|natural|pure|real|fresh|delicious|tasty|stylish|colourful|colorful|unique|fine|fun|cute|beautiful|luxury|weekly|monthly|daily|online|offline|private|guided|wireless|cordless|smart|electric|waterproof|sustainable|ethical|vegan|lightweight|traditional|authentic|old|inflatable)$/i.test(
    word,
  );
/** Words that say nothing of the thing. */
const praises =
  /^(?:new|best|premium|affordable|unique|fine|beautiful|stylish|cute|fun|custom|custom-made|bespoke|professional|friendly|reusable|modern|high-quality|quality|small|local|authentic|delicious|tasty|luxury|independent|hand-?made|etsy|printable)$/i;
const withoutDescriptions = (words: readonly string[]): readonly string[] => {
  let kept = words;
  // "Vegan leather backpacks" and "a portable espresso machine" stay as they are.
  while (kept.length > 2 && (praises.test(kept[0]!) || (kept.length > maxKindWords && describes(kept[0]!))))
    kept = kept.slice(1);
  return kept;
};
/** "Stainless steel insulated lunchbox" → "lunchbox", "used lab equipment marketplace" → "lab equipment marketplace". */
export function shortNameOf(noun: string): string {
  if (/ (?:and|or|&) /.test(noun)) return noun;
  const head = headOf(noun);
  // "Translation of old legal family documents" is a long name, "a pair of earplugs" needs all its words.
  if (head !== noun && noun.split(' ').length <= maxKindWords + 2) return noun;
  const words = withoutDescriptions(
    withoutTopic(head)
      .replace(activity, '')
      .replace(/^\d+[- ]?(?:week|day|month|hour|minute|piece|step)s? /, '')
      .split(' '),
  );
  if (words.length <= maxKindWords) return words.join(' ');
  const from = words.findLastIndex((word, at) => at < words.length - 1 && isAttached(word));
  const kept = words.slice(from + 1);
  const short = kept.slice(-maxKindWords - 1);
  // "Up paddle board rental" of "stand up paddle board rental".
  return (/^(?:up|down|in|on|off|out|of|to|and|your|own)$/.test(short[0]!) ? short.slice(1) : short).join(
    ' ',
  );
}
