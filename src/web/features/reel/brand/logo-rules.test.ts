import { expect, test } from 'vitest';
import { reelLimits, reelTexts } from '#contract/reels.ts';
import { findLogoProblem } from './logo-rules.ts';

test('PNG, JPEG, WebP and SVG files can be a logo, others and large ones cannot', () => {
  for (const [name, type] of [
    ['logo.png', 'image/png'],
    ['logo.JPG', 'image/jpeg'],
    ['logo.webp', 'image/webp'],
    ['logo.svg', 'image/svg+xml'],
    ['logo.svg', ''],
  ] as const)
    expect(findLogoProblem({ name, type, size: 10 }), name).toBeNull();
  expect(findLogoProblem({ name: 'logo.gif', type: 'image/gif', size: 10 })).toBe(reelTexts.logoType);
  const large = { name: 'logo.png', type: 'image/png', size: reelLimits.maxLogoBytes + 1 };
  expect(findLogoProblem(large)).toBe(reelTexts.logoTooLarge);
});
