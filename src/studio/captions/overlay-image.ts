import { createCanvas, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { defaultVideoFormat, videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import { fontStack, type FallbackScript } from './font-stack.ts';

export type OverlayLine = {
  text: string;
  /** Pixels of the frame; `middleY` is the vertical middle of the capitals. */
  centreX: number;
  middleY: number;
  fontSize: number;
  direction?: 'ltr' | 'rtl';
  /** Scripts of the text besides Latin, Greek and Cyrillic. */
  scripts?: readonly FallbackScript[];
  /**
   * The ground behind dark letters; without it, letters are white with a dark contour. `outline`: its shape as an SVG path;
   * the outlines of all lines are filled as one.
   */
  plate?: Box & { outline: string };
};

type Box = { x: number; y: number; width: number; height: number };

const onPlate = { ground: '#ffffff', letters: '#17121c', shade: 'rgba(14,10,18,0.35)' };
/** Dark and wide enough that thin white letters are legible on white. */
const contour = { width: 0.25, colour: '#140e18', shade: 'rgba(14,10,18,0.55)' };
const overlayFontWeight = 800;

/** Scripts whose letters are joined or carry marks. */
const joined = new Set<FallbackScript>(['arabic', 'devanagari', 'thai']);

/** Heights of Inter's capitals and of its line above the baseline, as shares of the font size. */
const capitalHeight = 0.727;
const interAscent = 0.96875;

/** Draws white capitals with a dark contour and a soft shadow, or dark capitals on plates: legible on any picture. */
export function drawOverlay(context: SKRSContext2D, lines: readonly OverlayLine[]): void {
  context.save();
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  // All contours and plates before any letter: the shadow of one line must not dim the line above it.
  drawPlates(context, lines);
  for (const line of lines) if (!line.plate) drawContour(context, line);
  for (const line of lines) drawLetters(context, line);
  context.restore();
}

function prepare(context: SKRSContext2D, { fontSize, direction = 'ltr', scripts = [] }: OverlayLine): void {
  const { families, isVariable } = fontStack({ typeface: 'inter', weight: overlayFontWeight }, scripts);
  if (isVariable) context.fontVariationSettings = `'wght' ${overlayFontWeight}`;
  context.font = `${overlayFontWeight} ${fontSize}px ${families}`;
  context.direction = direction;
  context.letterSpacing = scripts.some((script) => joined.has(script)) ? '0px' : `${fontSize * 0.005}px`;
}

/** Control characters have no glyph, and the canvas throws on NUL. */
function drawable({ text }: OverlayLine): string {
  return text.replaceAll(/\p{Cc}/gu, '');
}

/** The canvas rounds the ascent of a font to whole pixels and moves the baseline by what that adds; a browser does not. */
function baseline({ middleY, fontSize }: OverlayLine): number {
  const ascent = fontSize * interAscent;
  return middleY + (fontSize * capitalHeight) / 2 + ascent - Math.round(ascent);
}

function drawPlates(context: SKRSContext2D, lines: readonly OverlayLine[]): void {
  const outlines = lines.flatMap(({ plate }) => (plate ? [plate.outline] : []));
  if (outlines.length > 0) fillGround(context, new Path2D(outlines.join(' ')), lines[0]!.fontSize);
}

function fillGround(context: SKRSContext2D, ground: Path2D, fontSize: number): void {
  context.fillStyle = onPlate.ground;
  context.shadowColor = onPlate.shade;
  context.shadowBlur = fontSize * 0.4;
  context.shadowOffsetY = fontSize * 0.08;
  context.fill(ground);
  context.shadowColor = 'transparent';
}

function drawContour(context: SKRSContext2D, line: OverlayLine): void {
  prepare(context, line);
  context.strokeStyle = contour.colour;
  context.lineWidth = line.fontSize * contour.width;
  context.shadowColor = contour.shade;
  context.shadowBlur = line.fontSize * 0.4;
  context.shadowOffsetY = line.fontSize * 0.08;
  context.strokeText(drawable(line), line.centreX, baseline(line) + line.fontSize * 0.02);
  context.shadowColor = 'transparent';
}

function drawLetters(context: SKRSContext2D, line: OverlayLine): void {
  prepare(context, line);
  context.fillStyle = line.plate ? onPlate.letters : '#ffffff';
  context.fillText(drawable(line), line.centreX, baseline(line));
}

/**
 * A picture and its position in the frame. `visible`: the part of the picture that is drawn, without transparent margins.
 * `plate`: the ground behind it, for a logo that needs one.
 */
export type CornerLogo = {
  path: string;
  visible: Box;
  box: Box;
  plate?: { box: Box; colour: string } | null;
};

function drawPlate(context: SKRSContext2D, { box, colour }: NonNullable<CornerLogo['plate']>): void {
  context.save();
  context.shadowColor = 'rgba(10,6,14,0.4)';
  context.shadowBlur = 12;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, Math.min(box.width, box.height) * 0.2);
  context.fill();
  context.restore();
}

/**
 * A plate, or else a soft shadow, separates the logo from any picture below. The shadow is dark around a light logo, light
 * around a dark one.
 */
async function drawCornerLogo(
  context: SKRSContext2D,
  { path, visible, box, plate = null }: CornerLogo,
): Promise<void> {
  const image = await loadImage(path);
  const drawOn = (pen: SKRSContext2D, { x, y, width, height }: Box) =>
    pen.drawImage(image, visible.x, visible.y, visible.width, visible.height, x, y, width, height);
  if (plate) {
    drawPlate(context, plate);
    drawOn(context, box);
    return;
  }
  const small = createCanvas(8, 8);
  const sample = small.getContext('2d');
  drawOn(sample, { x: 0, y: 0, width: 8, height: 8 });
  const { data } = sample.getImageData(0, 0, 8, 8);
  let [light, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    light += (0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!) * data[at + 3]!;
    weight += data[at + 3]!;
  }
  const isDark = weight > 0 && light / weight < 90;
  context.save();
  context.shadowColor = isDark ? 'rgba(255,255,255,0.75)' : 'rgba(10,6,14,0.55)';
  context.shadowBlur = 12;
  drawOn(context, box);
  context.restore();
}

/** The overlay on a transparent picture of the frame's size. */
export async function overlayPng(
  lines: readonly OverlayLine[],
  format: VideoFormat = defaultVideoFormat,
  logo: CornerLogo | null = null,
): Promise<Buffer> {
  const { width, height } = videoFormats[format];
  const canvas = createCanvas(width, height);
  if (logo) await drawCornerLogo(canvas.getContext('2d'), logo);
  drawOverlay(canvas.getContext('2d'), lines);
  return canvas.encode('png');
}
