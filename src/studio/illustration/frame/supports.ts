import type { Action, Setting } from '../../story/story.ts';
import type { FigureMeasure } from '../person/measure-figure.ts';
import { furnitureBox, furnitureMeasures } from '../world/draw-furniture.ts';
import type { Support } from './frame-plan.ts';
import type { Role } from './casting.ts';

const benches: readonly Setting[] = [
  'park',
  'street',
  'forest',
  'beach',
  'field',
  'mountains',
  'train',
  'airport',
  'gym',
  'rooftop',
];
const sofas: readonly Setting[] = ['living-room', 'bedroom'];

/** The furniture under and before a person who sits or lies. */
export function supportsOf(
  { action }: Role,
  setting: Setting,
  figure: { x: number; y: number; height: number; facing: -1 | 1 },
  { seat, deskTop }: FigureMeasure,
): { behind: Support[]; before: Support[] } {
  const { x, y, height, facing } = figure;
  const behind: Support[] = [];
  const before: Support[] = [];
  if (seat) {
    const kind = seatFor(action, setting);
    // Scaled so that seat and floor are both met, whatever the pose.
    const metre = Math.min(height / 1.2, Math.max(height / 2.2, (y - seat.y) / furnitureMeasures[kind].rest));
    behind.push({ kind, facing, box: furnitureBox(kind, seat.x, seat.y, metre) });
  }
  if (deskTop !== undefined) {
    const metre = (y - deskTop) / furnitureMeasures.desk.rest;
    before.push({
      kind: 'desk',
      facing,
      box: furnitureBox('desk', x + facing * height * 0.34, deskTop, metre),
    });
  }
  return { behind, before };
}

function seatFor(action: Action, setting: Setting): Support['kind'] {
  if (action === 'sleep') return 'bed';
  if (action !== 'sit') return 'office-chair';
  if (setting === 'car') return 'car-seat';
  if (sofas.includes(setting)) return 'sofa';
  return benches.includes(setting) ? 'bench' : 'chair';
}
