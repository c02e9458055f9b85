import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { videoFormats } from '../../ffmpeg/video-formats.ts';
import type { Box } from '../../motion/film.ts';
import { styleRules, type BrollStyle, type MoveKind, type StyleRules } from './broll-styles.ts';
import { detailRoom } from '../ground/detail-room.ts';
import { meanDisplacement } from '../ground/displacement.ts';
import type { Photo } from '../subject/interest.ts';
import type { Framing, Layout } from './layout.ts';
import { planRhythm, type TimedShot } from './plan-rhythm.ts';
import type { Room } from '../ground/room.ts';
import type { Size, View } from './view.ts';
import { travelReach, viewsOf } from './views-of-move.ts';

/** A view of a photo over a range of frames, in a window of the frame: all of it, or a card. */
export type Shot = TimedShot & {
  move: MoveKind;
  framing: Framing;
  window: Box;
  /** With the window's aspect ratio. */
  start: View;
  end: View;
};

/** Data for choosing and measuring a move. */
export type Scene = {
  photo: Photo;
  framing: Framing;
  room: Room;
  frame: Size;
  rules: StyleRules;
  seconds: number;
  /** A closer shot of the whole follows, so this one is further away. */
  isFar: boolean;
};

/** The shots of a film of these photos, in order. Every photo is shown whole, within its resolution. */
export function planShots(order: {
  photos: readonly Photo[];
  layouts: readonly Layout[];
  style: BrollStyle;
  format: VideoFormat;
  frames: number;
  framesPerSecond: number;
}): Shot[] {
  const { photos, layouts, style, format, frames, framesPerSecond } = order;
  const rules = styleRules[style];
  const frame = videoFormats[format];
  const sceneOf = (photo: number, seconds: number, isFar: boolean): Scene => {
    const { framing, room } = layouts[photo]!;
    return { photo: photos[photo]!, framing, room, frame, rules, seconds, isFar };
  };
  const timed = planRhythm({
    texts: photos.map(({ text }) => text),
    maxShots: photos.map((_, index) => countShots(sceneOf(index, 1, false))),
    style,
    frames,
  });
  const shots: Shot[] = [];
  for (const [index, shot] of timed.entries()) {
    const seconds = (shot.to - shot.from) / framesPerSecond;
    const earlier = shots.filter((each) => each.photo === shot.photo).map(({ move }) => move);
    const wholes = earlier.filter((each) => each !== 'detail').length;
    const isLast = timed[index + 1]?.photo !== shot.photo;
    const scene = sceneOf(shot.photo, seconds, !isLast);
    const move = chooseMove(scene, { index, earlier, isLast, before: shots.at(-1)?.move });
    const nth = earlier.length - wholes;
    const { framing, window } = layouts[shot.photo]!;
    // A detail has no border for a card.
    const place = move === 'detail' && framing === 'fit' ? detailPlace(frame) : { framing, window };
    shots.push({ ...shot, move, ...place, ...viewsOf(move, scene, { nth, index }) });
  }
  return shots;
}

const detailPlace = (frame: Size) => ({ framing: 'fill' as const, window: { x: 0, y: 0, ...frame } });

/** Two shots of the whole; a photo with sufficient resolution has a detail before each. */
const countShots = (scene: Scene): number => (isDetailSeenToMove(scene) ? 4 : 2);

function isDetailSeenToMove(scene: Scene): boolean {
  const room = detailRoom(scene);
  if (!room) return false;
  const { start, end } = viewsOf('detail', scene, { nth: 0, index: 0 });
  return meanDisplacement(start, end, room.window) >= scene.rules.travel * scene.frame.width;
}

function isPossible(move: MoveKind, scene: Scene): boolean {
  const { rules, frame } = scene;
  if (move === 'detail') return isDetailSeenToMove(scene);
  if (move === 'push' || move === 'pull') return true;
  return 2 * travelReach(move, scene) >= rules.travel * frame.width;
}

/** The next move of the style that this photo allows, that differs from the last one and was not used for this photo. */
function chooseMove(
  scene: Scene,
  shot: { index: number; earlier: readonly MoveKind[]; isLast: boolean; before: MoveKind | undefined },
): MoveKind {
  const { index, earlier, isLast, before } = shot;
  const { moves } = scene.rules;
  const turned = moves.map((_, at) => moves[(index + at) % moves.length]!);
  // A film begins with the whole product, and the whole follows each detail. A text stays without interruption by a detail.
  const mayBeDetail =
    index > 0 &&
    !isLast &&
    earlier.at(-1) !== 'detail' &&
    (scene.photo.text.trim() === '' || earlier.length === 0);
  // Earlier shots of a photo are never larger than its last one.
  const mayBePull = !isLast || earlier.length === 0;
  const possible = turned.filter(
    (move) => isPossible(move, scene) && (move !== 'detail' || mayBeDetail) && (move !== 'pull' || mayBePull),
  );
  if (mayBeDetail && earlier.length > 0 && possible.includes('detail')) return 'detail';
  return (
    possible.find((move) => move !== before && !earlier.includes(move)) ??
    possible.find((move) => move !== before) ??
    'push'
  );
}
