import type { Take } from '#contract/calls/takes.ts';
import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import { texts } from '../../texts.ts';

const { styles, takes: words } = texts.hook;

const hookTextOf = ({ hookText }: Take): string => withoutEmphasisMarks(hookText);

/** The most visible difference comes first. */
const traits: readonly ((take: Take) => string)[] = [
  ({ templateName }) => templateName,
  hookTextOf,
  ({ hookStyle }) => styles[hookStyle],
  ({ voice }) => (voice ? words.voice(voice) : ''),
  ({ speed }) => words.speed(speed),
  ({ captionStyle, textOverlayEnabled }) =>
    captionStyle ? words.captions : textOverlayEnabled ? words.overlay : words.noText,
];

/** Labels each take by the traits in which the takes differ; of takes with the same label, the later ones are called other performances. */
export function describeTakes(takes: readonly Take[]): string[] {
  if (takes.length === 1) return takes.map(hookTextOf);
  const differing = traits.filter((trait) => new Set(takes.map(trait)).size > 1);
  const labels = takes.map((take) =>
    differing
      .map((trait) => trait(take))
      .filter(Boolean)
      .join(' · '),
  );
  return labels.map((label, index) => {
    const count = labels.filter((other) => other === label).length;
    if (count === 1) return label || hookTextOf(takes[index]!);
    // Equal takes differ in their numbers, so only the later ones are labeled as another performance.
    const isFirst = labels.indexOf(label) === index;
    return isFirst ? label || hookTextOf(takes[index]!) : [label, words.again].filter(Boolean).join(' · ');
  });
}
