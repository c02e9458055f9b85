import { expect, test } from 'vitest';
import type { CaptionPen, CaptionSurface } from '../word-captions/caption-pen.ts';
import { layOutEndCard } from './end-card-plan.ts';

/** Every letter is 0.6 of the font size wide. */
const surface: CaptionSurface = {
  pen: { measureText: (text: string) => ({ width: text.length * 60 }) } as CaptionPen,
  setFont: () => {},
};
const frame = { width: 720, height: 1280 };

const planOf = (endText: string, endAddress = 'bottle.example') =>
  layOutEndCard(surface, {
    look: { colours: ['#0b3d5c', '#ffb547'], endText, endAddress },
    logo: null,
    frame,
  });

const linesOf = (endText: string): string[] => planOf(endText).lines.map(({ text }) => text);

test('the text of an end card is large, in lines of about the same length', () => {
  expect(linesOf('Cold water, all day long')).toEqual(['Cold water,', 'all day long']);
  expect(linesOf('Order today')).toEqual(['Order', 'today']);
  for (const { fontSize } of planOf('Order today').lines) expect(fontSize).toBeCloseTo(0.13 * 720);
});

test('everything on an end card is above the controls of the platforms and beside TikTok’s buttons', () => {
  const plan = planOf('Free returns for ninety days, and shipping is always on us, wherever you live');
  for (const { text, fontSize, middleY } of plan.lines) {
    expect(text.length * 0.6 * fontSize).toBeLessThanOrEqual(0.76 * 720 + 0.01);
    expect(middleY - fontSize).toBeGreaterThan(0.14 * 1280);
  }
  const { pill } = plan.address!;
  expect(pill.y + pill.height).toBeLessThan(0.8 * 1280);
});
