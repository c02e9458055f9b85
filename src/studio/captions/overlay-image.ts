import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { createRequire } from 'node:module';

export type OverlayLine = {
  text: string;
  /** Pixels of the 720×1280 frame; `middleY` is half way up the capitals. */
  centreX: number;
  middleY: number;
  fontSize: number;
};

export const overlayFontWeight = 800;

const family = 'Hookline Overlay';
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const frame = { width: 720, height: 1280 };

/** Height of Inter's capitals as a share of the font size. */
const capitalHeight = 0.727;

let fontStack: string | null = null;

/** Each subset is a file of its own, so the stack names them all and a missing letter falls through to the next. */
function overlayFonts(): string {
  if (fontStack) return fontStack;
  const { resolve } = createRequire(import.meta.url);
  const families = subsets.map((subset) => {
    const name = `${family} ${subset}`;
    GlobalFonts.registerFromPath(
      resolve(`@fontsource/inter/files/inter-${subset}-${overlayFontWeight}-normal.woff`),
      name,
    );
    return `"${name}"`;
  });
  fontStack = [...families, 'sans-serif'].join(', ');
  return fontStack;
}

/** White capitals with a dark contour and a soft shade: readable on any picture, without a box around them. */
export function drawOverlay(context: SKRSContext2D, lines: readonly OverlayLine[]): void {
  context.save();
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  // All contours before any letter: the shade of one line must not dim the line above it.
  for (const line of lines) drawContour(context, line);
  for (const line of lines) drawLetters(context, line);
  context.restore();
}

function prepare(context: SKRSContext2D, { fontSize }: OverlayLine): void {
  context.font = `${overlayFontWeight} ${fontSize}px ${overlayFonts()}`;
  context.letterSpacing = `${fontSize * 0.005}px`;
}

/** Control characters have no glyph, and the canvas refuses a NUL outright. */
function drawable({ text }: OverlayLine): string {
  return text.replaceAll(/\p{Cc}/gu, '');
}

function baseline({ middleY, fontSize }: OverlayLine): number {
  return middleY + (fontSize * capitalHeight) / 2;
}

function drawContour(context: SKRSContext2D, line: OverlayLine): void {
  prepare(context, line);
  context.strokeStyle = 'rgba(20,14,24,0.92)';
  context.lineWidth = line.fontSize * 0.2;
  context.shadowColor = 'rgba(14,10,18,0.5)';
  context.shadowBlur = line.fontSize * 0.4;
  context.shadowOffsetY = line.fontSize * 0.08;
  context.strokeText(drawable(line), line.centreX, baseline(line) + line.fontSize * 0.02);
  context.shadowColor = 'transparent';
}

function drawLetters(context: SKRSContext2D, line: OverlayLine): void {
  prepare(context, line);
  context.fillStyle = '#ffffff';
  context.fillText(drawable(line), line.centreX, baseline(line));
}

/** The overlay alone, on a transparent 720×1280 picture. */
export async function overlayPng(lines: readonly OverlayLine[]): Promise<Buffer> {
  const canvas = createCanvas(frame.width, frame.height);
  drawOverlay(canvas.getContext('2d'), lines);
  return canvas.encode('png');
}
