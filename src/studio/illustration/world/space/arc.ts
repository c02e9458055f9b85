import { Path2D } from '@napi-rs/canvas';
import type { Form } from '../../../reel/vignettes/forms.ts';

/** Part of an ellipse as an open line, from one angle to the other. */
export function arc(x: number, y: number, radiusX: number, radiusY: number, from: number, to: number): Form {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, 0, from, to);
  return { path, x: x - radiusX, y: y - radiusY, width: radiusX * 2, height: radiusY * 2 };
}
