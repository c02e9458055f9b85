import type { Box, Layer } from '../../motion/film.ts';
import { styleRules, type BrollStyle } from '../plan/broll-styles.ts';
import type { Mount } from '../ground/mounts.ts';
import type { Shot } from '../plan/plan-shots.ts';
import { between, photoLayer, type Span } from './shot-layers.ts';
import { heightOf, type Size, type View } from '../plan/view.ts';

/** Parallax: the fill moves in the opposite direction by this share of the card's travel. */
const fillShare = 0.9;
/** Change in scale of the fill during a shot, opposite to the card. */
const fillGrowth = 0.1;
/** Margin of the fill on each side, as a share of the frame. */
export const fillRoom = 0.1;

/** A photo as a card in front of its fill. The card moves, grows and tilts; the fill moves in the opposite direction. */
export function cardLayers(
  card: { path: string; mount: Mount },
  shot: Shot,
  { style, index, span, frame }: { style: BrollStyle; index: number; span: Span; frame: Size },
): [Layer, Layer, Layer] {
  const { pace, card: move } = styleRules[style];
  const { window } = shot;
  const [side, down] = directionOf(shot, frame, index);
  const reach = {
    x: limitTo(move.x * frame.width, frame.width - window.width),
    y: limitTo(move.y * frame.width, frame.height - window.height),
  };
  const grows = shot.move !== 'pull';
  const track = (way: number) => between(span, -way / 2, way / 2, pace);
  const scaled = (small: number, large: number) =>
    grows ? between(span, small, large, pace) : between(span, large, small, pace);
  const transform: Layer['transform'] = {
    x: track(side * reach.x),
    y: track(down * reach.y),
    // Never larger than its window, where the resolution of the photo is used up.
    scale: scaled(1 - move.scale, 1),
    ...(move.tilt === 0 ? {} : { rotation: track(side * move.tilt) }),
  };
  const fill: Layer = {
    kind: 'picture',
    ...span,
    path: card.mount.fillPath,
    box: outset({ x: 0, y: 0, ...frame }, frame.width * fillRoom, frame.height * fillRoom),
    transform: {
      x: track(-side * reach.x * fillShare),
      y: track(-down * reach.y * fillShare),
      // Never smaller than its box, which covers the frame.
      scale: scaled(1 + fillGrowth, 1),
    },
  };
  const { path, margin, radius } = card.mount;
  const mount: Layer = { kind: 'picture', ...span, path, box: outset(window, margin, margin), transform };
  return [fill, mount, { ...photoLayer(card.path, shot, span, pace), radius, transform }];
}

/** Travel, in frame widths, below which the photo hardly moves inside its card. */
const hardlyMoves = 0.01;

/** The direction in which the photo moves inside its card, so that both add up; otherwise alternating, up first. */
function directionOf({ start, end, window }: Shot, frame: Size, index: number): [number, number] {
  const scale = window.width / end.width;
  const middleOf = ({ x, y, width }: View) => ({ x: x + width / 2, y: y + heightOf({ width }, window) / 2 });
  const [first, last] = [middleOf(start), middleOf(end)];
  const byTurns = [index % 2 === 0 ? 1 : -1, index % 4 < 2 ? -1 : 1] as const;
  const signOf = (way: number, otherwise: number): number =>
    Math.abs(way) < hardlyMoves * frame.width ? otherwise : Math.sign(way);
  return [signOf((first.x - last.x) * scale, byTurns[0]), signOf((first.y - last.y) * scale, byTurns[1])];
}

/** A card moves at most to the border of the frame. */
const limitTo = (requested: number, room: number): number => Math.min(requested, Math.max(0, room * 0.9));

const outset = ({ x, y, width, height }: Box, across: number, down: number): Box => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});
