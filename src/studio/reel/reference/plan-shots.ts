import type { Box } from '../../motion/film.ts';
import type { ReelReference } from '../reel-plan.ts';
import { frameOf, type Scene } from '../timing/cuts.ts';

/** A shot of the reference video in the film: frames [from, to) show it from `startSeconds` on. */
export type Shot = { from: number; to: number; startSeconds: number; fit: 'fill' | 'fit-blurred' };

/** Up to this ratio of aspect ratios the shot fills the frame, because little is cropped. */
const nearShape = 1.35;
/** Distance from the cut: in some encodings adjacent frames blend both shots. */
const marginSeconds = 0.07;
const minShotSeconds = 0.9;

/** The reference's shots in order, one per scene; a scene longer than its shot continues with the next one on a beat. */
export function planShots(
  reference: ReelReference,
  scenes: readonly Pick<Scene, 'from' | 'to'>[],
  beats: readonly number[],
  box: Box,
): Shot[][] {
  const pieces = piecesOf(reference);
  if (pieces.length === 0) return scenes.map(() => []);
  const aspect = reference.width && reference.height ? reference.width / reference.height : null;
  const boxAspect = box.width / box.height;
  const isNear = aspect !== null && Math.max(aspect / boxAspect, boxAspect / aspect) <= nearShape;
  const fit = isNear ? 'fill' : 'fit-blurred';
  let next = 0;
  const nextPiece = () => pieces[next++ % pieces.length]!;
  return scenes.map(({ from, to }) => {
    const shots: Shot[] = [];
    for (let at = from; at < to;) {
      const piece = nextPiece();
      const lasts = at + Math.floor((piece.end - piece.start) * 30);
      // The last shot may continue into the next one instead of flashing for a few frames.
      const cut = lasts >= to || to - lasts < minShotSeconds * 30 ? to : lastBeat(beats, at, lasts);
      shots.push({ from: at, to: cut, startSeconds: piece.start, fit });
      at = cut;
    }
    return shots;
  });
}

function lastBeat(beats: readonly number[], from: number, until: number): number {
  const frames = beats.map(frameOf).filter((frame) => frame >= from + minShotSeconds * 30 && frame <= until);
  return frames.at(-1) ?? until;
}

function piecesOf({ durationSeconds, shots = [] }: ReelReference): { start: number; end: number }[] {
  const bounds = [0, ...shots.filter((cut) => cut > 0 && cut < durationSeconds), durationSeconds];
  const pieces = bounds.slice(1).map((end, index) => ({
    start: bounds[index]! + (index > 0 ? marginSeconds : 0),
    end: end - marginSeconds,
  }));
  const long = pieces.filter(({ start, end }) => end - start >= minShotSeconds);
  return long.length > 0 ? long : durationSeconds > 0.4 ? [{ start: 0, end: durationSeconds }] : [];
}
