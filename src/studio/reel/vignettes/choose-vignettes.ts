import type { ReelPlan } from '../reel-plan.ts';
import { vignettesOf, type VignetteName } from './industries.ts';
import { topics, type Topic } from './topics.ts';

export type ChosenPicture = {
  vignette: VignetteName;
  /** How often the film has shown the vignette before. */
  earlierUses: number;
};

type Brief = Pick<ReelPlan, 'brand' | 'industry'>;

/** The two vignettes of a brand, by the topic of its offer, or else of its name, or else of its industry. */
export function vignettesOfBrand({ brand, industry }: Brief): readonly [VignetteName, VignetteName] {
  const known = vignettesOf(industry);
  const named = topicsIn(`${brand.offer ?? ''}. ${brand.name}`);
  const isKnown = known[0] !== 'stillLife';
  const found = named.length > 0 || isKnown ? named : topicsIn(industry);
  const first = found.find(({ isGeneral }) => !isGeneral) ?? (isKnown ? undefined : found[0]);
  if (!first) return known;
  const other = found.find((topic) => topic.vignettes[0] !== first.vignettes[0] && !topic.isGeneral);
  return [first.vignettes[0], (other ?? { vignettes: [first.vignettes[1]] }).vignettes[0]];
}

/** A picture for each text: of a thing that it names, or else the brand's two in turn; never the same twice in a row. */
export function choosePictures(brief: Brief, texts: readonly string[]): ChosenPicture[] {
  const own = vignettesOfBrand(brief);
  const shown: VignetteName[] = [];
  return texts.map((text) => {
    const before = shown.at(-1);
    const named = topicsIn(text).map(({ vignettes }) => vignettes[0]);
    // The brand's products take precedence over things that a line only mentions.
    const preferred = [...named.filter((name) => own.includes(name)), ...named];
    const byTurns = own.toSorted((one, other) => countOf(shown, one) - countOf(shown, other));
    const vignette = [...preferred, ...byTurns].find((name) => name !== before) ?? own[0];
    const earlierUses = countOf(shown, vignette);
    shown.push(vignette);
    return { vignette, earlierUses };
  });
}

const countOf = (names: readonly VignetteName[], name: VignetteName): number =>
  names.filter((shown) => shown === name).length;

/** The topics of a text, in order. */
const topicsIn = (text: string): Topic[] =>
  topics
    .map((topic) => ({ topic, at: text.search(topic.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ topic }) => topic);
