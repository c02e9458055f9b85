import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Fill } from '../film.ts';
import { densityOf, placementAt } from '../placement.ts';
import { drawHighlightPlate, drawPlates } from '../text/text-plates.ts';
import { openUnits, type UnitWord } from '../text/text-units.ts';
import { unitMotion, type UnitMotion } from '../text/unit-motion.ts';
import { openWordBitmaps } from '../text/word-bitmaps.ts';
import type { Content, LayerOf, Stage } from './content.ts';

const maxDensity = 3;

/** A text whose words are laid out once and moved as bitmaps. */
export function openText(layer: LayerOf<'text'>, stage: Stage): Content {
  const { block, position, style } = layer;
  const bounds = { ...position, width: block.width, height: block.height };
  const words = openUnits(block, layer);
  const bitmaps = openWordBitmaps(block, position, style, closest(layer, stage));

  const motionOf = (unit: UnitWord, frame: number) => {
    const arriving = unitMotion({ appear: layer.appear }, unit.appear.timing, layer, frame);
    const leaving = unitMotion({ leave: layer.leave }, unit.leave.timing, layer, frame);
    return { arriving, leaving };
  };
  const spokenAt = (frame: number): number | null => {
    const { times = [], end = layer.to } = layer.highlight ?? {};
    const index = times.findLastIndex((time) => time <= frame);
    return index === -1 || frame >= end ? null : index;
  };

  const drawWord = (context: SKRSContext2D, unit: UnitWord, at: number, frame: number, fill: Fill | null) => {
    const bitmap = fill === null ? bitmaps.behind(unit.word, at) : bitmaps.face(unit.word, at, fill);
    if (!bitmap) return;
    const { arriving, leaving } = motionOf(unit, frame);
    if (arriving.opacity * leaving.opacity <= 0) return;
    context.save();
    context.globalAlpha *= arriving.opacity * leaving.opacity;
    if (arriving.isMasked || leaving.isMasked) clipToLine(context, unit);
    move(context, unit.appear, arriving);
    move(context, unit.leave, leaving);
    if (arriving.written < 1 || leaving.written < 1) clipToWritten(context, unit, arriving, leaving);
    context.drawImage(bitmap.canvas, bitmap.x, bitmap.y, bitmap.width, bitmap.height);
    context.restore();
  };
  const move = (context: SKRSContext2D, place: UnitWord['appear'], motion: UnitMotion) => {
    const [centreX, centreY] = [position.x + place.centreX, position.y + place.centreY];
    const reading = block.direction === 'rtl' ? -1 : 1;
    context.translate(centreX + motion.x * block.size * reading, centreY + motion.y * block.size);
    context.scale(motion.scale, motion.scale);
    context.translate(-centreX, -centreY);
  };
  const clipToLine = (context: SKRSContext2D, { word }: UnitWord) => {
    const { size } = block;
    context.beginPath();
    // From the top of accented capitals to the bottom of descenders.
    context.rect(position.x + word.x - size, position.y + word.y - size, word.width + 2 * size, size * 1.3);
    context.clip();
  };
  const clipToWritten = (
    context: SKRSContext2D,
    unit: UnitWord,
    arriving: UnitMotion,
    leaving: UnitMotion,
  ) => {
    const written = [
      arriving.written * unit.appear.letters - unit.appear.lettersBefore,
      leaving.written * unit.leave.letters - unit.leave.lettersBefore,
    ];
    const letters = Math.max(0, Math.floor(Math.min(...written, unit.graphemes.length)));
    const { word } = unit;
    const isWhole = letters === unit.graphemes.length;
    const width = isWhole ? word.width : bitmaps.measure(unit.graphemes.slice(0, letters).join(''));
    // Margin for the overhang of the first and last letters.
    const room = block.size;
    const left = position.x + word.x;
    const [x, shown] =
      word.direction === 'ltr'
        ? [left - room, letters === 0 ? 0 : room + width + (isWhole ? room : 0)]
        : [left + word.width - width - (isWhole ? room : 0), letters === 0 ? 0 : width + room * 2];
    context.beginPath();
    context.rect(x, position.y + word.y - 2 * room, shown, 4 * room);
    context.clip();
  };

  return {
    bounds,
    isLayered: style.plate !== undefined || style.stroke !== undefined || style.shadow !== undefined,
    draw: (context, frame) => {
      context.imageSmoothingQuality = 'low';
      const spoken = spokenAt(frame);
      const opacities = words.map((unit) => {
        const { arriving, leaving } = motionOf(unit, frame);
        return arriving.opacity * leaving.opacity * (arriving.written > 0 ? 1 : 0);
      });
      drawPlates(context, layer, words, opacities);
      if (spoken !== null) drawHighlightPlate(context, layer, words, spoken, opacities);
      for (const [at, unit] of words.entries()) drawWord(context, unit, at, frame, null);
      for (const [at, unit] of words.entries()) {
        const isSpoken = spoken === unit.word.index;
        drawWord(context, unit, at, frame, (isSpoken ? layer.highlight?.fill : undefined) ?? style.fill);
      }
    },
    stateAt: (frame) =>
      JSON.stringify([spokenAt(frame), words.map((unit) => Object.values(motionOf(unit, frame)))]),
  };
}

/** The maximum scale of the layer, at which letters must stay sharp. */
function closest(layer: LayerOf<'text'>, { film }: Stage): number {
  const bounds = { ...layer.position, width: layer.block.width, height: layer.block.height };
  let density = 1;
  for (let frame = layer.from; frame < layer.to; frame += 1)
    density = Math.max(density, densityOf(placementAt(film, layer, bounds, frame)));
  return Math.min(maxDensity, density);
}
