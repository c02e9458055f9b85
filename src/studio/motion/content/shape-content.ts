import { Path2D } from '@napi-rs/canvas';
import type { Box, Shape } from '../film.ts';
import { fillStyle } from '../fill-style.ts';
import { valueAt } from '../tracks.ts';
import type { Content, LayerOf } from './content.ts';

export function openShape({ shape, fill, stroke }: LayerOf<'shape'>): Content {
  const path = pathOf(shape);
  const bounds = boundsOf(shape);
  const strokeAt = (frame: number) => ({
    width: valueAt(stroke?.width ?? 0, frame),
    start: valueAt(stroke?.start ?? 0, frame),
    end: valueAt(stroke?.end ?? 1, frame),
  });
  return {
    bounds,
    isLayered: fill !== undefined && stroke !== undefined,
    draw: (context, frame) => {
      if (fill !== undefined) {
        context.fillStyle = fillStyle(context, fill, bounds);
        context.fill(path);
      }
      if (!stroke) return;
      const { width, start, end } = strokeAt(frame);
      if (width <= 0 || end <= start) return;
      context.strokeStyle = fillStyle(context, stroke.fill, bounds);
      context.lineWidth = width;
      context.lineCap = stroke.cap ?? 'butt';
      context.lineJoin = 'round';
      context.setLineDash([...(stroke.dash ?? [])]);
      const isWhole = start <= 0 && end >= 1;
      // Trimming modifies the path in place.
      context.stroke(isWhole ? path : new Path2D(path).trim(Math.max(0, start), Math.min(1, end)));
    },
    stateAt: (frame) => (stroke ? Object.values(strokeAt(frame)).join(' ') : ''),
  };
}

function pathOf(shape: Shape): Path2D {
  if (shape.kind === 'path') return new Path2D(shape.d);
  const path = new Path2D();
  if (shape.kind === 'rect') {
    const { x, y, width, height } = shape.box;
    path.roundRect(x, y, width, height, Math.min(shape.radius ?? 0, width / 2, height / 2));
  }
  if (shape.kind === 'circle') path.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
  if (shape.kind === 'line') for (const { x, y } of shape.points) path.lineTo(x, y);
  return path;
}

function boundsOf(shape: Shape): Box {
  if (shape.kind === 'rect' || shape.kind === 'path') return shape.box;
  if (shape.kind === 'circle') {
    const { x, y, radius } = shape;
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  }
  const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
