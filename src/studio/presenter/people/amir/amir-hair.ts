import { Path2D } from '@napi-rs/canvas';
import { mixColours } from '../../paint/colour.ts';
import { smoothShape, type Point, trace } from '../../paint/curve.ts';
import { beardDirection, paintCroppedHair } from '../../paint/cropped-hair.ts';
import { between, seededRandom } from '../../paint/seeded-random.ts';
import { fillPath, inside, softFill, type Context } from '../../paint/shade.ts';
import { amirHair, amirLook } from './amir-look.ts';

const { lightSide } = amirLook;

/** Curls on top, close at the sides. */
export function paintAmirHair(context: Context): void {
  paintSides(context);
  const crown = smoothShape(
    trace(
      '-134,-64 -142,-130 -112,-196 -50,-230 20,-238 88,-222 136,-172 146,-108 136,-56 122,-92 96,-118 58,-134 10,-140 -44,-136 -92,-118 -120,-92',
    ),
  );
  context.fillStyle = amirHair.dark;
  fillPath(context, crown);
  const random = seededRandom(611);
  const curls: { x: number; y: number; radius: number }[] = [];
  for (let tries = 0; tries < 420; tries += 1) {
    const angle = between(random, Math.PI * 1.02, Math.PI * 1.98);
    const reach = between(random, 0.62, 1.02);
    const [x, y] = [Math.cos(angle) * 136 * reach, -86 + Math.sin(angle) * 150 * reach];
    const isOnForehead = y > -138 + (x / 130) ** 2 * 66;
    if (!isOnForehead) curls.push({ x, y, radius: between(random, 15, 25) });
  }
  // From back to front: each curl overlaps the curls above it.
  for (const curl of curls.toSorted((one, other) => one.y - other.y)) paintCurl(context, curl, random);
}

type Curl = { x: number; y: number; radius: number };

/** A ring of strands, lighter on the side that faces the light. */
function paintCurl(context: Context, { x, y, radius }: Curl, random: () => number): void {
  context.save();
  context.translate(x, y);
  context.rotate(between(random, 0, Math.PI * 2));
  context.scale(1, between(random, 0.66, 0.9));
  softFill(context, ring(radius + 1.5), amirHair.dark, 2, 0.7);
  context.lineCap = 'round';
  for (let strand = 0; strand < 9; strand += 1) {
    const at = radius * between(random, 0.45, 1);
    const start = between(random, 0, Math.PI * 2);
    const tone = random();
    context.strokeStyle =
      tone < 0.5
        ? mixColours(amirHair.dark, amirHair.base, random())
        : mixColours(
            amirHair.base,
            tone > 0.93 ? amirHair.shine : amirHair.light,
            0.35 + lightSide * x * 0.0022,
          );
    context.globalAlpha = between(random, 0.5, 0.95);
    context.lineWidth = between(random, 1.4, 3.2);
    context.beginPath();
    context.arc(0, 0, at, start, start + between(random, 1.8, 4));
    context.stroke();
  }
  context.restore();
}

function ring(radius: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radius, 0, Math.PI * 2);
  return path;
}

function paintSides(context: Context): void {
  for (const side of [-1, 1] as const) {
    const at = (points: Point[]): Point[] => points.map(([x, y]) => [side * x, y]);
    const region = smoothShape(at(trace('122,-124 140,-72 140,-20 136,14 130,16 127,-12 122,-48 108,-100')));
    paintCroppedHair(
      context,
      {
        region,
        bounds: [side < 0 ? -146 : 106, -126, side < 0 ? -106 : 146, 18],
        curls: 800,
        size: 1.6,
        seed: 621 + side,
        softness: 5,
        density: 0.95,
        lightSide,
      },
      amirHair,
    );
  }
}

/** A trimmed beard with a moustache, thinner on the cheeks. */
export function paintAmirBeard(context: Context): void {
  const beard = smoothShape(
    trace(
      '-134,10 -127,20 -122,72 -104,116 -84,123 -66,99 -36,95 -8,100 10,100 38,95 68,99 86,123 106,116 122,72 127,20 134,10 133,70 124,122 100,170 66,205 32,220 0,222 -32,220 -66,205 -100,170 -124,122 -133,70',
    ),
  );
  paintCroppedHair(
    context,
    {
      region: beard,
      bounds: [-136, 8, 136, 224],
      curls: 3000,
      size: 2,
      seed: 637,
      softness: 6,
      density: 0.74,
      lightSide,
      direction: beardDirection,
    },
    amirHair,
  );
  inside(context, beard, () =>
    softFill(context, smoothShape(trace('-40,236 40,236 60,208 0,216 -60,208')), amirHair.dark, 9, 0.4),
  );
}
