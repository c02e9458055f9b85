import { Path2D } from '@napi-rs/canvas';
import type { Context } from '../../../presenter/paint/shade.ts';
import { toOklch, fromOklch } from '../../colour/oklch.ts';
import type { Ground } from './ground.ts';

/** A blob with a wave along its edge. */
function blob(radius: number, waves: number, depth: number, turn: number): Path2D {
  const path = new Path2D();
  const steps = waves * 8;
  for (let step = 0; step <= steps; step += 1) {
    const angle = (step / steps) * Math.PI * 2;
    const reach = radius * (1 + depth * Math.sin(angle * waves + turn));
    path.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  path.closePath();
  return path;
}

function lay(context: Context, path: Path2D, x: number, y: number, turn: number, colour: string): void {
  context.save();
  context.translate(x + 5, y + 9);
  context.rotate(turn);
  context.fillStyle = 'rgba(20,10,30,0.16)';
  context.fill(path);
  context.restore();
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.fillStyle = colour;
  context.fill(path);
  context.restore();
}

/** Share of the shorter side. Scraps lie at the edge of the frame, well away from the texts. */
const scrapSize = 0.03;

/** Colourful: large cut paper close to the background's colour rotates in the corners; small scraps move at the edges. */
export const cutPaper: Ground = ({ context, frame, look, colour, index }) => {
  const { width, height, seconds } = frame;
  const side = Math.min(width, height);
  const own = toOklch(colour);
  const near = (by: number) => fromOklch({ ...own, lightness: own.lightness + by });
  lay(context, blob(side * 0.62, 7, 0.06, 0), width * 0.98, height * 0.04, seconds * 0.22, near(0.035));
  lay(context, blob(side * 0.4, 9, 0.07, 1), width * 1.0, height * 0.02, -seconds * 0.3, near(0.065));
  lay(context, blob(side * 0.55, 6, 0.08, 2), width * 0.02, height * 0.99, -seconds * 0.2, near(0.045));
  const scraps = [
    [0.012, 0.06, 0],
    [0.5, 0.01, 1],
    [1, 0.46, 2],
    [0, 0.5, 3],
    [0.3, 0.995, 2],
    [0.72, 0.995, 0],
    [1, 0.8, 1],
  ] as const;
  for (const [at, [x, y, kind]] of scraps.entries()) {
    const bounce = Math.abs(Math.sin(seconds * 2.6 + at * 1.1)) * side * 0.02;
    const tint = look.grounds[(index + 1 + (at % (look.grounds.length - 1))) % look.grounds.length]!;
    lay(
      context,
      scrap(kind, side * scrapSize),
      x * width,
      y * height - bounce,
      seconds * (at % 2 ? 0.9 : -0.7) + at,
      tint,
    );
  }
};

function scrap(kind: 0 | 1 | 2 | 3, size: number): Path2D {
  const path = new Path2D();
  if (kind === 0) path.arc(0, 0, size, 0, Math.PI * 2);
  if (kind === 1) path.roundRect(-size, -size * 0.4, size * 2, size * 0.8, size * 0.4);
  if (kind === 2)
    for (const at of [0, 1, 2])
      path.lineTo(Math.cos(at * 2.094) * size * 1.2, Math.sin(at * 2.094) * size * 1.2);
  if (kind === 3) return blob(size, 6, 0.22, 0);
  path.closePath();
  return path;
}
