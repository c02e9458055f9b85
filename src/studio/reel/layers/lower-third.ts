import type { Box, Layer } from '../../motion/film.ts';
import type { Scene } from '../timing/cuts.ts';
import type { Direction, Span } from './direction.ts';
import { setTextInBox } from './text-in-box.ts';
import { appearAndLeave, glide } from './tracks.ts';

/** Frames after a cut, and before the next, in which nothing but the pictures moves. */
const clearFrames = 14;
const [shortestFrames, longestFrames] = [36, 105];

/** When it is seen: in the first scene with a picture that is long enough, away from its cuts. */
export function lowerThirdSpan(scenes: readonly Scene[]): Span | null {
  const spans = scenes
    .filter(({ kind }) => kind === 'line')
    .map(({ from, to }) => ({
      from: from + clearFrames,
      to: Math.min(to - clearFrames, from + clearFrames + longestFrames),
    }));
  const lengthOf = ({ from, to }: Span) => to - from;
  const longest = spans.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  const chosen = spans.find((span) => lengthOf(span) >= shortestFrames) ?? longest;
  return chosen && lengthOf(chosen) >= shortestFrames / 2 ? chosen : null;
}

/** The brand's name, and what it offers, at the foot of a picture. */
export function lowerThirdLayers(direction: Direction, { from, to }: Span): Layer[] {
  const { order, system, look, layout } = direction;
  const { align, type } = system;
  const ink = look.lowerThird;
  const padding = order.style === 'cinematic' || order.style === 'minimalist' ? 0 : 18;
  const box = layout.lowerThird;
  const inner = { x: box.x + padding, y: box.y + 8, width: box.width - padding * 2, height: box.height - 16 };
  const detail = order.brand.offer;
  const oneLine = setTextInBox({
    text: order.brand.name,
    type: type.label,
    box: { ...inner, height: inner.height * 0.56 },
    align,
    vertical: 'bottom',
    maxLines: 1,
    least: 0.7,
  });
  const hasDetail = oneLine.block.fits && detail !== undefined;
  const name = hasDetail
    ? oneLine
    : setTextInBox({ text: order.brand.name, type: type.label, box: inner, align, maxLines: 2, least: 0.5 });
  const small = hasDetail
    ? setTextInBox({
        text: detail,
        type: type.small,
        box: { ...inner, y: inner.y + inner.height * 0.58, height: inner.height * 0.42 },
        align,
        vertical: 'top',
        maxLines: 1,
        least: 0.62,
      })
    : null;
  const text = (set: typeof name, fill: string, delay: number): Layer => ({
    from: from + delay,
    to,
    kind: 'text',
    block: set.block,
    position: set.position,
    style: { fill },
    appear: system.appear.label,
    transform: { opacity: appearAndLeave(from + delay, to, 8) },
  });
  const inked = [name.inked, ...(small?.block.fits ? [small.inked] : [])];
  const left = Math.min(...inked.map(({ x }) => x));
  const right = Math.max(...inked.map(({ x, width }) => x + width));
  const taken = { x: left - padding, y: box.y, width: right - left + padding * 2, height: box.height };
  return [
    ...dress(direction, taken, from, to),
    text(name, ink.text, 3),
    ...(small?.block.fits ? [text(small, ink.accent, 6)] : []),
  ];
}

function dress({ order: { style }, look }: Direction, taken: Box, from: number, to: number): Layer[] {
  const ink = look.lowerThird;
  const shape = (box: Box, fill: string, radius: number, transform: object): Layer => ({
    from,
    to,
    kind: 'shape',
    shape: { kind: 'rect', box, radius },
    fill,
    transform,
  });
  const middle = { x: taken.x + taken.width / 2, y: taken.y + taken.height / 2 };
  const opacity = appearAndLeave(from, to, 8);
  switch (style) {
    case 'modern':
      return [
        shape(taken, ink.ground, 24, {
          opacity,
          scaleX: glide(0.2, 1, from, 14),
          pivot: { x: taken.x, y: middle.y },
        }),
      ];
    case 'colorful':
      return [
        shape(taken, ink.ground, 26, { opacity, scale: glide(0.2, 1, from, 13, 'out-back'), pivot: middle }),
      ];
    case 'corporate':
      return [
        shape(taken, ink.ground, 0, {
          opacity,
          scaleX: glide(0, 1, from, 12, 'in-out-cubic'),
          pivot: { x: taken.x, y: middle.y },
        }),
        shape({ x: taken.x, y: taken.y, width: 8, height: taken.height }, ink.accent, 0, { opacity }),
      ];
    case 'minimalist':
      return [
        shape({ x: taken.x, y: taken.y, width: Math.max(120, taken.width), height: 2 }, ink.text, 0, {
          opacity,
          scaleX: glide(0, 1, from, 18, 'in-out-cubic'),
          pivot: { x: taken.x, y: taken.y },
        }),
      ];
    case 'cinematic':
      return [
        shape({ x: middle.x - 90, y: taken.y, width: 180, height: 2 }, ink.accent, 0, {
          opacity,
          scaleX: glide(0, 1, from, 24, 'in-out-sine'),
          pivot: { x: middle.x, y: taken.y },
        }),
      ];
  }
}
