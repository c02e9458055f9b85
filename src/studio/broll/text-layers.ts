import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Box, Layer, Transform } from '../motion/film.ts';
import { safeArea } from '../motion/safe-area.ts';
import { layOutText } from '../motion/text/lay-out-text.ts';
import type { TextBlock } from '../motion/text/text-block.ts';
import { styleRules, type BrollStyle } from './broll-styles.ts';
import type { Photo } from './interest.ts';
import type { Shot } from './plan-shots.ts';
import type { Span } from './shot-layers.ts';
import { coveredShare } from './text-place.ts';
import { textStyles, type TextStyle } from './text-styles.ts';

const maxLines = 3;
/** A card narrower than this has no room for a line: its text then stands in the frame. */
const minCardWidth = 0.6;
/** Frames before the text comes and after it has gone, where the shot is long enough. */
const margin = 6;
const leavingFrames = 8;
/** A text stands low, where eyes look for it, unless it covers this much more of itself with the thing than up high. */
const worthMoving = 0.2;

type TextOrder = {
  photo: Photo;
  /** All that show the photo, in order. */
  shots: readonly Shot[];
  style: BrollStyle;
  format: VideoFormat;
  /** The text of the last photo stays to the end. */
  isLast: boolean;
};

/** The line of a photo on its plate, inside the photo and the safe area, while the photo is shown. */
export function textLayers(order: TextOrder): Layer[] {
  const { photo, shots, style, format, isLast } = order;
  const text = photo.text.trim();
  if (text === '') return [];
  const look = textStyles[style];
  const { width, height } = videoFormats[format];
  const size = Math.min(width, height) * look.size;
  const area = textArea(order);
  const block = layOutText({
    text: look.isUpperCase ? text.toUpperCase() : text,
    font: look.font,
    size,
    minSize: size * 0.6,
    maxWidth: area.width - 2 * look.plate.paddingX * size,
    maxHeight: area.height / 2,
    maxLines,
    align: look.align === 'left' ? 'start' : 'center',
    lineHeight: look.lineHeight,
    ...(look.letterSpacing === undefined ? {} : { letterSpacing: look.letterSpacing }),
  });
  const plate = inPixels(look.plate, block.size);
  const x = area.x + look.plate.paddingX * size;
  const low = { x, y: area.y + area.height - block.height - plate.paddingY };
  const high = { x, y: area.y + plate.paddingY };
  const covered = (place: typeof low) => coveredShare(plateBox(block, place, plate), photo, shots);
  const position = covered(low) > covered(high) + worthMoving ? high : low;
  const box = plateBox(block, position, plate);
  const [first, last] = [shots[0]!.from, shots.at(-1)!.to];
  const length = last - first;
  const rest = Math.min(margin, Math.floor(length / 8));
  const span = { from: first + rest, to: last - (isLast ? 0 : rest) };
  const transform = arrivalOf(look, { span, box, size: block.size, length, isLast });
  const layer: Layer = {
    kind: 'text',
    ...span,
    block,
    position,
    style: { fill: look.fill, plate },
    transform,
    ...(look.appear ? { appear: hurried(look.appear, length) } : {}),
  };
  return [layer, ...ornamentOf(look, box, { span, size: block.size, transform })];
}

/** Inside the safe area, and inside the card at its smallest where there is one. */
function textArea({ style, format, shots }: TextOrder): Box {
  const { window } = shots[0]!;
  const frame = videoFormats[format];
  const safe = safeArea(format);
  if (window.width >= frame.width && window.height >= frame.height) return safe;
  if (window.width < frame.width * minCardWidth) return safe;
  const { card } = styleRules[style];
  const across = (window.width * card.scale + frame.width * card.x) / 2 + window.width * 0.035;
  const down = (window.height * card.scale + frame.width * card.y) / 2 + window.width * 0.035;
  const left = Math.max(safe.x, window.x + across);
  const top = Math.max(safe.y, window.y + down);
  const right = Math.min(safe.x + safe.width, window.x + window.width - across);
  const bottom = Math.min(safe.y + safe.height, window.y + window.height - down);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function inPixels(plate: TextStyle['plate'], size: number): TextStyle['plate'] {
  const { paddingX, paddingY, radius } = plate;
  return { ...plate, paddingX: paddingX * size, paddingY: paddingY * size, radius: radius * size };
}

/** Around all lines, from the height of the tallest letters to that of the longest. */
function plateBox(block: TextBlock, position: { x: number; y: number }, plate: TextStyle['plate']): Box {
  const { lines, size } = block;
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const [top, bottom] = [lines[0]!.y - size * 0.78, lines.at(-1)!.y + size * 0.22];
  return {
    x: position.x + left - plate.paddingX,
    y: position.y + top - plate.paddingY,
    width: right - left + 2 * plate.paddingX,
    height: bottom - top + 2 * plate.paddingY,
  };
}

const hurried = (appear: NonNullable<TextStyle['appear']>, length: number) => {
  const frames = Math.max(2, Math.min(appear.frames, Math.round(length / 4)));
  return { ...appear, frames, stagger: Math.min(appear.stagger ?? 2, Math.round(frames / 3)) };
};

/** Plate and text come in as a whole, and go by a fade. */
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
  { span, size, transform }: { span: Span; size: number; transform: Transform },
): Layer[] {
  if (!ornament) return [];
  const drawn = [
    { frame: span.from, value: 0 },
    { frame: span.from + arrival.frames + 8, value: 1, ease: 'in-out-sine' as const },
  ];
  if (ornament.kind === 'bar') {
    const width = Math.round(size * 0.16);
    const bar = { ...box, x: box.x - width, width };
    return [{ kind: 'shape', ...span, shape: { kind: 'rect', box: bar }, fill: ornament.colour, transform }];
  }
  const inset = Math.round(size * 0.16);
  const outline = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  const stroke = { fill: ornament.colour, width: Math.max(1.5, size * 0.03), end: drawn };
  return [{ kind: 'shape', ...span, shape: { kind: 'rect', box: outline }, stroke, transform }];
}
