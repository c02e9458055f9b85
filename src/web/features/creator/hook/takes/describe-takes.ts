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

/** Labels each take by the traits in which the takes differ, and by its time where another take has the same label. */
export function describeTakes(takes: readonly Take[]): string[] {
  if (takes.length === 1) return takes.map(hookTextOf);
  const differing = traits.filter((trait) => new Set(takes.map(trait)).size > 1);
  const labels = takes.map((take) =>
    differing
      .map((trait) => trait(take))
      .filter(Boolean)
      .join(' · '),
  );
  const isUnique = (label: string) => labels.filter((other) => other === label).length === 1;
  return labels.map((label, index) =>
    label !== '' && isUnique(label) ? label : withTime(label, takes[index]!),
  );
}

const timeOfDay = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

const withTime = (label: string, { createdAt }: Take): string =>
  [words.madeAt(timeOfDay.format(new Date(createdAt))), label].filter(Boolean).join(' · ');
