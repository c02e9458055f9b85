import type { Box, Layer, Transform } from '../../motion/film.ts';
import type { BrollStyle } from '../plan/broll-styles.ts';
import type { PlacedText } from '../plan/place-text.ts';
import type { Shot } from '../plan/plan-shots.ts';
import type { Span } from './shot-layers.ts';
import { textStyles, type PlateTone, type TextStyle } from '../plan/text-styles.ts';

/** Frames between the start of the picture and the text, and before its end, if the shots are long enough. */
const margin = 4;
const leavingFrames = 8;

type TextOrder = {
  text: PlacedText;
  /** First and last frame of whole views, without transitions. */
  shown: Span;
  style: BrollStyle;
  tone: PlateTone;
  /** The text of the last photo stays to the end. */
  isLast: boolean;
};

/** The longest stretch of whole views of a photo, as indices, because details have no text. */
export function longestWhole(shots: readonly Shot[], photo: number): { first: number; last: number } {
  let best = { first: -1, last: -1, frames: 0 };
  let run = { first: -1, last: -1, frames: 0 };
  for (const [index, shot] of shots.entries()) {
    if (shot.photo !== photo || shot.move === 'detail') {
      run = { first: -1, last: -1, frames: 0 };
      continue;
    }
    run = { first: run.first < 0 ? index : run.first, last: index, frames: run.frames + shot.to - shot.from };
    if (run.frames > best.frames) best = run;
  }
  return best;
}

/** The text of a photo on its plate, in its reserved band, during whole views of the photo. */
export function textLayers({ text, shown, style, tone, isLast }: TextOrder): Layer[] {
  const look = textStyles[style];
  const { block, position, plate: box } = text;
  const colours = look.tones[tone];
  const plate = { ...inPixels(look.plate, block.size), fill: colours.plate };
  const length = shown.to - shown.from;
  const rest = Math.min(margin, Math.floor(length / 8));
  const span = { from: shown.from + rest, to: shown.to - (isLast ? 0 : rest) };
  const transform = arrivalOf(look, { span, box, size: block.size, length, isLast });
  const layer: Layer = {
    kind: 'text',
    ...span,
    block,
    position,
    style: { fill: colours.fill, plate },
    transform,
  };
  return [layer, ...ornamentOf(look, box, { span, size: block.size, transform, colour: colours.ornament })];
}

function inPixels(plate: TextStyle['plate'], size: number): TextStyle['plate'] {
  const { paddingX, paddingY, radius } = plate;
  return { ...plate, paddingX: paddingX * size, paddingY: paddingY * size, radius: radius * size };
}

/** Plate and text enter together and fade out. */
function arrivalOf(
  { arrival }: TextStyle,
  shown: { span: Span; box: Box; size: number; length: number; isLast: boolean },
): Transform {
  const { span, box, size, length, isLast } = shown;
  const { from, to } = span;
  const there = from + Math.max(2, Math.min(arrival.frames, Math.round(length / 4)));
  const leaving = Math.max(2, Math.min(leavingFrames, Math.round(length / 6)));
  const coming = (value: number, rest: number) => [
    { frame: from - 1, value },
    { frame: there, value: rest, ease: arrival.ease },
  ];
  return {
    pivot: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    ...(arrival.x === undefined ? {} : { x: coming(arrival.x * size, 0) }),
    ...(arrival.y === undefined ? {} : { y: coming(arrival.y * size, 0) }),
    ...(arrival.scale === undefined ? {} : { scale: coming(arrival.scale, 1) }),
    ...(arrival.tilt === undefined ? {} : { rotation: coming(arrival.tilt, 0) }),
    opacity: [
      { frame: from - 1, value: 0 },
      { frame: Math.round((from + there) / 2), value: 1, ease: 'out-sine' },
      ...(isLast
        ? []
        : ([
            { frame: to - leaving, value: 1 },
            { frame: to, value: 0, ease: 'in-out-sine' },
          ] as const)),
    ],
  };
}

/** A bar beside the plate, or a fine outline in it. */
function ornamentOf(
  { ornament, arrival }: TextStyle,
  box: Box,
  { span, size, transform, colour }: { span: Span; size: number; transform: Transform; colour: string },
): Layer[] {
  if (!ornament) return [];
  const drawn = [
    { frame: span.from, value: 0 },
    { frame: span.from + arrival.frames + 8, value: 1, ease: 'in-out-sine' as const },
  ];
  if (ornament === 'bar') {
    const width = Math.round(size * 0.16);
    const bar = { ...box, x: box.x - width, width };
    return [{ kind: 'shape', ...span, shape: { kind: 'rect', box: bar }, fill: colour, transform }];
  }
  const inset = Math.round(size * 0.16);
  const outline = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  const stroke = { fill: colour, width: Math.max(1.5, size * 0.03), end: drawn };
  return [{ kind: 'shape', ...span, shape: { kind: 'rect', box: outline }, stroke, transform }];
}
