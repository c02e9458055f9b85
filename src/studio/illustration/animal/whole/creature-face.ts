import { ellipse, soft, thread } from '../../../reel/vignettes/forms.ts';
import type { Pen } from '../../world/space/pen.ts';
import type { HeadState } from '../head/draw-animal-head.ts';

const dark = '#241c1a';

/** A round eye with lid and brow; `radius` in the pen's units. */
export function drawCreatureEye(
  pen: Pen,
  { x, y, radius, white = true }: { x: number; y: number; radius: number; white?: boolean },
  { feeling, blink }: HeadState,
): void {
  const wide = feeling === 'surprised' || feeling === 'worried' ? 1.15 : 1;
  const size = radius * wide;
  if (blink > 0.6) {
    pen.line(thread([x - size, y], [x, y + size * 0.45], [x + size, y]), dark, radius * 0.34);
  } else {
    const open = 1 - blink;
    const flat = { roundness: 0, outline: 0 } as const;
    if (white) pen.form(ellipse(x, y, size * 1.12, size * 1.16 * open), '#fbf8f0', { roundness: 0.1 });
    pen.form(ellipse(x + size * 0.14, y, size * 0.82, size * 0.9 * open), dark, flat);
    pen.form(
      ellipse(x + size * 0.4, y - size * 0.36 * open, size * 0.27, size * 0.27 * open),
      '#ffffff',
      flat,
    );
    pen.form(ellipse(x - size * 0.1, y + size * 0.42 * open, size * 0.13, size * 0.13 * open), '#ffffff', {
      ...flat,
      alpha: 0.7,
    });
  }
  const slant = feeling === 'angry' ? 0.6 : feeling === 'sad' || feeling === 'worried' ? -0.55 : 0;
  if (slant === 0 && feeling !== 'surprised') return;
  const above = y - size * (feeling === 'surprised' ? 2.1 : 1.65);
  pen.line(
    thread([x - size, above - size * slant], [x, above - size * 0.1], [x + size, above + size * slant]),
    dark,
    radius * 0.34,
  );
}

/** A mouth from its front end (x, y) back over `width`. */
export function drawCreatureMouth(
  pen: Pen,
  { x, y, width }: { x: number; y: number; width: number },
  { feeling, opening }: HeadState,
): void {
  if (opening > 0.08 || feeling === 'surprised') {
    const gape = Math.max(opening, feeling === 'surprised' ? 0.35 : 0) * width * 0.75;
    pen.form(
      soft([x, y], [x - width * 0.5, y - gape * 0.2], [x - width, y], [x - width * 0.5, y + gape]),
      '#7a2f36',
      { roundness: 0.1, outline: 0.7 },
    );
    return;
  }
  const bend = feeling === 'sad' || feeling === 'worried' || feeling === 'angry' ? -0.26 : 0.3;
  pen.line(
    thread([x, y], [x - width * 0.5, y + width * bend], [x - width, y - width * bend * 0.4]),
    dark,
    width * 0.11,
  );
}
