import { Path2D } from '@napi-rs/canvas';
import { fillPath } from '../../../presenter/paint/shade.ts';
import { line } from '../shape/tube.ts';
import type { Pattern } from './clothes.ts';
import type { FigureScene } from './scene.ts';

/** Stripes, checks or dots that follow the trunk; the caller clips them to the garment. */
export function drawPattern(
  { body, brush, trunk }: FigureScene,
  pattern: Pattern,
  colour: string,
  hem: number,
): void {
  if (pattern === 'plain') return;
  const { height } = body;
  const rows = Array.from({ length: 26 }, (_, index) => 1.02 - index * 0.09).filter(
    (share) => share > hem - 0.1,
  );
  if (pattern === 'stripes' || pattern === 'check')
    for (const share of rows) {
      const stroke = line(
        trunk.edge(share, -1, 0.03),
        trunk.surface(share - 0.03, 0, 0.004),
        trunk.edge(share, 1, 0.03),
      );
      brush.line(stroke, {
        colour,
        width: (pattern === 'check' ? 0.005 : 0.011) * height,
        alpha: pattern === 'check' ? 0.55 : 0.85,
      });
    }
  if (pattern === 'check')
    for (const angle of [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2])
      if (trunk.faces(angle))
        brush.line(line(trunk.surface(1, angle), trunk.surface(0.5, angle), trunk.surface(hem, angle)), {
          colour,
          width: 0.005 * height,
          alpha: 0.5,
        });
  if (pattern === 'dots') {
    const dots = new Path2D();
    for (const [row, share] of rows.entries())
      for (const step of [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2]) {
        const angle = step + (row % 2) * 0.2;
        if (!trunk.faces(angle)) continue;
        const [x, y] = trunk.surface(share, angle);
        dots.moveTo(x, y);
        dots.arc(x, y, 0.006 * height, 0, 7);
      }
    brush.context.save();
    brush.context.fillStyle = colour;
    brush.context.globalAlpha *= 0.85;
    fillPath(brush.context, dots);
    brush.context.restore();
  }
}
