import { makeRandom, type Random } from '../music-library/random.ts';
import { chooseWords, type ReelWords } from './choose-words.ts';
import type { ReelBrief, ReelDuration, ReelRole } from './reel-script.ts';
import { asSentence, nameBrand, readPrefixes, tidy } from './sentences.ts';
import {
  asides,
  bridges,
  namedOfferPromises,
  offerAsides,
  offerPromises,
  sentenceStart,
} from './words/offer-words.ts';

/**
 * A line in one or more lengths, each longer than the one before. Hooks have one length, because half a hook makes no
 * sense.
 */
export type FlexibleLine = { role: ReelRole; texts: string[] };
/** Lines for a script, which includes as many of the benefits, in order, as there is time for. */
export type Draw = { lines: FlexibleLine[] };

/**
 * Draws the lines for a script. Each version draws different lines; another attempt at the same version shuffles again.
 */
export function drawLines(brief: ReelBrief, attempt: number): Draw {
  const { brandName, intent, industry, version } = brief;
  const words = chooseWords(intent, industry);
  const seed = `${tidy(brandName)}/${tidy(industry)}/${intent}`;
  const random = makeRandom(`${seed}/${version}/${attempt}`);
  const draw = (name: string, lines: readonly string[], step = 1) => {
    const shuffled = shuffle(lines, makeRandom(`${seed}/${name}`));
    const first = version * step + (attempt === 0 ? 0 : Math.floor(random() * lines.length));
    const drawn = shuffled.map((_, index) => shuffled[(first + index) % shuffled.length]!);
    return brief.durationSeconds === 15 ? shortestFirst(drawn, name === 'hook') : drawn;
  };
  const [hook] = draw('hook', words.intent.hooks);
  const [problem, secondProblem] = draw('problem', words.problems, 2);
  const isLong = brief.durationSeconds === 60;
  const benefits = drawBenefits(words, draw, brief.durationSeconds);
  const [promise, call] = mergeUserLines(brief, words, draw);
  const line = (role: ReelRole, texts: string[]): FlexibleLine => ({
    role,
    texts: texts.map((text) => nameBrand(text, brandName)),
  });
  return {
    lines: [
      line('hook', [hook!]),
      line('problem', readPrefixes(isLong ? `${problem} ${secondProblem}` : problem!)),
      line('promise', promise),
      ...benefits.map((texts) => line('benefit', texts)),
      line('call-to-action', call),
    ],
  };
}

/** Sorts the next two lines by the length of their first sentence; hooks are always said whole. */
function shortestFirst(lines: readonly string[], isSaidWhole: boolean): string[] {
  const lengthOf = (line: string) => (isSaidWhole ? line : readPrefixes(line)[0]!).length;
  const next = lines.slice(0, 2).toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return [...next, ...lines.slice(2)];
}

type Drawer = (name: string, lines: readonly string[], step?: number) => string[];

/** Number of drawn benefits: more than are usually spoken, so that there is a choice. */
const drawnBenefits = { 15: 3, 30: 4, 60: 5 };

/**
 * Keeps the chronological order of the benefits. A long reel has four lines: the first combines two, and the second and
 * last may continue with an aside.
 */
function drawBenefits({ industry, intent }: ReelWords, draw: Drawer, duration: ReelDuration): string[][] {
  const pool = industry[intent.benefits];
  const main = draw('benefits', pool, 3)
    .slice(0, drawnBenefits[duration])
    .toSorted((one, other) => pool.indexOf(one) - pool.indexOf(other));
  if (duration !== 60) return main.map(readPrefixes);
  const [first, second, ...rest] = main;
  const leads = draw(
    'asides',
    asides[intent.benefits].map(([, lead]) => lead),
  );
  const continued = rest.map((line, index) => {
    if (index === 1) return readPrefixes(line);
    const lead = leads[index === 0 ? 0 : 1]!;
    const [kind] = asides[intent.benefits].find((aside) => aside[1] === lead)!;
    const aside = draw(`aside-${kind}`, industry[kind], 2)[index === 0 ? 0 : 1]!;
    return [...readPrefixes(line), ...readPrefixes(aside).map((text) => `${line} ${lead} ${text}`)];
  });
  return [
    [...readPrefixes(first!), ...readPrefixes(second!).map((text) => `${first} ${text}`)],
    ...continued,
  ];
}

/** Merges the user's own lines into the promise and the call to action. */
function mergeUserLines(brief: ReelBrief, { intent }: ReelWords, draw: Drawer): [string[], string[]] {
  const names = (text: string) => tidy(text).toLowerCase().includes(tidy(brief.brandName).toLowerCase());
  const offer = brief.offer && tidy(brief.offer) ? asSentence(brief.offer) : null;
  const ownCall = brief.callToAction && tidy(brief.callToAction) ? readCall(brief.callToAction) : null;
  const isOfferNamed = offer !== null && names(offer);

  const [promise] = draw('promise', intent.promises);
  const [call] = draw('call', intent.calls);
  const [bridge] = draw('bridge', bridges);
  const calls =
    ownCall === null
      ? readPrefixes(call!)
      : names(ownCall) || ownCall.includes('{brand}')
        ? [ownCall]
        : [`${bridge} ${ownCall}`];
  if (offer === null) return [readPrefixes(promise!), calls];
  if (!intent.sells) {
    const isSentence = sentenceStart.test(offer) || /[.!?…。！？؟]$/u.test(tidy(brief.offer!));
    const [aside] = draw('offer-aside', isSentence ? offerAsides.sentence : offerAsides.name);
    return [
      readPrefixes(promise!),
      [`${offer} ${calls[0]!}`, ...calls.map((text) => `${aside} ${offer} ${text}`)],
    ];
  }
  const leads = isOfferNamed ? namedOfferPromises : (offerPromises[brief.intent] ?? offerPromises.general!);
  const [lead] = draw('offer-lead', leads);
  return [[`${lead} ${offer}`], calls];
}

/** A bare address, handle or number becomes a sentence. */
function readCall(text: string): string {
  const call = tidy(text);
  if (/^\+?[\d\s()/-]{6,}$/.test(call)) return `Call {brand} on ${call}.`;
  if (/^(?:https?:\/\/)?[^\s@]+\.[a-z]{2,}(?:\/\S*)?$/i.test(call)) return `Find {brand} at ${call}.`;
  if (/^@\S+$/.test(call)) return `Find {brand} as ${call}.`;
  return asSentence(call);
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!];
  }
  return shuffled;
}
