import type { Box } from '../motion/film.ts';
import type { BrollStyle, MoveKind, StyleRules } from './broll-styles.ts';
import { styleRules } from './broll-styles.ts';
import { chooseFraming, excessOf, narrowestView, type Framing } from './framing.ts';
import type { Photo } from './interest.ts';
import { planRhythm, type TimedShot } from './plan-rhythm.ts';
import { heightOf, widestView, type Size, type View } from './view.ts';
import { travelWidth, viewsOf } from './views-of-move.ts';
import { windowOf } from './window.ts';

/** What is seen of a photo from a frame to another, in a window of the frame: all of it, or a card. */
export type Shot = TimedShot & {
  move: MoveKind;
  framing: Framing;
  window: Box;
  /** Of the shape of the window. */
  start: View;
  end: View;
};

/** What a move is chosen and measured by. */
export type Scene = { photo: Photo; window: Size; frame: Size; rules: StyleRules; seconds: number };

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
  const windows = photos.map((photo, index) => windowOf(photo, frame, framings[index]!));
  const timed = planRhythm({
    texts: photos.map(({ text }) => text),
    maxShots: photos.map((photo, index) => countShots(photo, windows[index]!, rules)),
    style,
    frames,
  });
  const shots: Shot[] = [];
  for (const [index, shot] of timed.entries()) {
    const [photo, framing, window] = [photos[shot.photo]!, framings[shot.photo]!, windows[shot.photo]!];
    const seconds = (shot.to - shot.from) / framesPerSecond;
    const scene = { photo, window, frame, rules, seconds };
    const earlier = shots.filter((each) => each.photo === shot.photo).map(({ move }) => move);
    const isOnly = timed.filter((each) => each.photo === shot.photo).length === 1;
    const move = chooseMove(scene, { index, earlier, isOnly, before: shots.at(-1)?.move });
    const nth = earlier.filter((each) => each === 'detail').length;
    shots.push({ ...shot, move, framing, window, ...viewsOf(move, scene, { nth, index }) });
  }
  return shots;
}

/** A photo with pixels to spare is good for details beside the whole; a long stay is split in two all the same. */
function countShots(photo: Photo, window: Size, rules: StyleRules): number {
  const hasDetail = widestView(photo, window) * rules.detailWidth >= narrowestView(window);
  return 2 + (hasDetail ? 2 * photo.interest.points.length : 0);
}

/** Room to travel below which a pan or a tilt would hardly be seen, as a share of the view. */
const minRoom = 0.12;

function isPossible(move: MoveKind, { photo, window, rules }: Scene): boolean {
  const widest = widestView(photo, window);
  const width = Math.max(widest * travelWidth, narrowestView(window));
  switch (move) {
    case 'pan':
      return photo.width - width >= width * minRoom;
    case 'tilt': {
      const height = heightOf({ width }, window);
      return photo.height - height >= height * minRoom;
    }
    case 'detail':
      return widest * rules.detailWidth >= narrowestView(window);
    default:
      return true;
  }
}

/** The next move of the style that this photo allows, and that is neither the last one nor was shown of it already. */
function chooseMove(
  scene: Scene,
  shot: { index: number; earlier: readonly MoveKind[]; isOnly: boolean; before: MoveKind | undefined },
): MoveKind {
  const { index, earlier, isOnly, before } = shot;
  const { moves } = scene.rules;
  const turned = moves.map((_, at) => moves[(index + at) % moves.length]!);
  // A photo that is shown once is not shown by a detail of it.
  const possible = turned.filter((move) => isPossible(move, scene) && !(isOnly && move === 'detail'));
  const last = earlier.at(-1);
  // What does not fit into the frame at once is shown in turn.
  const travels = possible.filter((move) => move === 'pan' || move === 'tilt');
  if (earlier.length === 0 && travels[0] && excessOf(scene.photo, scene.window) > 1.02) return travels[0];
  // A push ends where a pull begins, so that they follow each other without a jump.
  if (last === 'push' && !possible.includes('detail')) return 'pull';
  if (last === 'pull' && !possible.includes('detail')) return 'push';
  return (
    possible.find((move) => move !== before && !earlier.includes(move)) ??
    possible.find((move) => move !== last || move === 'detail') ??
    'push'
  );
}
