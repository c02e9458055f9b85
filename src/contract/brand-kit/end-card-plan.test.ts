import { expect, test } from 'vitest';
import type { CaptionPen, CaptionSurface } from '../word-captions/caption-pen.ts';
import { layOutEndCard } from './end-card-plan.ts';

/** The width of every letter, as a share of the font size. */
const letterWidth = 0.6;
let fontSize = 0;
const surface: CaptionSurface = {
  pen: { measureText: (text: string) => ({ width: text.length * letterWidth * fontSize }) } as CaptionPen,
  setFont: (font) => {
    fontSize = font.size;
  },
};
const frame = { width: 720, height: 1280 };
/** Shares of the frame. */
const safe = { width: 0.76, top: 0.14, bottom: 0.8 };

const planOf = (endText: string) =>
  layOutEndCard(surface, {
    look: { colours: ['#0b3d5c', '#ffb547'], endText, endAddress: 'bottle.example' },
    logo: null,
    frame,
  });

const linesOf = (endText: string): string[] => planOf(endText).lines.map(({ text }) => text);

test('the lines of an end card are about equally long', () => {
  expect(linesOf('Cold water, all day long')).toEqual(['Cold water,', 'all day long']);
  expect(linesOf('Order today')).toEqual(['Order', 'today']);
});

test('a short text is as large as an end card allows', () => {
  for (const line of planOf('Order today').lines) expect(line.fontSize).toBeCloseTo(0.13 * frame.width);
});

test('an end card keeps clear of the platforms’ bars at the top and bottom and of TikTok’s buttons', () => {
  const plan = planOf('Free returns for ninety days, and shipping is always on us, wherever you live');
  for (const line of plan.lines) {
    const width = line.text.length * letterWidth * line.fontSize;
    expect(width).toBeLessThanOrEqual(safe.width * frame.width + 0.01);
    expect(line.middleY - line.fontSize).toBeGreaterThan(safe.top * frame.height);
  }
  const { pill } = plan.address!;
  expect(pill.y + pill.height).toBeLessThan(safe.bottom * frame.height);
});
