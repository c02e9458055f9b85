import { causePatterns } from './cause-patterns.ts';
import { otherFamilies } from './families/broad/other-families.ts';
import { unnamedFamily } from './families/broad/unnamed-family.ts';
import type { HookKind } from './hook-writer.ts';
import { nameInLine } from './name-in-line.ts';
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
      .map((text): Pattern => ({ text: nameInLine(text, kind, slots, sold), family: fit })),
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
  const addressed = lines
    .filter(({ text }) => addressable[kind]?.test(text))
    .map((line): Pattern => ({
      ...line,
      text: `{Audience}, ${line.text[0]!.toLowerCase()}${line.text.slice(1)}`,
    }));
  const told = kind === 'offer' ? lines.flatMap(withFacts) : [];
  return [...patterns[kind], ...lines, ...addressed, ...told];
}

/** Lines that can be said to people by name. "Parents, when did you …" already has its audience. */
const addressable: Partial<Record<HookKind, RegExp>> = {
  question: /^(?!\w+, )/,
  contradiction: /^You(?:r|’re|’ve|’d)? /,
  warning: /^Don’t /,
  challenge:
    /^(?:Add|Ask|Call|Check|Close|Count|Describe|Draw|Empty|Explain|Find|Go|Guess|Hold|Imagine|Lift|Listen|Look|Lay|Name|Open|Pick|Picture|Play|Press|Put|Read|Say|Scroll|Show|Sit|Smell|Stand|Stick|Take|Think of the|Touch|Try|Turn|Walk|Watch|Write) /,
};

/** "Make it {thing}." with what the text says of the thing: "Make it a kettle that heats water to the degree." */
const withFacts = ({ text, ...line }: Pattern): Pattern[] =>
  text.endsWith('{thing}.')
    ? ['{thing} {rel}.', '{thing} in {local}.', '{thing} for {price}.', '{told}.'].map((end) => ({
        ...line,
        text: text.replace(/\{thing\}\.$/, end),
      }))
    : [];
