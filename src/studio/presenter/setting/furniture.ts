import { mixColours } from '../paint/colour.ts';
import { between, seededRandom } from '../paint/seeded-random.ts';
import { linearFade, type Context } from '../paint/shade.ts';

/** A row of book spines standing on `y`. */
export function paintBooks(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly string[],
  seed: number,
): void {
  const random = seededRandom(seed);
  let at = x;
  while (at < x + width) {
    const thickness = between(random, 11, 26);
    const tall = height * between(random, 0.72, 1);
    const colour = colours[Math.floor(random() * colours.length)]!;
    context.fillStyle = linearFade(
      context,
      [at, 0, at + thickness, 0],
      [mixColours(colour, '#ffffff', 0.12), colour, mixColours(colour, '#1a1210', 0.35)],
    );
    context.fillRect(at, y - tall, thickness - 1.5, tall);
    context.fillStyle = mixColours(colour, '#fff4e0', 0.5);
    context.fillRect(at + 2, y - tall * 0.82, thickness - 6, 3);
    context.fillRect(at + 2, y - tall * 0.24, thickness - 6, 3);
    at += thickness;
  }
}

export function paintBoard(
  context: Context,
  x: number,
  y: number,
  width: number,
  thickness: number,
  colour: string,
): void {
  context.fillStyle = 'rgba(30,20,18,0.22)';
  context.fillRect(x - 4, y + thickness, width + 14, 22);
  context.fillStyle = linearFade(
    context,
    [0, y, 0, y + thickness],
    [mixColours(colour, '#ffffff', 0.3), colour, mixColours(colour, '#20120c', 0.35)],
  );
  context.fillRect(x, y, width, thickness);
}

/** A vase, pot or jar seen from the front; `shape` lists half widths from lip to foot. */
export function paintVessel(
  context: Context,
  x: number,
  y: number,
  height: number,
  shape: readonly number[],
  colour: string,
): void {
  const last = shape.length - 1;
  context.beginPath();
  context.moveTo(x - shape[0]!, y - height);
  shape.forEach((half, index) => context.lineTo(x - half, y - height + (height * index) / last));
  shape.toReversed().forEach((half, index) => context.lineTo(x + half, y - (height * index) / last));
  context.closePath();
  const widest = Math.max(...shape);
  context.fillStyle = linearFade(
    context,
    [x - widest, 0, x + widest, 0],
    [mixColours(colour, '#ffffff', 0.35), colour, mixColours(colour, '#1c1210', 0.45)],
  );
  context.fill();
}

/** A framed picture of simple shapes on a wall. */
export function paintPicture(
  context: Context,
  [x, y, width, height]: readonly [number, number, number, number],
  frame: string,
  colours: readonly string[],
): void {
  context.fillStyle = 'rgba(30,20,18,0.25)';
  context.fillRect(x + 7, y + 10, width, height);
  context.fillStyle = frame;
  context.fillRect(x, y, width, height);
  context.fillStyle = '#f6efe4';
  context.fillRect(x + 8, y + 8, width - 16, height - 16);
  context.save();
  context.beginPath();
  context.rect(x + width * 0.16, y + height * 0.14, width * 0.68, height * 0.72);
  context.clip();
  context.fillStyle = colours[0]!;
  context.fillRect(x, y, width, height);
  context.fillStyle = colours[1]!;
  context.beginPath();
  context.arc(x + width * 0.6, y + height * 0.4, width * 0.2, 0, 7);
  context.fill();
  context.fillStyle = colours[2]!;
  context.beginPath();
  context.ellipse(x + width * 0.3, y + height * 0.95, width * 0.5, height * 0.34, -0.2, 0, 7);
  context.fill();
  context.fillStyle = colours[3]!;
  context.beginPath();
  context.ellipse(x + width * 0.8, y + height * 1.0, width * 0.4, height * 0.28, 0.2, 0, 7);
  context.fill();
  context.restore();
}
