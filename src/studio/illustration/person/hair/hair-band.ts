import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import { boxOf } from '../shape/geometry.ts';
import { paintLock, range, strandCount, type HairScene } from './hair-scene.ts';

/** A band of hair between the outline of the skull and the hairline, combed from a parting to both sides. */
export function paintCombedBand(
  scene: HairScene,
  options: {
    /** Where the hair parts, from -1 at the left sideburn over 0 in the middle to 1. */
    parting: number;
    /** Above the skull, in head units. */
    thickness: number;
    /** How much higher than the forehead the hairline is, in head units. */
    height?: number;
    /** On a large head. */
    strands?: number;
    seed: number;
    /** 0 to 1. */
    shine?: number;
    /** How far the band reaches on both sides: 1 to the sideburns. */
    sides?: number;
    /** Keeps hair close at the temples, where it would look like the flap of a cap. */
    isShort?: boolean;
  },
): void {
  const { skull } = scene;
  const { parting, thickness, height = 0, strands = 90, seed, shine = 0.55, sides = 1, isShort } = options;
  const halves = scene.view.yaw > 0 ? ([1, -1] as const) : ([-1, 1] as const);
  for (const side of halves) {
    const start = parting * 0.9;
    const outer = range(0, 1, 7).map((along): Point => {
      const angle = start + (side * 1.62 * sides - start) * along;
      const close = isShort ? 40 * Math.max(0, Math.abs(angle) - 0.95) : 0;
      return skull.rim(angle, thickness + 8 * Math.sin(Math.PI * Math.min(1, along * 1.3)) - close);
    });
    const inner = range(0, 1, 7).map((along): Point =>
      skull.hairline(parting + (side * sides - parting) * along, height),
    );
    paintLock(scene, { outer, inner, strands, seed: seed + side, shine, shineAt: 0.34, outline: 0.5 });
  }
}

/** Short hair: a band of upright tufts between outline and hairline. All lengths in head units. */
export function paintCroppedBand(scene: HairScene, thickness: number, height: number, tufts: number): void {
  const { skull, brush, look } = scene;
  const { colours } = look.hair;
  const random = brush.random(`${look.seed} crop`);
  // Close at the temples, where tufts would look like the flaps of a cap.
  const outer = range(-1.6, 1.6, 26).map((angle, index) => {
    const close = thickness * Math.cos(angle * 0.8) - 30 * Math.max(0, Math.abs(angle) - 1.05);
    const tuft = tufts * (((index * 7) % 5) / 5 - 0.35 + random() * 0.5) * Math.max(0, Math.cos(angle));
    return skull.rim(angle, close + tuft);
  });
  // Ragged, because a smooth edge would look like the rim of a cap.
  const inner = range(-1, 1, 26).map((across, index) => {
    const corner = Math.exp(-(((Math.abs(across) - 0.5) / 0.16) ** 2)) * 11;
    const [x, y] = skull.hairline(across, height + corner);
    const ragged = Math.abs(across) < 0.72 ? (index % 2 ? 8 : -3) * (0.5 + random()) : 0;
    return [x, y + ragged] as Point;
  });
  const path = smoothShape([...outer, ...inner.toReversed()]);
  brush.form(path, boxOf(path), {
    colour: colours.base,
    material: 'hair',
    roundness: 0.42,
    outline: 0.6,
    inside: () => paintStubble(scene, thickness, height, random),
  });
}

function paintStubble(scene: HairScene, thickness: number, height: number, random: () => number): void {
  const { skull, brush, look } = scene;
  const { colours } = look.hair;
  brush.context.save();
  const count = strandCount(scene, 190);
  for (let index = 0; index < count; index += 1) {
    const across = random() * 2 - 1;
    const root = skull.hairline(across, height);
    const tip = skull.rim(across * 1.5, thickness);
    const at = random() ** 0.8;
    const x = root[0] + (tip[0] - root[0]) * at;
    const y = root[1] + (tip[1] - root[1]) * at;
    const reach = 10 + 16 * random();
    const lean = across * 0.7 + (random() - 0.5) * 0.5;
    const tone = random();
    brush.context.fillStyle =
      tone < 0.55
        ? mixColours(colours.base, colours.dark, random())
        : mixColours(colours.base, tone > 0.9 ? colours.shine : colours.light, random() * 0.9);
    brush.context.globalAlpha = 0.3 + 0.4 * random();
    const end: Point = [x + Math.sin(lean) * reach, y - Math.cos(lean) * reach];
    brush.context.fill(taperedStroke([[x, y], [(x + end[0]) / 2 + 1, (y + end[1]) / 2], end], 2.6));
  }
  brush.context.restore();
}
