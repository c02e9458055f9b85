import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillStyle } from '../fill-style.ts';
import type { Box, Fill, Point } from '../film.ts';
import type { TextBlock } from './text-block.ts';
import type { TextLook, TextMotion } from './text-layer.ts';
import type { UnitWord } from './text-units.ts';

type Plated = { block: TextBlock; position: Point; style: TextLook } & TextMotion;
type Plate = { fill: Fill; radius?: number; paddingX: number; paddingY: number };

/** Draws plates behind lines or block, as opaque as the most opaque of their words. */
export function drawPlates(
  context: SKRSContext2D,
  { block, position, style: { plate } }: Plated,
  words: readonly UnitWord[],
  opacities: readonly number[],
): void {
  if (!plate) return;
  const groups = Map.groupBy(words.keys(), (at) => (plate.by === 'line' ? words[at]!.line : 0));
  for (const members of groups.values()) {
    const box = boxOf(
      members.map((at) => words[at]!),
      block,
      position,
    );
    drawPlate(context, plate, box, Math.max(...members.map((at) => opacities[at]!)));
  }
}

/** Draws the plate behind the spoken word, one for each line that it is on. */
export function drawHighlightPlate(
  context: SKRSContext2D,
  { block, position, highlight }: Plated,
  words: readonly UnitWord[],
  spoken: number,
  opacities: readonly number[],
): void {
  const plate = highlight?.plate;
  if (!plate) return;
  const members = [...words.keys()].filter((at) => words[at]!.word.index === spoken);
  for (const group of Map.groupBy(members, (at) => words[at]!.line).values()) {
    const box = boxOf(
      group.map((at) => words[at]!),
      block,
      position,
    );
    drawPlate(context, plate, box, Math.max(...group.map((at) => opacities[at]!)));
  }
}

/** The box from the top of the tallest letters to the bottom of the descenders. */
function boxOf(words: readonly UnitWord[], { size }: TextBlock, { x, y }: Point): Box {
  const left = Math.min(...words.map(({ word }) => word.x));
  const right = Math.max(...words.map(({ word }) => word.x + word.width));
  const top = Math.min(...words.map(({ word }) => word.y)) - size * 0.78;
  const bottom = Math.max(...words.map(({ word }) => word.y)) + size * 0.22;
  return { x: x + left, y: y + top, width: right - left, height: bottom - top };
}

function drawPlate(context: SKRSContext2D, plate: Plate, inner: Box, opacity: number): void {
  if (opacity <= 0) return;
  const { paddingX, paddingY, radius = 0 } = plate;
  const [x, y] = [inner.x - paddingX, inner.y - paddingY];
  const [width, height] = [inner.width + 2 * paddingX, inner.height + 2 * paddingY];
  context.save();
  context.globalAlpha *= opacity;
  context.fillStyle = fillStyle(context, plate.fill, { x, y, width, height });
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  context.fill();
  context.restore();
}
