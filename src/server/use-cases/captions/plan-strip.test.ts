import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadWords } from '#contract/spread-words.ts';
import { captionMoment } from '#contract/word-captions/caption-moment.ts';
import { captionRule } from '#contract/word-captions/caption-rule.ts';
import { captionStyles } from '#contract/word-captions/caption-styles.ts';
import { captionWords } from '#contract/word-captions/caption-words.ts';
import { layOutCaptions } from '#contract/word-captions/lay-out-captions.ts';
import { openMeasuringContext, setCaptionFont } from '#studio/captions/caption-strip.ts';
import { planStrip } from './plan-strip.ts';

const frame = { width: 720, height: 1280 };
const pen = openMeasuringContext();
const surface = {
  pen,
  setFont: (font: Parameters<typeof setCaptionFont>[1] | object) =>
    setCaptionFont(pen, { weight: 800, size: 40, scripts: [], ...font }),
};

const words = [
  'stop',
  'SCROLLING',
  '*really*',
  '9.99',
  'it',
  'Łódź',
  'Donaudampfschifffahrtsgesellschaft',
  'why?',
];
const texts = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 20 })
  .map((chosen) => chosen.join(' '));

const planOf = (text: string, style: (typeof captionStyles)[number], seconds = 8) =>
  layOutCaptions(surface, {
    words: captionWords(text, spreadWords(text.replaceAll('*', ''), seconds)),
    style,
    frame,
    untilSeconds: seconds + 0.4,
  });

test('every caption lies inside the platforms’ safe area @creator-010', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...captionStyles), (text, style) => {
      for (const { left, right, top, bottom } of planOf(text, style).groups) {
        expect(left).toBeGreaterThanOrEqual(frame.width * captionRule.sideShare - 1);
        expect(right).toBeLessThanOrEqual(frame.width * (1 - captionRule.sideShare) + 1);
        expect(top).toBeGreaterThan(frame.height * 0.5);
        expect(bottom).toBeLessThan(frame.height * 0.8);
      }
    }),
    { numRuns: 60 },
  );
});

test('the highlighted word is the one being spoken, within 80 ms @creator-009', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...captionStyles), (text, style) => {
      const plan = planOf(text, style);
      for (const [index, group] of plan.groups.entries())
        for (const [place, word] of group.words.entries()) {
          const marked = (seconds: number) => {
            const moment = captionMoment(plan, seconds);
            return moment?.group === index && moment.active === place;
          };
          // Frames are 1/30 s apart.
          expect(marked(Math.min(word.startSeconds + 0.034, word.endSeconds - 0.001))).toBe(true);
          expect(marked(word.startSeconds - 0.08)).toBe(false);
        }
    }),
    { numRuns: 60 },
  );
});

test('everything drawn lies within the strip', async () => {
  const { createCanvas } = await import('@napi-rs/canvas');
  for (const style of captionStyles) {
    const text = 'Stop *SCROLLING* quickly, gypsy!';
    const task = {
      words: captionWords(text, spreadWords(text.replaceAll('*', ''), 4)),
      style,
      frame,
      untilSeconds: 5,
    };
    const strip = planStrip(task)!;
    expect(strip.top % 2).toBe(0);
    expect(strip.height % 2).toBe(0);
    const context = createCanvas(frame.width, frame.height).getContext('2d');
    for (let seconds = 0; seconds < 5; seconds += 0.3) strip.draw(context, seconds);
    const { data } = context.getImageData(0, 0, frame.width, frame.height);
    const isInked = (row: number) =>
      data.subarray(row * frame.width * 4, (row + 1) * frame.width * 4).some((value) => value > 0);
    const rows = Array.from({ length: frame.height }, (_, row) => row).filter(isInked);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows[0]!).toBeGreaterThanOrEqual(strip.top);
    expect(rows.at(-1)!).toBeLessThan(strip.top + strip.height);
    // Each caption has a moment in which it is shown.
    const shown = strip.stills!.map((seconds) => JSON.parse(strip.nameAt(seconds)!) as { group: number });
    expect(shown.map(({ group }) => group)).toEqual(shown.map((_, index) => index));
    expect(shown.length).toBeGreaterThan(0);
    // After the last caption there is silence.
    expect(strip.nameAt(4.9)).toBeNull();
  }
});

test('without speech there are no captions', () => {
  expect(planStrip({ words: [], style: 'pop', frame, untilSeconds: 3 })).toBeNull();
});
