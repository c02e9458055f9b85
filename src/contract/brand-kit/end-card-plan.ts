import {
  directionOf,
  findOverlayScripts,
  keepDrawable,
  type OverlayScript,
  splitUnspaced,
} from '../overlay-lines.ts';
import type { CaptionDesk } from '../word-captions/caption-pen.ts';
import type { BrandLook } from './brand-kit.ts';
import { contrastOf, mix, textOn } from './colour-contrast.ts';
import { isLogoFaintOn, plateFor, type LogoTones } from './logo-tones.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type EndCardLogo = LogoTones & { width: number; height: number };
export type EndCardTask = {
  look: Pick<BrandLook, 'colours' | 'endText' | 'endAddress'>;
  /** Null: without one. */
  logo: EndCardLogo | null;
  frame: { width: number; height: number };
};

export type CardText = {
  text: string;
  centreX: number;
  middleY: number;
  fontSize: number;
  direction: 'ltr' | 'rtl';
  scripts: OverlayScript[];
};

/** Where everything of an end card stands, in pixels of its frame. */
export type EndCardPlan = {
  frame: { width: number; height: number };
  /** From the middle to the edge; text is read on both. */
  ground: [string, string];
  accent: string;
  ink: string;
  logo: { box: Box; plate: { box: Box; colour: string } | null } | null;
  lines: CardText[];
  address: { pill: Box; colour: string; ink: string; text: CardText } | null;
};

/** Shares of the frame's width unless said otherwise. */
const rule = {
  /** TikTok's buttons cover the right 11 %; the left stays as free. */
  room: 0.76,
  logo: { width: 0.56, height: 0.36, maxEnlargement: 2 },
  loneLogo: { width: 0.68, height: 0.6, maxEnlargement: 3 },
  text: { largest: 0.098, smallest: 0.05, lineHeight: 1.16, maxLines: 3 },
  address: { largest: 0.056, smallest: 0.03, padding: 0.055, height: 2.15 },
  gap: 0.085,
  /** Middle of all of it, as a share of the frame's height: above the captions and names of the platforms. */
  middle: 0.465,
} as const;

/** Widths are taken at this size: rounding of a small one would be seen in a large one. */
const measuringSize = 100;

/** Browser and renderer both lay an end card out with this. */
export function layOutEndCard(desk: CaptionDesk, task: EndCardTask): EndCardPlan {
  const { frame, look } = task;
  const [main, second] = look.colours;
  const ink = textOn(main);
  // Away from the letters, so that the ground is nowhere closer to them than the main colour.
  const edge = mix(main, ink === '#ffffff' ? '#000000' : '#ffffff', 0.26);
  const size = frame.width;
  const { lines, fontSize } = breakText(desk, keepDrawable(look.endText).trim(), size);
  const address = fitAddress(desk, keepDrawable(look.endAddress).trim(), size);
  const logo = task.logo && fitLogo(task.logo, size, lines.length > 0 || address !== null, main);
  const heights = [
    logo?.height ?? 0,
    lines.length * fontSize * rule.text.lineHeight,
    address ? address.fontSize * rule.address.height : 0,
  ];
  const gap = rule.gap * size;
  const shown = heights.filter((height) => height > 0);
  let top =
    frame.height * rule.middle -
    (shown.reduce((sum, height) => sum + height, 0) + gap * (shown.length - 1)) / 2;
  const nextTop = (height: number): number => {
    const here = top;
    if (height > 0) top += height + gap;
    return here;
  };
  const [logoTop, textTop, addressTop] = heights.map(nextTop) as [number, number, number];
  const centreX = frame.width / 2;
  return {
    frame,
    ground: [main, edge],
    accent: second,
    ink,
    logo: logo && placeLogo(logo, centreX, logoTop),
    lines: lines.map((text, index) => ({
      ...lettersOf(text),
      centreX,
      middleY: textTop + (index + 0.5) * fontSize * rule.text.lineHeight,
      fontSize,
    })),
    address: address && placeAddress(address, { centreX, top: addressTop, size }, { main, second, ink }),
  };
}

const lettersOf = (text: string) => ({
  text,
  direction: directionOf(text),
  scripts: findOverlayScripts(text),
});

function widthOf({ pen, setFont }: CaptionDesk, text: string): number {
  setFont({ size: measuringSize, scripts: findOverlayScripts(text) });
  return pen.measureText(text).width / measuringSize;
}

/** The largest letters with which the text has at most three lines; a longer word makes them smaller still. */
function breakText(desk: CaptionDesk, text: string, size: number): { lines: string[]; fontSize: number } {
  const { largest, smallest, maxLines } = rule.text;
  const room = rule.room * size;
  if (text === '') return { lines: [], fontSize: 0 };
  for (let share = largest; ; share *= 0.94) {
    const fontSize = share * size;
    const lines = fillLines(desk, text, room / fontSize);
    const widest = Math.max(...lines.map((line) => widthOf(desk, line)));
    const fits = widest * fontSize <= room + 1e-6;
    if (lines.length <= maxLines && fits) return { lines, fontSize };
    // Never cut: more lines than usual, or smaller letters for a word without end.
    if (share <= smallest) return { lines, fontSize: fits ? fontSize : room / widest };
  }
}

/** `room` in letters of the size 1. */
function fillLines(desk: CaptionDesk, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    for (const [index, piece] of splitUnspaced(word).entries()) {
      const last = lines.at(-1);
      const joined = last === undefined ? piece : `${last}${index === 0 ? ' ' : ''}${piece}`;
      if (last !== undefined && widthOf(desk, joined) <= room) lines[lines.length - 1] = joined;
      else lines.push(piece);
    }
  }
  return lines;
}

type FittedAddress = { text: string; width: number; fontSize: number };

function fitAddress(desk: CaptionDesk, text: string, size: number): FittedAddress | null {
  if (text === '') return null;
  const { largest, padding } = rule.address;
  const width = widthOf(desk, text);
  const fontSize = Math.min(largest * size, ((rule.room - 2 * padding) * size) / width);
  return { text, width: width * fontSize, fontSize };
}

function placeAddress(
  { text, width, fontSize }: FittedAddress,
  { centreX, top, size }: { centreX: number; top: number; size: number },
  { main, second, ink }: { main: string; second: string; ink: string },
): NonNullable<EndCardPlan['address']> {
  const height = fontSize * rule.address.height;
  const pillWidth = width + 2 * rule.address.padding * size;
  // A pill in nearly the colour of the background would be invisible.
  const colour = contrastOf(second, main) >= 1.5 ? second : ink;
  return {
    pill: { x: centreX - pillWidth / 2, y: top, width: pillWidth, height },
    colour,
    ink: textOn(colour),
    text: { ...lettersOf(text), centreX, middleY: top + height / 2, fontSize },
  };
}

type FittedLogo = { width: number; height: number; padding: number; plate: string | null };

function fitLogo(logo: EndCardLogo, size: number, hasCompany: boolean, ground: string): FittedLogo {
  const room = hasCompany ? rule.logo : rule.loneLogo;
  const scale = Math.min(
    (room.width * size) / logo.width,
    (room.height * size) / logo.height,
    room.maxEnlargement,
  );
  const [width, height] = [logo.width * scale, logo.height * scale];
  const plate = isLogoFaintOn(logo, ground) ? plateFor(logo) : null;
  const padding = plate ? Math.max(0.035 * size, Math.min(width, height) * 0.16) : 0;
  return { width, height: height + 2 * padding, padding, plate };
}

function placeLogo(
  { width, height, padding, plate }: FittedLogo,
  centreX: number,
  top: number,
): NonNullable<EndCardPlan['logo']> {
  const box = { x: centreX - width / 2, y: top + padding, width, height: height - 2 * padding };
  const around = { x: box.x - padding, y: top, width: width + 2 * padding, height };
  return { box, plate: plate === null ? null : { box: around, colour: plate } };
}
