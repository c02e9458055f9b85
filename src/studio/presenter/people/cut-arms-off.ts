import { smoothLine, trace } from '../paint/curve.ts';
import { fillPath, softStroke, type Context } from '../paint/shade.ts';
import { Path2D } from '@napi-rs/canvas';

/** Right half of the trunk below the shoulder, where the arm starts. */
const flank = trace('332,270 326,340 314,400 298,450 262,524 238,620 228,740 232,860 246,1160');

/** Reduces a painted body to its trunk, because the arms move and are drawn over it. */
export function cutArmsOff(context: Context): void {
  const beside = new Path2D();
  for (const side of [-1, 1] as const) {
    const edge = flank.map(([x, y]) => [side * x, y] as const);
    const half = smoothLine(edge);
    half.lineTo(side * 460, 1160);
    half.lineTo(side * 460, 300);
    half.closePath();
    beside.addPath(half);
    context.save();
    context.globalCompositeOperation = 'source-atop';
    softStroke(context, smoothLine(edge.slice(3)), '#1a0f14', 30, 16, 0.28, 'source-atop');
    context.restore();
  }
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  fillPath(context, beside);
  context.restore();
}
