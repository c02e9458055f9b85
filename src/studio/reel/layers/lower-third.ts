import type { Box, Layer } from '../../motion/film.ts';
import type { ReelStyle } from '../reel-plan.ts';
import type { Type } from '../style/style-system.ts';
import type { Scene } from '../timing/cuts.ts';
import type { Direction, Span } from './direction.ts';
import { shortenName } from './shorten-name.ts';
import { setTextInBox, type SetText } from './text-in-box.ts';
import { appearAndLeave, glide } from './tracks.ts';

/** Frames after a cut and before the next in which only the pictures move. */
const clearFrames = 14;
const [minFrames, maxFrames] = [36, 105];

/** The time of the lower third: in the first long enough scene with a picture, away from its cuts. */
export function lowerThirdSpan(scenes: readonly Scene[]): Span | null {
  const spans = scenes
    .filter(({ kind }) => kind === 'line')
    .map(({ from, to }) => ({
      from: from + clearFrames,
      to: Math.min(to - clearFrames, from + clearFrames + maxFrames),
    }));
  const lengthOf = ({ from, to }: Span) => to - from;
  const longest = spans.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  const chosen = spans.find((span) => lengthOf(span) >= minFrames) ?? longest;
  return chosen && lengthOf(chosen) >= minFrames / 2 ? chosen : null;
}

/** Minimum size of a tag's letters, in pixels of a frame 720 wide, to be legible on a phone. */
const minLetters = 22;
const letters = (type: Type, width = 720): number => (minLetters * width) / 720 / (type.size * 720);

/** The brand's name and offer as a tag above the captions, as wide as its letters. */
export function lowerThirdLayers(direction: Direction, { from, to }: Span): Layer[] {
  const { order, system, look, layout } = direction;
  const { align, type } = system;
  const ink = look.lowerThird;
  const box = layout.lowerThird;
  const [padding, [above, below]] = [paddingX(direction), paddingY[order.style]];
  const inner = {
    x: box.x + padding,
    y: 0,
    width: box.width - padding * 2,
    height: box.height - above - below,
  };
  const set = (text: string, options: { type: Type; maxLines: number; share: number; minShare: number }) =>
    setTextInBox({
      text,
      type: options.type,
      box: { ...inner, height: inner.height * options.share },
      align,
      vertical: 'top',
      maxLines: options.maxLines,
      minShare: options.minShare,
    });
  const setName = (text: string, share = 0.6) =>
    set(text, { type: type.label, maxLines: 1, share, minShare: 0.72 });
  // A shortened name has no offer below and takes the whole height.
  const shares = [0.6, 1];
  const share = shares.find((each) =>
    shortenName(order.brand.name, (text) => setName(text, each).block.fits),
  );
  const shortName =
    shortenName(order.brand.name, (text) => setName(text, share).block.fits) ?? order.brand.name;
  const oneLine = setName(shortName, share);
  const detail = order.brand.offer;
  const small =
    oneLine.block.fits && shortName === order.brand.name && detail !== undefined
      ? set(detail, {
          type: type.small,
          maxLines: 1,
          share: 0.4,
          minShare: letters(type.small, layout.width),
        })
      : null;
  const name = oneLine.block.fits
    ? oneLine
    : set(shortName, { type: type.label, maxLines: 2, share: 1, minShare: letters(type.label) });
  const rows = [name, ...(small?.block.fits ? [small] : [])];
  const height = above + below + rows.reduce((sum, { block }) => sum + block.height, 0);
  const top = box.y + box.height - height;
  const left = Math.min(...rows.map(({ inked }) => inked.x));
  const right = Math.max(...rows.map(({ inked }) => inked.x + inked.width));
  const taken = { x: left - padding, y: top, width: right - left + padding * 2, height };
  const text = ({ block, position }: SetText, y: number, fill: string, delay: number): Layer => ({
    from: from + delay,
    to,
    kind: 'text',
    block,
    position: { x: position.x, y },
    style: { fill },
    appear: system.appear.label,
    transform: { opacity: appearAndLeave(from + delay, to, 8) },
  });
  return [
    ...plateOrRule(direction, taken, from, to),
    text(name, top + above, ink.text, 3),
    ...(rows[1] ? [text(rows[1], top + above + name.block.height, ink.accent, 6)] : []),
  ];
}

/** Padding above and below the letters, for the plate or for the rule of some styles. */
const paddingY: Record<ReelStyle, readonly [number, number]> = {
  modern: [6, 8],
  cinematic: [12, 0],
  minimalist: [12, 0],
  colorful: [6, 8],
  corporate: [8, 8],
};

/** Aligns the tag's letters with those of the caption. */
function paddingX({ order: { style }, system, look }: Direction): number {
  if (style === 'corporate') return 22;
  return system.captionStyle(look.caption).style.plate?.paddingX ?? 0;
}

function plateOrRule({ order: { style }, look }: Direction, taken: Box, from: number, to: number): Layer[] {
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
      // The picture extends down to the name: a rule would cross it.
      return [];
  }
}
