import { videoFormats, type VideoFormat } from '../../ffmpeg/video-formats.ts';
import type { Box } from '../../motion/film.ts';
import { styleRules, type BrollStyle } from './broll-styles.ts';
import { cardWindow } from '../layers/card-window.ts';
import type { Photo } from '../subject/interest.ts';
import { placeText, shifted, type PlacedText, type TextSide } from './place-text.ts';
import { boundsOf, keptPart, scalesOf, type Room } from '../ground/room.ts';
import type { Size } from './view.ts';

/**
 * `ground`: the photo's plain backdrop is extended to the border of the frame. `fill`: the photo is cropped to fill the
 * frame. `fit`: it is a card in front of a blurred fill.
 */
export type Framing = 'ground' | 'fill' | 'fit';

/** Layout of a photo and its text in the frame. */
export type Layout = {
  framing: Framing;
  /** The part of the frame with the photo: all of it, or a card. */
  window: Box;
  room: Room;
  text: PlacedText | null;
};

/** Average movement of the centre of half a frame during a push by a factor of two, in frame diagonals. */
const pushOfDiagonal = 0.25;
/** The first one wins when two sides leave the subject equally large. */
const worth: Record<TextSide, number> = { below: 1, above: 0.94, left: 0.96, right: 0.9 };
/** Only frames wider than high have room for a product beside a text; in others it stays in the middle. */
const sidesOf = (format: VideoFormat): TextSide[] =>
  format === '16:9' ? ['below', 'above', 'left', 'right'] : ['below', 'above'];
/** Minimum relative size of a product at which a photo fills the frame instead of becoming a card. */
const minFilling = 0.55;
/** Margins around the product as shares of the frame, including the area covered by apps at the bottom of a tall frame. */
const margins: Record<VideoFormat, { top: number; bottom: number; side: number }> = {
  '9:16': { top: 0.12, bottom: 0.16, side: 0.04 },
  '4:5': { top: 0.055, bottom: 0.055, side: 0.04 },
  '1:1': { top: 0.05, bottom: 0.05, side: 0.04 },
  '16:9': { top: 0.07, bottom: 0.07, side: 0.06 },
};
/** Gap between plate and product, as a share of the frame's shorter side. */
const gap = 0.04;
/** Room to move of a subject beside its text, as a share of its height. */
const roomAround = 0.16;
/** Gap between a text and the product beside it, and room to drift, as shares of the frame's width. */
const spaceBeside = 0.05;
const driftBeside = 0.06;

/** The layout that shows the product largest, whole and beside its text. */
export function chooseLayout(photo: Photo, style: BrollStyle, format: VideoFormat): Layout {
  const text = photo.text.trim();
  const texts =
    text === '' ? [null] : sidesOf(format).flatMap((side) => placeText(text, side, { style, format }) ?? []);
  const layouts = texts.map((placed) => {
    const area = areaBeside(placed, format);
    const layout = layoutIn(area, photo, { style, format, text: placed });
    return { layout, value: sizeOf(layout) * (placed ? worth[placed.side] : 1) };
  });
  return layouts.reduce((best, each) => (each.value > best.value * 1.001 ? each : best)).layout;
}

/** The frame without its margins and the band of the text. */
function areaBeside(text: PlacedText | null, format: VideoFormat): Box {
  const { width, height } = videoFormats[format];
  const { top, bottom, side } = margins[format];
  const area = {
    left: width * side,
    top: height * top,
    right: width * (1 - side),
    bottom: height * (1 - bottom),
  };
  if (text) {
    const { plate } = text;
    const space = Math.min(width, height) * gap;
    if (text.side === 'below') area.bottom = Math.min(area.bottom, plate.y - space);
    if (text.side === 'above') area.top = Math.max(area.top, plate.y + plate.height + space);
    if (text.side === 'left') area.left = Math.max(area.left, plate.x + plate.width + space);
    if (text.side === 'right') area.right = Math.min(area.right, plate.x - space);
  }
  const { left, right } = area;
  return { x: left, y: area.top, width: right - left, height: area.bottom - area.top };
}

function layoutIn(
  area: Box,
  photo: Photo,
  { style, format, text }: { style: BrollStyle; format: VideoFormat; text: PlacedText | null },
): Layout {
  const frame = videoFormats[format];
  const whole = { x: 0, y: 0, ...frame };
  const { backdrop } = photo.interest;
  if (backdrop) {
    const room = { keep: keptPart(photo, true), bounds: boundsOf(photo, true), window: frame, area };
    const scales = scalesOf(room);
    if (scales && scales.high > scales.low * roomToMove(style, frame)) {
      const together = text ? standTogether(room, text, scales.high) : { room, text };
      return { framing: 'ground', window: whole, ...together };
    }
  }
  const keep = keptPart(photo, false);
  const bounds = boundsOf(photo, false);
  // Without a text only the product's margin limits its distance to the border of the frame.
  const room = { keep, bounds, window: frame, area: text ? area : whole };
  const scales = scalesOf(room);
  const card = cardWindow(photo, { keep, area, frame, style });
  if (scales && scales.high >= scales.low * roomToMove(style, frame)) {
    const cardScale = Math.min(card.width / (keep.right - keep.left), card.height / (keep.bottom - keep.top));
    if (scales.high >= cardScale * minFilling) return { framing: 'fill', window: whole, room, text };
  }
  const inside = { x: 0, y: 0, width: card.width, height: card.height };
  return { framing: 'fit', window: card, room: { keep, bounds, window: card, area: inside }, text };
}

/** Zoom range, largest over smallest scale, at which movement of a filling photo is visible. */
const roomToMove = (style: BrollStyle, { width, height }: Size): number =>
  1 + styleRules[style].travel / (pushOfDiagonal * Math.hypot(1, height / width));

/**
 * A flat product and a text above or below it are centred together instead of at opposite ends. The remaining space is
 * around both, and the product keeps some of it to move.
 */
function standTogether(room: Room, text: PlacedText, scale: number): { room: Room; text: PlacedText } {
  const { keep, area } = room;
  if (text.side === 'left' || text.side === 'right') return standBeside(room, text, scale);
  const height = Math.min(area.height, (keep.bottom - keep.top) * scale * (1 + roomAround));
  const spare = (area.height - height) / 2;
  const isBelow = text.side === 'below';
  return {
    room: { ...room, area: { ...area, y: area.y + spare, height } },
    text: shifted(text, { x: 0, y: isBelow ? -spare : spare }),
  };
}

/** A narrow product and a text beside it are centred in a wide frame as a group. */
function standBeside(room: Room, text: PlacedText, scale: number): { room: Room; text: PlacedText } {
  const { keep, area, window } = room;
  const { plate, side } = text;
  const space = window.width * spaceBeside;
  const width = Math.min(
    area.width - space,
    (keep.right - keep.left) * scale * (1 + roomAround) + window.width * driftBeside,
  );
  const isLeft = side === 'left';
  const first = (window.width - plate.width - space - width) / 2;
  const by = isLeft ? first - plate.x : first + width + space - plate.x;
  // Never outside of the safe area of the text.
  const shift = isLeft ? Math.max(0, by) : Math.min(0, by);
  const moved = shifted(text, { x: shift, y: 0 });
  const x = isLeft ? moved.plate.x + plate.width + space : moved.plate.x - space - width;
  return { room: { ...room, area: { ...area, x, width } }, text: moved };
}

/** Maximum size of the product in the frame, as the geometric mean of its sides. */
function sizeOf({ room }: Layout): number {
  const { keep } = room;
  const scale = scalesOf(room)?.high ?? 0;
  return scale * Math.sqrt((keep.right - keep.left) * (keep.bottom - keep.top));
}
