import type { BrollStyle, MoveKind, StyleRules } from './broll-styles.ts';
import { styleRules } from './broll-styles.ts';
import { chooseFraming, excessOf, narrowestView, widestOf, type Framing } from './framing.ts';
import type { InterestPoint, Photo } from './interest.ts';
import { planRhythm, type TimedShot } from './plan-rhythm.ts';
import { heightOf, viewAround, type Size, type View } from './view.ts';

/** What is seen of a photo from a frame to another; the view moves evenly, or as its ease says. */
export type Shot = TimedShot & {
  move: MoveKind;
  framing: Framing;
  start: View;
  end: View;
  ease: StyleRules['ease'];
};

type Stage = { photo: Photo; frame: Size; framing: Framing; rules: StyleRules; seconds: number };

/** The shots of a film of these photos, in order. Every photo is shown, none beyond its border or its resolution. */
export function planShots(order: {
  photos: readonly Photo[];
  style: BrollStyle;
  frame: Size;
  frames: number;
  framesPerSecond: number;
}): Shot[] {
  const { photos, style, frame, frames, framesPerSecond } = order;
  const rules = styleRules[style];
  const framings = photos.map((photo) => chooseFraming(photo, frame));
  const timed = planRhythm({
    texts: photos.map(({ text }) => text),
    maxShots: photos.map((photo, index) => countShots(photo, frame, framings[index]!, rules)),
    style,
    frames,
  });
  const shots: Shot[] = [];
  for (const [index, shot] of timed.entries()) {
    const [photo, framing] = [photos[shot.photo]!, framings[shot.photo]!];
    const seconds = (shot.to - shot.from) / framesPerSecond;
    const stage = { photo, frame, framing, rules, seconds };
    const earlier = shots.filter((each) => each.photo === shot.photo).map(({ move }) => move);
    const isOnly = timed.filter((each) => each.photo === shot.photo).length === 1;
    const move = chooseMove(stage, { index, earlier, isOnly, before: shots.at(-1)?.move });
    const nth = earlier.filter((each) => each === 'detail').length;
    shots.push({ ...shot, move, framing, ease: rules.ease, ...viewsOf(move, stage, { nth, index }) });
  }
  return shots;
}

/** A photo with pixels to spare is good for details beside the whole; a long stay is split in two all the same. */
function countShots(photo: Photo, frame: Size, framing: Framing, rules: StyleRules): number {
  const hasDetail = widestOf(photo, frame, framing) * rules.detailWidth >= narrowestView(frame);
  return 2 + (hasDetail ? 2 * photo.interest.points.length : 0);
}

/** Room to travel below which a pan or a tilt would hardly be seen, as a share of the view. */
const minTravel = 0.12;
/** The view of a pan or a tilt, as a share of the widest. */
const travelWidth = 0.94;

function isPossible(move: MoveKind, { photo, frame, framing, rules }: Stage): boolean {
  const widest = widestOf(photo, frame, framing);
  const width = Math.max(widest * travelWidth, narrowestView(frame));
  switch (move) {
    case 'parallax':
      return framing === 'fit';
    case 'pan':
      return framing === 'fill' && photo.width - width >= width * minTravel;
    case 'tilt': {
      const height = heightOf({ width }, frame);
      return framing === 'fill' && photo.height - height >= height * minTravel;
    }
    case 'detail':
      return framing === 'fill' && widest * rules.detailWidth >= narrowestView(frame);
    default:
      return true;
  }
}

/** The next move of the style that this photo allows, and that is neither the last one nor was shown of it already. */
function chooseMove(
  stage: Stage,
  shot: { index: number; earlier: readonly MoveKind[]; isOnly: boolean; before: MoveKind | undefined },
): MoveKind {
  const { index, earlier, isOnly, before } = shot;
  const { moves } = stage.rules;
  const turned = moves.map((_, at) => moves[(index + at) % moves.length]!);
  // A photo that is shown once is not shown by a detail of it.
  const possible = turned.filter((move) => isPossible(move, stage) && !(isOnly && move === 'detail'));
  const last = earlier.at(-1);
  // What does not fit into the frame at once is shown in turn.
  const travels = possible.filter((move) => move === 'pan' || move === 'tilt');
  if (earlier.length === 0 && travels[0] && excessOf(stage.photo, stage.frame) > 1.02) return travels[0];
  // A push ends where a pull begins, so that they follow each other without a jump.
  if (last === 'push' && !possible.includes('detail')) return 'pull';
  if (last === 'pull' && !possible.includes('detail')) return 'push';
  return (
    possible.find((move) => move !== before && !earlier.includes(move)) ??
    possible.find((move) => move !== last || move === 'detail') ??
    'push'
  );
}

function viewsOf(
  move: MoveKind,
  stage: Stage,
  { nth, index }: { nth: number; index: number },
): { start: View; end: View } {
  const { photo, frame, rules, framing, seconds } = stage;
  const widest = widestOf(photo, frame, framing);
  const narrowest = narrowestView(frame);
  const point = photo.interest.points[nth % photo.interest.points.length] ?? { x: 0.5, y: 0.5 };
  const at = (place: InterestPoint, width: number): View =>
    viewAround({ x: place.x * photo.width, y: place.y * photo.height }, Math.max(width, narrowest), {
      photo,
      frame,
    });
  if (move === 'pan' || move === 'tilt') return travel(move, stage, point, index);
  const zoom = Math.min(0.35, rules.zoom * Math.max(0.5, (seconds * 30) / rules.shotFrames));
  if (move === 'detail') {
    const width = widest * rules.detailWidth;
    const drift = { x: point.x + (index % 2 === 0 ? 0.03 : -0.03), y: point.y - 0.02 };
    const [far, near] = [at(drift, width * (1 + zoom * 0.7)), at(point, width)];
    return nth % 2 === 0 ? { start: far, end: near } : { start: near, end: far };
  }
  // Between the middle of what must be seen and the point itself: nothing of it leaves the frame.
  const { left, top, right, bottom } = photo.interest.region;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const aim = { x: middle.x * 0.6 + point.x * 0.4, y: middle.y * 0.6 + point.y * 0.4 };
  const [wide, close] = [at(middle, widest), at(aim, widest * (1 - zoom))];
  return move === 'pull' ? { start: close, end: wide } : { start: wide, end: close };
}

/** Across the photo, through the point of interest, no faster than the style allows. */
function travel(
  move: 'pan' | 'tilt',
  { photo, frame, framing, rules, seconds }: Stage,
  point: InterestPoint,
  index: number,
): { start: View; end: View } {
  const narrowest = narrowestView(frame);
  const width = Math.max(widestOf(photo, frame, framing) * travelWidth, narrowest);
  const height = heightOf({ width }, frame);
  const room = move === 'pan' ? photo.width - width : photo.height - height;
  const length = Math.min(room, width * rules.maxSpeed * seconds);
  const centre = { x: point.x * photo.width, y: point.y * photo.height };
  const middle = viewAround(centre, width, { photo, frame });
  const place = move === 'pan' ? middle.x : middle.y;
  const from = Math.max(0, Math.min(place - length / 2, room - length));
  const [first, last] = index % 2 === 0 ? [from, from + length] : [from + length, from];
  return move === 'pan'
    ? { start: { ...middle, x: first }, end: { ...middle, x: last } }
    : { start: { ...middle, y: first }, end: { ...middle, y: last } };
}
