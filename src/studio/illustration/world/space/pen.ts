import { Path2D } from '@napi-rs/canvas';
import type { Form, Point } from '../../../reel/vignettes/forms.ts';
import type { Brush, FormLook } from '../../brush/brush.ts';

export type Look = Omit<FormLook, 'colour'>;
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Draws shapes in its own units (metres, or hundredths of a thing's height): x to the right, y downwards. */
export type Pen = {
  brush: Brush;
  /** Pixels per unit. */
  scale: number;
  form: (form: Form, colour: string, look?: Look) => void;
  line: (form: Form, colour: string, width: number, alpha?: number) => void;
  shadow: (form: Form, strength?: number, softness?: number) => void;
  glow: (x: number, y: number, radius: number, colour: string, strength: number) => void;
  /** A pen whose origin lies at (x, y) of this pen. */
  move: (x: number, y: number, by?: { scale?: number; across?: number; turn?: number }) => Pen;
  spot: (x: number, y: number) => Point;
};

export function openPen(brush: Brush, [x, y]: Point, scale: number, across = 1): Pen {
  return penOf(brush, [scale * across, 0, 0, scale, x, y]);
}

function penOf(brush: Brush, matrix: Matrix): Pen {
  const [a, b, c, d, e, f] = matrix;
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  const bend = ({ path }: Form): Path2D => {
    const bent = new Path2D();
    bent.addPath(path, { a, b, c, d, e, f });
    return bent;
  };
  const spot = (x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];
  return {
    brush,
    scale,
    spot,
    form: (form, colour, look = {}) => {
      const path = bend(form);
      const [left, top, right, bottom] = path.getBounds();
      brush.form(path, { x: left, y: top, width: right - left, height: bottom - top }, { colour, ...look });
    },
    line: (form, colour, width, alpha = 1) => brush.line(bend(form), { colour, width: width * scale, alpha }),
    shadow: (form, strength = 0.5, softness = 0.5) => brush.shadow(bend(form), { strength, softness }),
    glow: (x, y, radius, colour, strength) => brush.glow(...spot(x, y), radius * scale, colour, strength),
    move: (x, y, { scale: by = 1, across = 1, turn = 0 } = {}) => {
      const [cos, sin] = [Math.cos(turn) * by, Math.sin(turn) * by];
      const [toX, toY] = spot(x, y);
      return penOf(brush, [
        (a * cos + c * sin) * across,
        (b * cos + d * sin) * across,
        -a * sin + c * cos,
        -b * sin + d * cos,
        toX,
        toY,
      ]);
    },
  };
}
