import type { ProductKind } from '../../../story/story.ts';
import type { Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import type { FigureScene } from '../clothes/scene.ts';
import type { Body } from '../shape/body.ts';
import { between } from '../shape/geometry.ts';
import { isLying } from '../skeleton/pose.ts';
import { isTool, toolOf, type ToolKind } from './tools.ts';

/** A held thing, painted upright in a box placed by the hands. */
export type HeldThing = {
  kind: ProductKind | ToolKind;
  /** Width and height in metres; by default the size of its kind. */
  size?: { width: number; height: number };
  /** Grip and size in metres; by default those of its kind. */
  hold?: Hold;
  /** Things look the same from both sides; tools point in the direction that the person faces. */
  paint: (brush: Brush, box: Box, facing: -1 | 1) => void;
};

export type Hold = { width: number; height: number; by: 'grip' | 'palm' | 'handle' | 'string' };

/** Size in metres and grip. Things that are not in the table are too large to hold. */
const holds: Partial<Record<ProductKind, Hold>> = {
  bottle: { width: 0.08, height: 0.25, by: 'grip' },
  // Larger than life: a hand would hide a cup.
  cup: { width: 0.15, height: 0.17, by: 'grip' },
  can: { width: 0.09, height: 0.16, by: 'grip' },
  jar: { width: 0.1, height: 0.12, by: 'grip' },
  tube: { width: 0.06, height: 0.17, by: 'grip' },
  box: { width: 0.26, height: 0.2, by: 'palm' },
  bag: { width: 0.34, height: 0.36, by: 'handle' },
  shoe: { width: 0.28, height: 0.14, by: 'palm' },
  shirt: { width: 0.5, height: 0.56, by: 'handle' },
  watch: { width: 0.08, height: 0.14, by: 'grip' },
  ring: { width: 0.06, height: 0.07, by: 'palm' },
  glasses: { width: 0.16, height: 0.07, by: 'palm' },
  headphones: { width: 0.2, height: 0.2, by: 'grip' },
  phone: { width: 0.085, height: 0.165, by: 'grip' },
  laptop: { width: 0.36, height: 0.26, by: 'palm' },
  tablet: { width: 0.2, height: 0.26, by: 'grip' },
  'app-screen': { width: 0.085, height: 0.165, by: 'grip' },
  camera: { width: 0.15, height: 0.11, by: 'grip' },
  plant: { width: 0.24, height: 0.36, by: 'palm' },
  book: { width: 0.17, height: 0.24, by: 'grip' },
  notebook: { width: 0.16, height: 0.22, by: 'grip' },
  pen: { width: 0.03, height: 0.15, by: 'grip' },
  candle: { width: 0.1, height: 0.13, by: 'palm' },
  soap: { width: 0.1, height: 0.07, by: 'palm' },
  cream: { width: 0.1, height: 0.08, by: 'palm' },
  pan: { width: 0.42, height: 0.12, by: 'grip' },
  knife: { width: 0.06, height: 0.3, by: 'grip' },
  toothbrush: { width: 0.03, height: 0.19, by: 'grip' },
  'dog-food': { width: 0.3, height: 0.44, by: 'palm' },
  toy: { width: 0.22, height: 0.26, by: 'palm' },
  backpack: { width: 0.34, height: 0.44, by: 'handle' },
  suitcase: { width: 0.42, height: 0.6, by: 'handle' },
  umbrella: { width: 0.9, height: 0.9, by: 'grip' },
  'game-pad': { width: 0.17, height: 0.12, by: 'grip' },
  'pill-box': { width: 0.09, height: 0.1, by: 'grip' },
  bread: { width: 0.26, height: 0.34, by: 'palm' },
  meal: { width: 0.22, height: 0.18, by: 'palm' },
  basket: { width: 0.36, height: 0.32, by: 'palm' },
  gloves: { width: 0.22, height: 0.23, by: 'palm' },
  belt: { width: 0.3, height: 0.12, by: 'palm' },
  pillow: { width: 0.42, height: 0.3, by: 'palm' },
};

export const canHold = (kind: ProductKind | ToolKind): boolean => isTool(kind) || kind in holds;

const holdOf = (kind: ProductKind | ToolKind): Hold | undefined =>
  isTool(kind) ? { ...toolOf(kind), by: 'grip' } : holds[kind];

/** Metres: something narrower is opened while one hand holds it; a book or a parcel needs both. */
const maxWidthToGrip = 0.155;
export const isOpenedInHand = ({ kind, hold }: Pick<HeldThing, 'kind' | 'hold'>): boolean => {
  const { by, width = 1 } = hold ?? holdOf(kind) ?? {};
  return by === 'grip' && width <= maxWidthToGrip;
};

export const hasHandle = ({ kind, hold }: Pick<HeldThing, 'kind' | 'hold'>): boolean =>
  (hold ?? holdOf(kind))?.by === 'handle';

/** The box of a held thing, from the hands of the pose. */
export function heldBox(body: Body, thing: Pick<HeldThing, 'kind' | 'size' | 'hold'>): Box | null {
  const hold = thing.hold ?? holdOf(thing.kind);
  if (!hold) return null;
  const metre = body.height / (1.75 * body.look.stature);
  // Large things are scaled down, so that they do not hide the face.
  const limit = hold.by === 'palm' ? Math.min(1, (0.17 * body.height) / (hold.height * metre)) : 1;
  const width = (thing.size?.width ?? hold.width) * metre * limit;
  const height = (thing.size?.height ?? hold.height) * metre * limit;
  const at = gripPoint(body);
  const clear = (box: Box): Box => clearOfEyes(body, box, hold);
  if (isTool(thing.kind) && !thing.hold) {
    const [across, down] = toolOf(thing.kind).at;
    const from = body.facing === 1 ? across : 1 - across;
    return { x: at[0] - width * from, y: at[1] - height * down, width, height };
  }
  // A kite or a balloon on a string, in the air in front of the hand.
  if (hold.by === 'string')
    return clear({
      x: at[0] - width / 2 + body.facing * width * 0.2,
      y: at[1] - height * 0.98,
      width,
      height,
    });
  const middle: Point =
    body.pose.holding === 'both' || hold.by === 'palm'
      ? [at[0], at[1] - height * (body.pose.holding === 'both' ? 0.3 : 0.46)]
      : hold.by === 'handle'
        ? [at[0], at[1] + height * 0.44]
        : thing.kind === 'umbrella'
          ? [at[0], at[1] - height * 0.4]
          : at;
  return clear({ x: middle[0] - width / 2, y: middle[1] - height / 2, width, height });
}

/** Metres; longer things lie along the body and only cross the face with a thin end. */
const maxLengthAtFace = 0.62;
/** Shares of its size to which a thing is reduced, so that the eyes above it stay visible. */
const smallerAtFace = [1, 0.85, 0.7, 0.55, 0.42];

/** Keeps a held thing away from the holder's eyes: a thing on a string beside them, any other below them. */
function clearOfEyes({ head, facing, pose }: Body, box: Box, { by, width, height }: Hold): Box {
  if (Math.max(width, height) > maxLengthAtFace || isLying(pose)) return box;
  const [eyeX, eyeY] = head.at;
  const [half, below] = [head.scale * 130, head.scale * 70];
  const across = Math.min(box.x + box.width, eyeX + half) - Math.max(box.x, eyeX - half);
  const isBeside = across < half * 0.6;
  const isAbove = box.y + box.height < eyeY - below;
  if (isBeside || isAbove || box.y > eyeY + below) return box;
  if (by === 'string') return { ...box, x: facing === 1 ? eyeX + half : eyeX - half - box.width };
  const middle = box.x + box.width / 2;
  const foot = box.y + box.height;
  const sizes = smallerAtFace.map((share): Box => ({
    x: middle - (box.width * share) / 2,
    y: foot - box.height * share,
    width: box.width * share,
    height: box.height * share,
  }));
  const limit = eyeY + head.scale * 125;
  return sizes.find(({ y }) => y > limit) ?? sizes.at(-1)!;
}

/** The centre of the holding palm, or the midpoint between both palms. */
export function gripPoint(body: Body): Point {
  const { holding } = body.pose;
  const palm = (side: 'near' | 'far') => body.project(body.skeleton.hands[side].palm);
  if (holding !== 'both') return palm(holding);
  return between(palm('near'), palm('far'), 0.5);
}

export function drawHeld({ brush, body }: FigureScene, thing: HeldThing | null | undefined): void {
  const box = thing && heldBox(body, thing);
  if (!thing || !box) return;
  brush.context.save();
  thing.paint(brush, box, body.facing);
  brush.context.restore();
}

/** Whether the fingers close round the thing and are drawn in front of it. */
export function isGripped({ body }: FigureScene, thing: HeldThing): boolean {
  const hold = thing.hold ?? holdOf(thing.kind);
  if (body.pose.holding === 'both' || !hold) return false;
  return hold.by === 'grip' || hold.by === 'handle';
}
