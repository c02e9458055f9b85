import {
  directionOf,
  findOverlayScripts,
  keepDrawable,
  type OverlayScript,
  splitUnspaced,
} from '../overlay-lines.ts';
import type { CaptionSurface } from '../word-captions/caption-pen.ts';
import type { BrandLook } from './brand-kit.ts';
import { contrastOf, mixColours, textOn } from '../colour-contrast.ts';
import { isLogoFaintOn, plateFor, type LogoTones } from './logo-tones.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type EndCardLogo = LogoTones & { width: number; height: number };
export type EndCardInput = {
  look: Pick<BrandLook, 'colours' | 'endText' | 'endAddress'>;
  /** Null if the kit has no logo. */
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

/** The position and colour of everything on an end card, in pixels of its frame. */
export type EndCardPlan = {
  frame: { width: number; height: number };
  /** A radial gradient, centre to edge; text is legible on both. */
  ground: [string, string];
  accent: string;
  ink: string;
  logo: { box: Box; plate: { box: Box; colour: string } | null } | null;
  lines: CardText[];
  address: { pill: Box; colour: string; ink: string; text: CardText } | null;
};

/** Shares of the frame's width, unless noted. */
const layout = {
  /** TikTok's buttons cover the right-hand 11%; the left keeps the same margin. */
  maxTextWidth: 0.76,
  logo: { width: 0.56, height: 0.36, maxEnlargement: 2 },
  loneLogo: { width: 0.68, height: 0.6, maxEnlargement: 3 },
  plate: {
    minPadding: 0.035,
    /** A share of the logo's shorter side. */
    padding: 0.16,
  },
  text: { largest: 0.13, smallest: 0.05, lineHeight: 1.16 },
  address: { largest: 0.06, lone: 0.078, padding: 0.055, height: 2.15 },
  gap: 0.085,
  /** Vertical center of all elements, as a share of the frame's height: above the captions and names of the platforms. */
  middle: 0.465,
} as const;

/** How far the ground's edge is mixed from the main colour towards black or white. */
const edgeShade = 0.26;
/** Each font size that is tried, as a share of the previous one. */
const shrinkStep = 0.94;
/** A pill with less contrast to the ground would be nearly invisible. */
const minPillContrast = 1.5;

/** Text is measured at this size, because rounding errors at a small size would show once scaled up. */
const measuringSize = 100;

/** Lays out an end card. Used by the browser and by the renderer. */
export function layOutEndCard(surface: CaptionSurface, input: EndCardInput): EndCardPlan {
  const { frame, look } = input;
  const [main, second] = look.colours;
  const ink = textOn(main);
  // Away from the text's color, so that its contrast is nowhere lower than on the main color.
  const edge = mixColours(main, ink === '#ffffff' ? '#000000' : '#ffffff', edgeShade);
  const frameWidth = frame.width;
  const { lines, fontSize } = fitText(surface, keepDrawable(look.endText).trim(), frameWidth);
  const largest = layout.address[lines.length === 0 && !input.logo ? 'lone' : 'largest'];
  const address = fitAddress(surface, keepDrawable(look.endAddress).trim(), { frameWidth, largest });
  const isAlone = lines.length === 0 && address === null;
  const logo = input.logo && fitLogo(input.logo, { frameWidth, isAlone, ground: main });
  const logoHeight = logo?.outerHeight ?? 0;
  const textHeight = lines.length * fontSize * layout.text.lineHeight;
  const addressHeight = address ? address.fontSize * layout.address.height : 0;
  const middleY = frame.height * layout.middle;
  const gap = layout.gap * frameWidth;
  const [logoTop, textTop, addressTop] = stackCentred([logoHeight, textHeight, addressHeight], middleY, gap);
  const centreX = frame.width / 2;
  return {
    frame,
    ground: [main, edge],
    accent: second,
    ink,
    logo: logo && placeLogo(logo, centreX, logoTop),
    lines: lines.map((text, index) => ({
      ...describeText(text),
      centreX,
      middleY: textTop + (index + 0.5) * fontSize * layout.text.lineHeight,
      fontSize,
    })),
    address:
      address && placeAddress(address, { centreX, top: addressTop, frameWidth }, { main, second, ink }),
  };
}

type Stack = [number, number, number];

/** The top of each element of a stack that is centered at `middleY`. An element without height takes no gap either. */
function stackCentred(heights: Stack, middleY: number, gap: number): Stack {
  const extents = heights.map((height) => (height > 0 ? height + gap : 0));
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const top = middleY - (sumOf(extents) - gap) / 2;
  return heights.map((_, index) => top + sumOf(extents.slice(0, index))) as Stack;
}

const describeText = (text: string) => ({
  text,
  direction: directionOf(text),
  scripts: findOverlayScripts(text),
});

function widthOf({ pen, setFont }: CaptionSurface, text: string): number {
  setFont({ size: measuringSize, scripts: findOverlayScripts(text) });
  return pen.measureText(text).width / measuringSize;
}

/** Large letters have few lines, so that they are read at a glance; smaller letters may have more. */
const maxLinesAt = (share: number): number => (share > 0.105 ? 2 : share > 0.085 ? 3 : 4);

/** The largest font size at which the text fits in its lines; an overlong word shrinks it further. */
function fitText(
  surface: CaptionSurface,
  text: string,
  frameWidth: number,
): { lines: string[]; fontSize: number } {
  const { largest, smallest } = layout.text;
  const maxWidth = layout.maxTextWidth * frameWidth;
  if (text === '') return { lines: [], fontSize: 0 };
  for (let share = largest; ; share *= shrinkStep) {
    const fontSize = share * frameWidth;
    const lines = wrapText(surface, text, maxWidth / fontSize);
    const widest = Math.max(...lines.map((line) => widthOf(surface, line)));
    const fits = widest * fontSize <= maxWidth + 1e-6;
    if (lines.length <= maxLinesAt(share) && fits)
      return { lines: balance(surface, text, { lines, widest }), fontSize };
    // Text is never truncated: at the smallest size it takes more lines, or shrinks until its longest word fits.
    if (share <= smallest) return { lines, fontSize: fits ? fontSize : maxWidth / widest };
  }
}

/** The same number of lines, about equally long: wrapped at the smallest width that needs no further line. */
function balance(
  surface: CaptionSurface,
  text: string,
  { lines, widest }: { lines: string[]; widest: number },
): string[] {
  for (let ems = widest / 2; ems < widest; ems += 0.1) {
    const narrower = wrapText(surface, text, ems);
    if (narrower.length > lines.length) continue;
    if (Math.max(...narrower.map((line) => widthOf(surface, line))) <= ems) return narrower;
  }
  return lines;
}

/** The lines that fit into `maxEms`, a multiple of the font size. */
function wrapText(surface: CaptionSurface, text: string, maxEms: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    for (const [index, piece] of splitUnspaced(word).entries()) {
      const last = lines.at(-1);
      const joined = last === undefined ? piece : `${last}${index === 0 ? ' ' : ''}${piece}`;
      if (last !== undefined && widthOf(surface, joined) <= maxEms) lines[lines.length - 1] = joined;
      else lines.push(piece);
    }
  }
  return lines;
}

type FittedAddress = { text: string; width: number; fontSize: number };

function fitAddress(
  surface: CaptionSurface,
  text: string,
  { frameWidth, largest }: { frameWidth: number; largest: number },
): FittedAddress | null {
  if (text === '') return null;
  const { padding } = layout.address;
  const width = widthOf(surface, text);
  const fontSize = Math.min(largest * frameWidth, ((layout.maxTextWidth - 2 * padding) * frameWidth) / width);
  return { text, width: width * fontSize, fontSize };
}

function placeAddress(
  { text, width, fontSize }: FittedAddress,
  { centreX, top, frameWidth }: { centreX: number; top: number; frameWidth: number },
  { main, second, ink }: { main: string; second: string; ink: string },
): NonNullable<EndCardPlan['address']> {
  const height = fontSize * layout.address.height;
  const pillWidth = width + 2 * layout.address.padding * frameWidth;
  const colour = contrastOf(second, main) >= minPillContrast ? second : ink;
  return {
    pill: { x: centreX - pillWidth / 2, y: top, width: pillWidth, height },
    colour,
    ink: textOn(colour),
    text: { ...describeText(text), centreX, middleY: top + height / 2, fontSize },
  };
}

/** `outerHeight` includes the padding of the plate. */
type FittedLogo = {
  width: number;
  height: number;
  padding: number;
  outerHeight: number;
  plate: string | null;
};

function fitLogo(
  logo: EndCardLogo,
  { frameWidth, isAlone, ground }: { frameWidth: number; isAlone: boolean; ground: string },
): FittedLogo {
  const logoBounds = isAlone ? layout.loneLogo : layout.logo;
  const scale = Math.min(
    (logoBounds.width * frameWidth) / logo.width,
    (logoBounds.height * frameWidth) / logo.height,
    logoBounds.maxEnlargement,
  );
  const [width, height] = [logo.width * scale, logo.height * scale];
  const plate = isLogoFaintOn(logo, ground) ? plateFor(logo) : null;
  const padding = plate
    ? Math.max(layout.plate.minPadding * frameWidth, layout.plate.padding * Math.min(width, height))
    : 0;
  return { width, height, padding, outerHeight: height + 2 * padding, plate };
}

function placeLogo(
  { width, height, padding, outerHeight, plate }: FittedLogo,
  centreX: number,
  top: number,
): NonNullable<EndCardPlan['logo']> {
  const box = { x: centreX - width / 2, y: top + padding, width, height };
  const plateBox = { x: box.x - padding, y: top, width: width + 2 * padding, height: outerHeight };
  return { box, plate: plate === null ? null : { box: plateBox, colour: plate } };
}
