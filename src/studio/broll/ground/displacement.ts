import { heightOf, type Size, type View } from '../plan/view.ts';

const steps = 8;

/** Average travel of the picture in a window between two views, in pixels of the frame. */
export function meanDisplacement(start: View, end: View, window: Size): number {
  const [startHeight, endHeight] = [heightOf(start, window), heightOf(end, window)];
  let sum = 0;
  for (let row = 0; row < steps; row += 1) {
    for (let column = 0; column < steps; column += 1) {
      const [x, y] = [(column + 0.5) / steps, (row + 0.5) / steps];
      const laterX = (start.x + x * start.width - end.x) / end.width;
      const laterY = (start.y + y * startHeight - end.y) / endHeight;
      sum += Math.hypot((laterX - x) * window.width, (laterY - y) * window.height);
    }
  }
  return sum / steps ** 2;
}
