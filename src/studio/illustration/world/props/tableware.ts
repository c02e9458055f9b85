import { ellipse, soft, thread } from '../../../reel/vignettes/forms.ts';
import type { Pen } from '../space/pen.ts';

/** A cup that stands at the pen's origin, `high` units. */
export function paintCup(pen: Pen, high: number, colour: string): void {
  pen.line(ellipse(high * 0.48, -high * 0.5, high * 0.2, high * 0.22), colour, high * 0.1);
  pen.form(
    soft(
      [-high * 0.42, -high],
      [-high * 0.36, -high * 0.2],
      [-high * 0.2, 0],
      [high * 0.2, 0],
      [high * 0.36, -high * 0.2],
      [high * 0.42, -high],
      [0, -high * 0.96],
    ),
    colour,
    { roundness: 0.8, gloss: 0.5 },
  );
}

/** Steam over a cup or a pan: wisps that rise and dissolve. */
export function paintSteam(pen: Pen, high: number, seconds: number): void {
  const { live, context } = pen.brush;
  if (!live) {
    drawSteam(pen, high, seconds);
    return;
  }
  const { a, b, c, d, e, f } = context.getTransform();
  const [x, y] = pen.spot(0, 0);
  live.steam.push({ x: a * x + c * y + e, y: b * x + d * y + f, scale: pen.scale * Math.hypot(a, b), high });
}

export function drawSteam(pen: Pen, high: number, seconds: number): void {
  for (let index = 0; index < 3; index += 1) {
    const at = (seconds / 3.2 + index / 3 + 0.2) % 1;
    const across = (index - 1) * high * 0.16;
    const wave = (part: number): number =>
      across + Math.sin((at * 1.4 + part + index * 0.3) * 5) * high * 0.08;
    const points = [0, 0.15, 0.3, 0.45].map((part) => [wave(part), -at * high * 0.6 - part * high] as const);
    pen.line(thread(...points), '#ffffff', high * 0.06, Math.sin(at * Math.PI) * 0.4);
  }
}
