import type { StoryCharacter } from '#studio/story/story.ts';

/** The people of the story so far, the last mentioned first. */
export type Group = {
  recent: readonly StoryCharacter[];
  /** The people of the last scene with several. */
  before: readonly StoryCharacter[];
  /** The relatives in the whole story. */
  family: readonly StoryCharacter[];
};

/** More people would be too small to be recognised. */
const most = 4;

/** "The Okafor family", but not "the family car". */
const familySign =
  /\b[Tt]he (?:whole |entire |\p{Lu}[\p{L}'’-]+ )?family\b(?! (?:name|business|recipe|car|doctor|home|house|album|tree|farm|shop|dog|cat)\b)(?![’'-])/u;
/** "Everyone", but not "everyone in the village". */
const allSign =
  /\b(?:everyone|everybody|they all|all of them|the whole (?:team|group|gang|crew|office))\b(?! (?:in|at|on|from|who|around|outside|else)\b)/iu;
/** "The two of them", "all three friends", "the four sat". */
const countedSign =
  /\b(?:the|all) (?<count>two|three|four)(?: of them| friends| colleagues| neighbours)?\b(?=(?: of them| friends| colleagues| neighbours)\b|[,.]| (?:play|sit|sat|walk|laugh|went|go|are|were|share|dance|eat|ate)\p{L}*\b)/iu;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** People, not things, are taught, told or given something. */
const objectSign =
  /\b(?:(?:told|tells|asks|asked|thank(?:s|ed)|hug(?:s|ged)|help(?:s|ed)|invit(?:es|ed)|greet(?:s|ed)|welcom(?:es|ed)|taught|teach(?:es)?|leads|led|follow(?:s|ed)|join(?:s|ed)|meets|met|wav(?:es|ed) (?:to|at)|smil(?:es|ed) at|wait(?:s|ed|ing) for|run(?:s|ning)? after) them\b|(?:g(?:ives|ave)|show(?:s|ed)|made|makes|br(?:ings|ought)|offer(?:s|ed)|pour(?:s|ed)|cook(?:s|ed)|bak(?:es|ed)|buys|bought|sends|sent|hand(?:s|ed)|serv(?:es|ed)|reads?) them (?:an?|some|the|their|his|her|two|three|tea|coffee|cocoa|soup|cake|breakfast|lunch|dinner)\b)/iu;

/** "A fisherman gave them a ride": "they" of the next sentence are the others, too. */
export const meansOthers = (narration: string): boolean => objectSign.test(narration);

/**
 * The people behind group words besides those that a scene names: the family, "everyone", "the three of them", and "them"
 * as the object of a verb.
 */
export function findGroup(
  narration: string,
  named: readonly StoryCharacter[],
  { recent, before, family }: Group,
): StoryCharacter[] {
  const others = (group: readonly StoryCharacter[], size = most) =>
    group.filter(({ id }) => named.every((one) => one.id !== id)).slice(0, Math.max(0, size - named.length));
  if (familySign.test(narration) && family.length > 1) return others(family);
  const count = counts[countedSign.exec(narration)?.groups?.['count']?.toLowerCase() ?? ''];
  if (count !== undefined && others(recent).length + named.length >= count) return others(recent, count);
  if (allSign.test(narration) && recent.length > 1) return others(recent);
  if (named.length > 0 && objectSign.test(narration) && before.length > 1) return others(before, 3);
  return [];
}
