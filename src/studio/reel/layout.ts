import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Box } from '../motion/film.ts';
import { safeArea } from '../motion/safe-area.ts';
import { tallRows, type Band, type Rows } from './layout-rows.ts';

/**
 * How a style divides the frame: captions on plates over a tall picture, a picture that bleeds off an edge above a plain
 * panel, text above a drawing as on a page, or a picture that fills the frame.
 */
export type Arrangement = 'framed' | 'panel' | 'page' | 'full';

/** The window of a picture, and the square in it that must be fully visible. */
export type PicturePlace = { window: Box; focus: { x: number; y: number; size: number } };

/** The boxes of one format. All texts are in the safe area; pictures may extend beyond it. */
export type Layout = {
  width: number;
  height: number;
  safe: Box;
  /** Picture of a spoken line. */
  picture: PicturePlace;
  /** Picture of title and hook; null if they are type alone. */
  cardPicture: PicturePlace | null;
  endPicture: PicturePlace | null;
  /** The brand's tag, directly above the caption. */
  lowerThird: Box;
  caption: Box;
  /** The brand on the opening card. */
  title: Box;
  hook: Box;
  /** Logo or name, offer and button of the end card. */
  end: Box;
  isWide: boolean;
};

/** Margin of a picture's window at the sides, as a share of the width. */
const sideMargin: Record<Arrangement, number> = { framed: 0.05, panel: 0, page: 0.04, full: 0 };

export function squareIn({ x, y, width, height }: Box): PicturePlace['focus'] {
  const size = Math.min(width, height);
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, size };
}

/** The part of the safe area that is symmetric about the frame's axis: apps cover more of one side than of the other. */
function centredIn(safe: Box, width: number): Box {
  const half = Math.min(width / 2 - safe.x, safe.x + safe.width - width / 2);
  return { ...safe, x: width / 2 - half, width: half * 2 };
}

/** Lays out a format. Left-aligned styles show a picture beside the wide end card. */
export function layOut(
  format: VideoFormat,
  arrangement: Arrangement,
  align: 'left' | 'center' = 'left',
): Layout {
  const { width, height } = videoFormats[format];
  const whole = safeArea(format);
  const safe = align === 'center' ? centredIn(whole, width) : whole;
  const common = { width, height, safe, isWide: format === '16:9' };
  if (format === '16:9') return { ...common, ...wide(common, arrangement, align) };
  return { ...common, ...tall(common, arrangement, tallRows[arrangement][format], align) };
}

type Frame = { width: number; height: number; safe: Box };
type LayoutParts = Omit<Layout, keyof Frame | 'isWide'>;

/** Shares of a framed picture's width. On a round window, captions stay clear of the corners. */
const captionInset = { left: 0.045, center: 0.115 };

/** Share of the window that a round window shows uncut. */
const roundShare = 0.86;

function insideOf({ x, width }: Pick<Box, 'x' | 'width'>, share: number) {
  return { x: x + width * share, width: width * (1 - share * 2) };
}

function tall(
  { width, height, safe }: Frame,
  arrangement: Arrangement,
  rows: Rows,
  align: 'left' | 'center',
): LayoutParts {
  const text = ([from, to]: Band): Box => ({
    x: safe.x,
    y: height * from,
    width: safe.width,
    height: height * (to - from),
  });
  const margin = width * sideMargin[arrangement];
  const isRound = arrangement === 'framed' && align === 'center';
  // A card may crop the sides of a drawing.
  const inset = isRound
    ? (1 - (1 - sideMargin.framed * 2) * roundShare) / 2
    : arrangement === 'framed'
      ? 0.01
      : 0.03;
  const window = ([from, to]: Band): Box => ({
    x: margin,
    y: height * from,
    width: width - margin * 2,
    height: height * (to - from),
  });
  const focus = (band: Band) => squareIn({ ...text(band), x: width * inset, width: width * (1 - inset * 2) });
  const card = (band: Band | undefined): PicturePlace | null =>
    band ? { window: window(cardWindow(arrangement, rows, band)), focus: focus(band) } : null;
  const onPicture = (band: Band): Box => {
    const box = text(band);
    if (arrangement !== 'framed') return box;
    const inner = insideOf({ x: margin, width: width - margin * 2 }, captionInset[align]);
    const [left, right] = [Math.max(box.x, inner.x), Math.min(box.x + box.width, inner.x + inner.width)];
    return { ...box, x: left, width: right - left };
  };
  return {
    picture: { window: window(rows.picture), focus: focus((isRound && rows.roundFocus) || rows.focus) },
    cardPicture: card(rows.cardFocus),
    endPicture: card(rows.endFocus ?? rows.cardFocus),
    lowerThird: onPicture(rows.tag),
    caption: onPicture(rows.caption),
    title: text(rows.title),
    hook: text(rows.hook),
    end: text(rows.end),
  };
}

/** A framed card bleeds off the bottom. */
function cardWindow(arrangement: Arrangement, rows: Rows, [from]: Band): Band {
  switch (arrangement) {
    case 'full':
      return rows.picture;
    case 'page':
      return [from - 0.005, rows.picture[1]];
    case 'panel':
      return [from, 1];
    case 'framed':
      return [from - 0.012, 1.1];
  }
}

function wide(
  { width, height, safe }: Frame,
  arrangement: Arrangement,
  align: 'left' | 'center',
): LayoutParts {
  const band = (from: number, to: number, box: Pick<Box, 'x' | 'width'> = safe): Box => ({
    x: box.x,
    y: height * from,
    width: box.width,
    height: height * (to - from),
  });
  const column = { x: safe.x, width: safe.width * (arrangement === 'full' ? 0.44 : 0.47) };
  if (arrangement === 'full') {
    // The subject is at the right, three quarters of the height; texts are on a scrim at the left.
    const size = height * 0.78;
    const focus = { x: width * 0.965 - size, y: height * 0.1, size };
    const picture = { window: { x: 0, y: 0, width, height }, focus };
    return {
      picture,
      cardPicture: picture,
      endPicture: picture,
      lowerThird: band(0.2, 0.33, column),
      caption: band(0.37, 0.82, column),
      title: band(0.14, 0.86, column),
      hook: band(0.12, 0.88, column),
      end: band(0.12, 0.88, column),
    };
  }
  const windows: Record<'framed' | 'panel' | 'page', Box> = {
    framed: { x: width * 0.54, y: height * 0.07, width: width * 0.42, height: height * 0.86 },
    page: { x: width * 0.54, y: height * 0.07, width: width * 0.42, height: height * 0.86 },
    panel: { x: width * 0.54, y: 0, width: width * 0.46, height },
  };
  const window = windows[arrangement];
  const whole = squareIn(window);
  const round = whole.size * (1 - roundShare);
  const focus =
    align === 'left' ? whole : { x: whole.x + round / 2, y: whole.y + round / 2, size: whole.size - round };
  const picture = { window, focus };
  const isPage = arrangement === 'page';
  const cards = isPage ? column : safe;
  return {
    picture,
    cardPicture: isPage ? picture : null,
    endPicture: picture,
    lowerThird: band(0.2, 0.33, column),
    caption: band(0.36, 0.82, column),
    title: band(0.14, 0.86, cards),
    hook: band(0.12, 0.88, cards),
    end: band(0.1, 0.9, column),
  };
}
