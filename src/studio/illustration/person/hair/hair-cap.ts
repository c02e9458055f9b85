import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import { boxOf } from '../shape/geometry.ts';
import { range, strandCount, type HairScene } from './hair-scene.ts';

/** The lower edge of the hair from behind, from right to left. */
export const napeOf = (x: number): Point[] => [
  [x + 84, 66],
  [x + 58, 96],
  [x, 104],
  [x - 58, 96],
  [x - 84, 66],
];

/**
 * The hair on the skull behind the face, `thickness` above it. `nape`: the angle of the skull's outline down to which it
 * reaches (`Skull.rim`); short hair ends below 2.2.
 */
export function paintCap(scene: HairScene, thickness: number, nape = 2.3): void {
  const { brush, skull, view, look } = scene;
  // From the front, short hair behind the ears would look like the flaps of a cap.
  const turned = Math.abs(view.yaw);
  const isLong = nape >= 2.2;
  const reachOf = (side: -1 | 1): number => {
    if (isLong || view.front < 0.1) return nape;
    // The face covers hair in front of the ear; behind it the hair extends to the nape as the head turns.
    if (side === Math.sign(view.yaw) && turned > 0.3) return 1.3;
    return Math.min(nape + 0.15, 1.42 + Math.max(0, turned - 0.25) * 1.3);
  };
  const [leftReach, rightReach] = [reachOf(-1), reachOf(1)];
  // The nape is only visible from behind.
  const low = view.front < 0.1 ? napeOf(skull.centre[0]) : [];
  const closeAt = (angle: number) =>
    thickness - (isLong ? 0 : (turned < 0.4 ? 34 : 16) * Math.max(0, Math.abs(angle) - 0.95));
  const path = smoothShape([
    ...range(-leftReach, rightReach, 16).map((angle) => skull.rim(angle, closeAt(angle))),
    ...low,
  ]);
  const { colours } = look.hair;
  brush.form(path, boxOf(path), {
    colour: view.front > 0.2 ? mixColours(colours.base, colours.dark, 0.4) : colours.base,
    material: 'hair',
    roundness: 0.5,
    gloss: 0.1,
    outline: 0.85,
  });
}

/** Strands from the crown down the back and sides of the head, down to `minLatitude` in radians (`Skull.surface`). */
export function paintCrownStrands(scene: HairScene, thickness = 10, minLatitude = -0.75): void {
  const { brush, skull, view, look } = scene;
  const { colours } = look.hair;
  const random = brush.random(`${look.seed} crown`);
  const count = strandCount(scene, 130);
  brush.context.save();
  for (let index = 0; index < count; index += 1) {
    const longitude = random() * Math.PI * 2;
    const seen = Math.cos(longitude + view.yaw);
    const from = 1.35 - random() * 0.8;
    const to = Math.max(minLatitude, from - 0.7 - random());
    if (seen < 0.05) continue;
    const points = range(from, to, 5).map((latitude) => skull.surface(longitude, latitude, thickness * 0.8));
    const tone = random();
    brush.context.fillStyle =
      tone < 0.55
        ? mixColours(colours.base, colours.dark, random())
        : mixColours(colours.base, tone > 0.93 ? colours.shine : colours.light, random());
    brush.context.globalAlpha = 0.25 + 0.4 * random();
    brush.context.fill(taperedStroke(points, 1.6 + 3.4 * random()));
  }
  brush.context.restore();
}
