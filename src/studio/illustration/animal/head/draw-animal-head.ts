import type { Feeling } from '../../../story/story.ts';
import type { Brush } from '../../brush/brush.ts';
import { ellipse } from '../../person/shape/geometry.ts';
import { roundHull, union } from '../body/limb.ts';
import type { FourLeggedLook } from '../body/stand-animal.ts';
import { drawAnimalEyes } from './draw-animal-eyes.ts';
import { drawEars } from './draw-ears.ts';
import { drawExtraBehind, drawExtraFront } from './draw-extra.ts';
import { drawJaw, drawMuzzle } from './draw-muzzle.ts';
import { fill, muzzleRoot, muzzleTip, sides, type HeadScene } from './head-scene.ts';
import { turnHead, type HeadPlace } from './head-turn.ts';
import { markFace } from './mark-face.ts';

export type HeadState = {
  feeling: Feeling;
  /** 0 open … 1 shut. */
  blink: number;
  /** 0 shut … 1 wide open. */
  opening: number;
};

/** Paints a head from back to front. */
export function drawAnimalHead(brush: Brush, look: FourLeggedLook, place: HeadPlace, state: HeadState): void {
  const { coat, head, body } = look;
  const isLong = head.muzzle.drop > 0.9;
  const face = body.cover === 'wool' ? coat.mark : look.species === 'badger' ? '#f1ede4' : coat.base;
  const muzzle = isLong
    ? face
    : coat.pattern === 'mask' || (look.species === 'cat' && coat.pattern === 'points')
      ? coat.mark
      : look.species === 'badger'
        ? face
        : coat.under;
  const scene: HeadScene = { brush, look, head, coat, view: turnHead(place), face, muzzle };
  drawExtraBehind(scene);
  drawEars(scene, 'behind');
  drawJaw(scene, state);
  const skull = skullPath(scene);
  const nose = snoutPath(scene);
  // Long faces are one shape; a short muzzle is placed on the skull.
  fill(scene, isLong ? union(skull, nose) : skull, face, { outline: 0.9, inside: () => markFace(scene) });
  drawMuzzle(scene, isLong ? null : nose, state);
  drawAnimalEyes(scene, state);
  drawEars(scene, 'front');
  drawExtraFront(scene);
}

function skullPath({ view, head }: HeadScene) {
  const { radius } = view;
  const cheek = (side: -1 | 1) => ({
    at: view.at([side * (0.42 + head.cheeks * 0.55), 0.4, 0.3]),
    radius: radius * 0.52,
  });
  const ball = roundHull([{ at: view.at([0, 0, 0]), radius }, cheek(-1), cheek(1)]);
  if (head.cheeks < 0.2) return ball;
  // Cheek fur, three tufts per side.
  const tufts = sides.map((side) => {
    const out = 0.92 + head.cheeks * 0.62;
    const points = [
      [side * 0.7, -0.1, 0.25],
      [side * (out - 0.12), 0.24, 0.2],
      [side * (out - 0.16), 0.3, 0.22],
      [side * out, 0.56, 0.24],
      [side * (out - 0.28), 0.6, 0.3],
      [side * (out - 0.34), 0.86, 0.34],
      [side * 0.3, 0.7, 0.5],
    ].map((point) => view.at(point as [number, number, number]));
    return polygonOf(points);
  });
  return union(ball, ...tufts);
}

const polygonOf = (points: readonly (readonly [number, number])[]) => {
  const path = ellipse([points[0]![0], points[0]![1]], 0.1);
  path.moveTo(points[0]![0], points[0]![1]);
  for (const [x, y] of points.slice(1)) path.lineTo(x, y);
  path.closePath();
  return path;
};

function snoutPath({ view, head }: HeadScene) {
  const { radius } = view;
  const { root, tip } = head.muzzle;
  const at = muzzleTip(head);
  return roundHull([
    { at: view.at(muzzleRoot(head)), radius: radius * root },
    { at: view.at([tip * 0.3, at[1], at[2]]), radius: radius * tip * 0.8 },
    { at: view.at([-tip * 0.3, at[1], at[2]]), radius: radius * tip * 0.8 },
  ]);
}
