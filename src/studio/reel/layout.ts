import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Box } from '../motion/film.ts';
import { safeArea } from '../motion/safe-area.ts';

/** How a style shares the frame: a picture of its own, one that bleeds off an edge, or one that fills the frame. */
export type Arrangement = 'framed' | 'panel' | 'full';

/** Boxes of one format. All texts lie in the safe area; pictures may leave it. */
export type Layout = {
  width: number;
  height: number;
  safe: Box;
  /** Where the picture is seen. */
  picture: Box;
  /** The square in it that must be seen whole. */
  focus: { x: number; y: number; size: number };
  caption: Box;
  lowerThird: Box;
  /** The brand on the opening card. */
  title: Box;
  hook: Box;
  /** End card, from the top: logo or name, offer, button. Captions stand below. */
  endMark: Box;
  endOffer: Box;
  endButton: Box;
  /** Captions on the end card. */
  endCaption: Box;
  /** Texts begin at the left, or stand in the middle. */
  isWide: boolean;
};

const rows = (safe: Box, from: number, to: number): Box => ({
  x: safe.x,
  y: safe.y + safe.height * from,
  width: safe.width,
  height: safe.height * (to - from),
});

export function squareIn({ x, y, width, height }: Box): Layout['focus'] {
  const size = Math.min(width, height);
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, size };
}

/** The part of the safe area that lies evenly about the frame's axis: apps cover more of one side than of the other. */
function centredIn(safe: Box, width: number): Box {
  const half = Math.min(width / 2 - safe.x, safe.x + safe.width - width / 2);
  return { ...safe, x: width / 2 - half, width: half * 2 };
}

/** `hasEndPicture`: in a wide frame the end card leaves room for a picture. */
export function layOut(
  format: VideoFormat,
  arrangement: Arrangement,
  hasEndPicture: boolean,
  align: 'left' | 'center' = 'left',
): Layout {
  const { width, height } = videoFormats[format];
  const whole = safeArea(format);
  const safe = align === 'center' ? centredIn(whole, width) : whole;
  const common = { width, height, safe, isWide: format === '16:9' };
  if (format === '16:9') return { ...common, ...wide(safe, width, height, arrangement, hasEndPicture) };
  // Shares of the safe area's height: where the picture ends, then lower third, then captions.
  const [pictureEnd, lowerEnd] = { '9:16': [0.67, 0.785], '4:5': [0.58, 0.71], '1:1': [0.53, 0.675] }[
    format
  ] as [number, number];
  const inner = rows(safe, 0, pictureEnd - 0.01);
  const middle = width / 2;
  const picture: Record<Arrangement, Box> = {
    framed: {
      x: width * 0.055,
      y: format === '9:16' ? height * 0.085 : height * 0.045,
      width: width * 0.89,
      height: inner.y + inner.height - (format === '9:16' ? height * 0.085 : height * 0.045),
    },
    panel: { x: 0, y: 0, width, height: inner.y + inner.height },
    full: { x: 0, y: 0, width, height },
  };
  const visible =
    arrangement === 'full'
      ? rows(safe, 0, 0.66)
      : arrangement === 'panel'
        ? panelFocus(inner, width)
        : picture.framed;
  const focus = squareIn({ ...visible, x: middle - width * 0.47, width: width * 0.94 });
  return {
    ...common,
    picture: picture[arrangement],
    focus,
    lowerThird: rows(safe, pictureEnd + 0.015, lowerEnd),
    caption: rows(safe, lowerEnd + 0.015, 1),
    title: rows(safe, 0.2, 0.85),
    hook: rows(safe, 0.06, 0.94),
    endMark: rows(safe, 0.02, lowerEnd - 0.335),
    endOffer: rows(safe, lowerEnd - 0.32, lowerEnd - 0.2),
    endButton: rows(safe, lowerEnd - 0.185, lowerEnd - 0.03),
    endCaption: rows(safe, lowerEnd + 0.015, 1),
  };
}

const panelFocus = (inner: Box, width: number): Box => ({
  x: 0,
  y: inner.y * 0.35,
  width,
  height: inner.y * 0.65 + inner.height,
});

function wide(safe: Box, width: number, height: number, arrangement: Arrangement, hasEndPicture: boolean) {
  const column = { x: safe.x, width: safe.width * 0.47 };
  const picture: Record<Arrangement, Box> = {
    framed: { x: width * 0.54, y: height * 0.09, width: width * 0.41, height: height * 0.82 },
    panel: { x: width * 0.54, y: 0, width: width * 0.46, height },
    full: { x: 0, y: 0, width, height },
  };
  const isFull = arrangement === 'full';
  const endColumn = hasEndPicture ? column : { x: safe.x, width: safe.width };
  const captions = rows(safe, 0.78, 1);
  const focus = isFull
    ? { x: width * 0.27, y: height * 0.02, size: width * 0.46 }
    : squareIn(picture[arrangement]);
  return {
    picture: picture[arrangement],
    focus,
    caption: isFull ? captions : { ...column, y: safe.y + safe.height * 0.42, height: safe.height * 0.58 },
    lowerThird: isFull
      ? { ...rows(safe, 0.62, 0.76), width: safe.width * 0.5 }
      : { ...column, y: safe.y + safe.height * 0.12, height: safe.height * 0.17 },
    title: rows(safe, 0.12, 0.88),
    hook: rows(safe, 0.06, 0.94),
    endMark: { ...endColumn, y: safe.y, height: safe.height * 0.36 },
    endOffer: { ...endColumn, y: safe.y + safe.height * 0.38, height: safe.height * 0.12 },
    endButton: { ...endColumn, y: safe.y + safe.height * 0.53, height: safe.height * 0.18 },
    endCaption: { ...captions, width: endColumn.width },
  };
}
