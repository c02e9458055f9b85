import { causePatterns } from './cause-patterns.ts';
import { otherFamilies } from './families/broad/other-families.ts';
import { unnamedFamily } from './families/broad/unnamed-family.ts';
import type { HookKind } from './hook-writer.ts';
import { lowerFirst } from './inflect.ts';
import type { Pattern } from './pattern.ts';
import { patterns } from './patterns.ts';
import { fits, inTheirWords } from './presuppositions.ts';
import type { HookSlots } from './slots.ts';

/** The patterns of one kind: those that are filled from the text, and the lines of the families that it belongs to. */
export function patternsOf(kind: HookKind, slots: HookSlots, sold: string): readonly Pattern[] {
  if (slots.isCause) return causePatterns[kind];
  const isAny = otherFamilies.includes(slots.family) || slots.family === unnamedFamily;
  const fit = isAny ? 'any' : slots.isNarrow ? 'narrow' : 'own';
  const own = [
    ...slots.family.lines[kind]
      // “The one you’ll reach for first: a vintage store” is not said.
      .filter((text) => !(slots.isPlaceOfGoods && /\{(?:thing|kinds?|label)\}/i.test(text)))
      .map((text): Pattern => ({ text, family: fit })),
    ...(slots.widerFamily?.lines[kind] ?? []).map((text): Pattern => ({ text, family: 'wider' })),
  ];
  const generalAt = otherFamilies.findIndex(({ when }) => when.test(`${slots.words['get']}: `));
  const others = slots.isGrave
    ? []
    : otherFamilies
        .filter((family, at) => family !== slots.family && at === generalAt)
        .flatMap(({ lines }) => lines[kind].map((text): Pattern => ({ text, family: 'any' })));
  const lines = [...own, ...others]
    .filter(({ text }) => fits(text, sold))
    .map((line): Pattern => ({ ...line, text: inTheirWords(line.text, sold) }));
  // "Parents, when did you …" already has its audience.
  const addressed =
    kind === 'question'
      ? lines
          .filter(({ text }) => !/^\w+, /.test(text))
          .map((line): Pattern => ({ ...line, text: `{Audience}, ${lowerFirst(line.text)}` }))
      : [];
  return [...patterns[kind], ...lines, ...addressed];
}
