import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillStyle } from '../fill-style.ts';
import type { Box, Fill, Point } from '../film.ts';
import type { TextBlock } from './text-block.ts';
import type { TextLook, TextMotion } from './text-layer.ts';
import type { UnitWord } from './text-units.ts';

type PlatedText = { block: TextBlock; position: Point; style: TextLook } & TextMotion;
type Plate = { fill: Fill; radius?: number; paddingX: number; paddingY: number };

/** Draws the plates behind the lines or the whole block, each as opaque as its most opaque word. */
export function drawPlates(
  context: SKRSContext2D,
  { block, position, style: { plate } }: PlatedText,
  words: readonly UnitWord[],
  opacities: readonly number[],
): void {
  if (!plate) return;
  const shown = words.map((word, index) => ({ word, opacity: opacities[index]! }));
  const groups = Map.groupBy(shown, ({ word }) => (plate.by === 'line' ? word.line : 0));
  for (const group of groups.values()) drawGroupPlate(context, plate, group, { block, position });
}

/** Draws the plate behind the spoken word, one per line if the word is broken over several. */
export function drawHighlightPlate(
  context: SKRSContext2D,
  { block, position, highlight }: PlatedText,
  words: readonly UnitWord[],
  spokenIndex: number,
  opacities: readonly number[],
): void {
  const plate = highlight?.plate;
  if (!plate) return;
  const shown = words.map((word, index) => ({ word, opacity: opacities[index]! }));
  const spoken = shown.filter(({ word }) => word.word.index === spokenIndex);
  for (const group of Map.groupBy(spoken, ({ word }) => word.line).values())
    drawGroupPlate(context, plate, group, { block, position });
}

type ShownWord = { word: UnitWord; opacity: number };

function drawGroupPlate(
  context: SKRSContext2D,
  plate: Plate,
  group: readonly ShownWord[],
  { block, position }: Pick<PlatedText, 'block' | 'position'>,
): void {
  const box = boxOf(
    group.map(({ word }) => word),
    block,
    position,
  );
  drawPlate(context, plate, box, Math.max(...group.map(({ opacity }) => opacity)));
}

/** How far the letters reach above and below the baseline, in font sizes. */
const ascent = 0.78;
const descent = 0.22;

/** The box around the words, from the tallest letters to the descenders. */
function boxOf(words: readonly UnitWord[], { size }: TextBlock, { x, y }: Point): Box {
  const left = Math.min(...words.map(({ word }) => word.x));
  const right = Math.max(...words.map(({ word }) => word.x + word.width));
  const top = Math.min(...words.map(({ word }) => word.y)) - size * ascent;
  const bottom = Math.max(...words.map(({ word }) => word.y)) + size * descent;
  return { x: x + left, y: y + top, width: right - left, height: bottom - top };
}

function drawPlate(context: SKRSContext2D, plate: Plate, textBox: Box, opacity: number): void {
  if (opacity <= 0) return;
  const { paddingX, paddingY, radius = 0 } = plate;
  const [x, y] = [textBox.x - paddingX, textBox.y - paddingY];
  const [width, height] = [textBox.width + 2 * paddingX, textBox.height + 2 * paddingY];
  context.save();
  context.globalAlpha *= opacity;
  context.fillStyle = fillStyle(context, plate.fill, { x, y, width, height });
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  context.fill();
  context.restore();
}
