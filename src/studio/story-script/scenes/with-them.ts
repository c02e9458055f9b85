import type { StoryCharacter } from '#studio/story/story.ts';

/** Adds the people behind "they", if at most one is named, and behind "we": the narrator and the companions. */
export function withThem(
  narration: string,
  named: readonly StoryCharacter[],
  before: readonly StoryCharacter[],
  { narrator, companions }: { narrator: StoryCharacter | null; companions: readonly StoryCharacter[] },
): StoryCharacter[] {
  const isNew = ({ id }: StoryCharacter) => named.every((one) => one.id !== id);
  if (narrator && weSign.test(narration))
    return [narrator, ...companions].filter(isNew).slice(0, 4 - named.length);
  // "Together they hauled three fishermen out": the named ones are not "they".
  if (theyFirst.test(narration) && named.every((one) => !before.includes(one)))
    return before.filter(isNew).slice(0, Math.max(0, 4 - named.length));
  if (named.length === 0) return severalSign.test(narration) ? before.slice(0, 3) : [];
  if (named.length > 1 || !togetherSign.test(narration) || !before.includes(named[0]!)) return [];
  return before.filter(isNew).slice(0, 2);
}
const theyFirst =
  /^\W*(?:together,? |then |later,? |now |so |and |but )?(?:they|both of them|the two of them)\b/iu;
/** "We", "us", "our whole family", but not "our family business". */
const weSign =
  /\b(?:we|us|ourselves|(?:our|my) (?:whole |entire |little )?family(?! \p{L}*(?:name|business|recipe|car|doctor|home|house|album|dinner|tree|farm)\b))\b(?![’']s)/iu;
const togetherSign = /\b(?:they|the (?:two|three) of them|both|together|each other)\b/iu;
const severalSign =
  /\b(?:they|them|themselves|the (?:two|three) of them|the couple|the pair|the friends)\b/iu;
