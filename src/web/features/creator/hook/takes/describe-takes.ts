import type { Take } from '#contract/calls/takes.ts';
import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import { texts } from '../../texts.ts';

const { styles, takes: words } = texts.hook;

/** In the order in which they are told apart at a glance. */
const traits: readonly ((take: Take) => string)[] = [
  ({ templateName }) => templateName,
  ({ hookText }) => withoutEmphasisMarks(hookText),
  ({ hookStyle }) => styles[hookStyle],
  ({ voice }) => (voice ? words.voice(voice) : ''),
  ({ speed }) => words.speed(speed),
  ({ captionStyle, textOverlayEnabled }) =>
    captionStyle ? words.captions : textOverlayEnabled ? words.overlay : words.noText,
];

/** A label for each take by what it does not have in common with all others; the time it was made if there is nothing. */
export function describeTakes(takes: readonly Take[]): string[] {
  const differing = traits.filter((trait) => new Set(takes.map(trait)).size > 1);
  if (takes.length === 1) return takes.map(traits[1]!);
  const labels = takes.map((take) =>
    differing
      .map((trait) => trait(take))
      .filter(Boolean)
      .join(' · '),
  );
  const isUnique = (label: string) => labels.filter((other) => other === label).length === 1;
  return takes.map((take, index) =>
    isUnique(labels[index]!) && labels[index] !== '' ? labels[index]! : withTime(labels[index]!, take),
  );
}

const timeOfDay = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

const withTime = (label: string, { createdAt }: Take): string =>
  [words.madeAt(timeOfDay.format(new Date(createdAt))), label].filter(Boolean).join(' · ');
