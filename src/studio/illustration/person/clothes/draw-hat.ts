import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothLine, type Point } from '../../../presenter/paint/curve.ts';
import { range, type HairScene } from '../hair/hair-scene.ts';
import type { HatKind } from './clothes.ts';
import { hatShapes, seamColour, type HatShapes } from './hat-shapes.ts';

/** A hat on the skull, over the hair, with its brim on the forehead. */
export function drawHat(scene: HairScene): void {
  const { hat } = scene.look.clothes;
  if (hat) painters[hat.kind]({ scene, colour: hat.colour, ...hatShapes(scene) });
}

type HatScene = HatShapes & { scene: HairScene; colour: string };

const painters: Record<HatKind, (hat: HatScene) => void> = {
  chef: drawChefHat,
  helmet: drawHelmet,
  fire: ({ colour, paint, dome, band, peak }) => {
    paint([...dome(38, 10), ...band(16)], colour, { roundness: 0.65, gloss: 0.5 });
    peak(44, colour, 0.5);
  },
  peaked: drawPeakedCap,
  cap: ({ colour, paint, dome, band, peak }) => {
    paint([...dome(18), ...band(14)], colour);
    peak(56, mixColours(colour, '#101018', 0.15), 0.1);
  },
  beanie: ({ colour, paint, dome, band, stripe }) => {
    paint([...dome(24, 16), ...band(10)], colour);
    stripe(band(30), 26, { colour: seamColour(colour), width: 5, alpha: 0.5 });
  },
  straw: drawStrawHat,
  hood: ({ scene: { skull }, colour, paint }) => {
    const outer = range(-1.7, 1.7, 14).map((angle) => skull.rim(angle, 36));
    const inner = range(1.35, -1.35, 12).map((angle) => skull.rim(angle, 12));
    paint([...outer, ...inner], colour, { roundness: 0.4 });
  },
};

function drawChefHat({ scene: { skull }, colour, paint, dome, band }: HatScene): void {
  const [x, y] = skull.rim(0, 0);
  // Every other point lies further out, which makes the folds.
  const puff = aroundCircle(11).map((angle, index): Point => [
    x + Math.cos(angle) * (142 + (index % 2) * 26),
    y - 74 + Math.sin(angle) * (72 + (index % 2) * 16),
  ]);
  paint(puff, colour, { roundness: 0.6 });
  paint([...dome(16, 52), ...band(14)], mixColours(colour, '#9aa3b0', 0.08));
}

function drawHelmet({ scene, colour, paint, dome, band, peak }: HatScene): void {
  const { brush, skull, view } = scene;
  paint([...dome(34), ...band(16)], colour, { roundness: 0.65, gloss: 0.55 });
  peak(26, mixColours(colour, '#000000', 0.12), 0.5);
  brush.line(smoothLine([skull.rim(-0.25, 34), skull.surface(-view.yaw - 0.25, 0.9, 34)]), {
    colour: seamColour(colour),
    width: 4,
    alpha: 0.5,
  });
}

function drawPeakedCap({ scene: { skull }, colour, paint, band, peak }: HatScene): void {
  const plate = range(-1.5, 1.5, 10).map((angle): Point => {
    const [x, y] = skull.rim(angle, 30);
    return [x * 1.1, Math.min(y, -96) - 12];
  });
  paint([...plate, ...band(2)], colour, { roundness: 0.4 });
  peak(20, '#14141a', 0.6);
}

function drawStrawHat({ scene: { view }, colour, paint, dome, band, stripe }: HatScene): void {
  const [x] = view.at(0, -100, 0);
  const brim = aroundCircle(12).map((angle): Point => [
    x + Math.cos(angle) * 236,
    -112 + Math.sin(angle) * 56,
  ]);
  paint(brim, mixColours(colour, '#8a6a30', 0.2), { roundness: 0.3 });
  paint([...dome(22, 10), ...band(16)], colour);
  stripe(band(16), 14, { colour: '#7a4630', width: 16, alpha: 0.9 });
}

/** Angles once around a closed shape, without the last, which would repeat the first. */
const aroundCircle = (steps: number): number[] => range(0, 6.28, steps).slice(0, -1);
