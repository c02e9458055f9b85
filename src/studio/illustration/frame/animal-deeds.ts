import { findDoers, findMentions, negation, quoted } from '../../story-script/scenes/read-activities.ts';
import type { StoryCharacter, StoryScene } from '../../story/story.ts';
import type { Posture } from '../animal/animal-figure.ts';

/** The first posture counts if a verb fits several. */
const deeds: readonly (readonly [Posture, RegExp])[] = [
  ['sleep', /\b(?:sle(?:eps?|pt|eping)|asleep|snor(?:es?|ed|ing)|doz(?:es|ed|ing)|nap(?:s|ped|ping))\b/giu],
  ['lie', /\b(?:l(?:ies|ay|ying)|rest(?:s|ed|ing)|curl(?:s|ed) up|stretch(?:es|ed) out)\b/giu],
  [
    'run',
    /\b(?:r[au]n|runs|running|rac(?:es|ed)|chas(?:es|ed|ing)|gallop(?:s|ed)|dash(?:es|ed)|bolt(?:s|ed)|jump(?:s|ed|ing)|leap(?:s|t|ed)|hopp?(?:s|ed)|escap(?:es|ed)|fle(?:es|d)|trot(?:s|ted))\b/giu,
  ],
  ['sit', /\b(?:s(?:its|at|itting)|wait(?:s|ed|ing)|cr(?:ies|ied)|sniffl?(?:es|ed))\b/giu],
  [
    'walk',
    /\b(?:walk(?:s|ed|ing)|wander(?:s|ed)|cr(?:eeps|ept)|climb(?:s|ed)|follow(?:s|ed)|march(?:es|ed)|stroll(?:s|ed)|went|goes|carr(?:ies|ied)|com(?:es|ing)|came|arriv(?:es|ed)|set(?:s)? off)\b/giu,
  ],
  ['stand', /\b(?:st(?:ands?|ood|anding)|bark(?:s|ed|ing)|growl(?:s|ed)|move|look(?:s|ed) (?:up|back))\b/giu],
];

/** An animal in the company of a walker walks, too. */
const inCompany =
  /\b(?:ahead of|behind|after|beside|with|alongside|together|followed|follows) (?:him|her|them|it|the|his|each)\b/iu;
const theyStride =
  /\bthey (?:all |both |then |had )?(?:walk|r[au]n|went|set off|climb|follow|march|wander|race)/iu;
const strides: ReadonlySet<Posture> = new Set<Posture>(['walk', 'run']);

/**
 * The posture of each animal by what the text says that it does, and not by what the person beside it does: "Duke does not
 * move" stands, and "Bear could not sleep" lies awake. Animals without a deed of their own are left out.
 */
export function readAnimalPostures(
  { narration }: Pick<StoryScene, 'narration'>,
  animals: readonly StoryCharacter[],
  persons: readonly StoryCharacter[],
): ReadonlyMap<string, Posture> {
  const found = new Map<string, Posture>();
  const told = narration.replaceAll(quoted, (words) => ' '.repeat(words.length));
  for (const [sentence] of told.matchAll(/[^.!?]+[.!?]*/gu)) {
    const mentions = findMentions(sentence, [...animals, ...persons]);
    for (const [posture, sign] of deeds)
      for (const { index, 0: words } of sentence.matchAll(sign)) {
        const before = sentence.slice(0, index);
        const described = animals.filter(({ name, role }) =>
          [name, role].some((word) =>
            sentence
              .slice(index + words.length)
              .toLowerCase()
              .startsWith(` ${word.toLowerCase()}`),
          ),
        );
        const isNegated = negation.test(before);
        if (isNegated && posture !== 'sleep' && posture !== 'stand') continue;
        const doers = described.length > 0 ? described.map(({ id }) => id) : findDoers(before, mentions);
        for (const id of doers)
          if (animals.some((animal) => animal.id === id) && !found.has(id))
            found.set(id, isNegated && posture === 'sleep' ? 'lie' : posture);
      }
  }
  const stride = [...found.values()].find((posture) => strides.has(posture));
  const shared = stride && (inCompany.test(told) || theyStride.test(told)) ? stride : undefined;
  if (shared) for (const { id } of animals) if (!found.has(id)) found.set(id, shared);
  return found;
}
