import { capitalise, lowerFirst } from './inflect.ts';
import { slotsIn, type Pattern } from './pattern.ts';
import type { Point } from './point.ts';
import { pointSlots } from './point-slots.ts';
import type { HookSlots, Slots } from './slots.ts';

const ofPoint = new Set('rel says bare act doesyour itsays notall treat extra low fact quote'.split(' '));
const ofList = ['first', 'next', 'last'] as const;
/** Only what makes people stop is a point of its own; a place or a time only stands in a list. */
const minAppeal = -0.55;

export type Filled = { text: string; point: Point | null; listed: readonly Point[] };

/** The pattern filled with each point of the text that fits it; none where it needs something that the text does not say. */
export function fillPattern(pattern: Pattern, slots: HookSlots, uses: ReadonlyMap<Point, number>): Filled[] {
  const needed = slotsIn(pattern);
  if (slots.isPerson && /\{(?:it|does it|that|It|Notall)\b|\{(?:name|label)\}: /.test(pattern.text))
    return [];
  const short = slots.words['short']?.toLowerCase() ?? '';
  const isOnce =
    /\{thing\} \{rel\}/i.test(pattern.text) && needed.filter((slot) => slot === 'thing').length === 1;
  const isOfPoint = needed.some((slot) => ofPoint.has(slot));
  const points = isOfPoint ? slots.points : [null];
  return points.flatMap((point) => {
    const isQuoted = needed.includes('low') || needed.includes('fact') || needed.includes('quote');
    if (point && isQuoted && (!/ |^[$€£]/.test(point.quote ?? '') || /:/.test(point.quote!))) return [];
    if (point && !slots.isCause && point.appeal < minAppeal) return [];
    const isTold = needed.includes('short');
    const count = ofList.filter((slot) => needed.includes(slot)).length;
    const listed = slots.points
      .filter(
        (other) =>
          other !== point && other.quote !== null && !(isTold && short.includes(other.quote.toLowerCase())),
      )
      .map((other, at) => ({ other, at, used: (uses.get(other) ?? 0) - other.appeal / 2 }))
      .toSorted((one, other) => one.used - other.used)
      .slice(0, count)
      .toSorted((one, other) => one.at - other.at)
      .map(({ other }) => other);
    if (listed.length < count) return [];
    const words: Slots = {
      ...slots.words,
      // "Something that connects your CRM to WhatsApp".
      thing: slots.words['thing'] ?? (isOnce && point?.relative?.startsWith('that ') ? 'something' : null),
      ...(point ? pointSlots(point, slots) : {}),
      ...Object.fromEntries(ofList.map((slot, at) => [slot, listed[at]?.quote ?? null])),
    };
    const text = fillSlots(pattern.text, words, slots.isPlural);
    return text === null ? [] : [{ text, point, listed }];
  });
}

function fillSlots(text: string, words: Slots, isPlural: boolean): string | null {
  const read = (slot: string): string | null => {
    const word = words[slot[0]!.toLowerCase() + slot.slice(1)] ?? null;
    return word && slot !== slot.toLowerCase() ? capitalise(word) : word;
  };
  const slots = [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!);
  if (slots.some((slot) => !read(slot))) return null;
  const filled = text
    .replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, one: string, several: string) => (isPlural ? several : one))
    .replace(/“\{quote\}/g, () => `“${lowerFirst(words['quote']!)}`)
    .replace(/\{(\w+)\}/g, (_, slot: string) => read(slot)!)
    .replace(/\bhow to learn to\b/, 'how to')
    .replace(/(?<=\p{L})'(?=\p{L}|\s)/gu, '’');
  return capitalise(filled);
}
