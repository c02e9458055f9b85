import { createCanvas, type Canvas, type ImageData } from '@napi-rs/canvas';
import { withAlpha } from '../../presenter/paint/colour.ts';
import { linearFade } from '../../presenter/paint/shade.ts';
import type { Stage } from '../photograph.ts';

/** A sheet of cloth seen from above its edge: light on the edge, falling off towards the next sheet. */
type Sheet = {
  rim: string;
  body: string;
  shade: string;
  /** Height of its edge at the left, and its fall to the right, in heights of the picture. */
  top: number;
  fall: number;
  waves: readonly (readonly [height: number, perWidth: number, start: number])[];
  depth: number;
};

const turn = Math.PI * 2;
const profileLength = 1024;
const sheets: readonly Sheet[] = [
  {
    rim: '#2f4f8f',
    body: '#1a2b5c',
    shade: '#0b1230',
    top: 0.12,
    fall: 0.1,
    waves: [
      [0.07, 0.7, 0.1],
      [0.025, 1.7, 0.5],
    ],
    depth: 0.5,
  },
  {
    rim: '#3f8fb8',
    body: '#1f5580',
    shade: '#0c1a3c',
    top: 0.36,
    fall: -0.12,
    waves: [
      [0.08, 0.8, 0.45],
      [0.02, 2.1, 0.1],
    ],
    depth: 0.46,
  },
  {
    rim: '#6fd6cf',
    body: '#2b8c96',
    shade: '#0c2444',
    top: 0.5,
    fall: 0.08,
    waves: [
      [0.07, 0.9, 0.8],
      [0.03, 1.6, 0.3],
    ],
    depth: 0.42,
  },
  {
    rim: '#8a6fd0',
    body: '#4a3c8c',
    shade: '#150f36',
    top: 0.72,
    fall: -0.14,
    waves: [
      [0.06, 0.8, 0.2],
      [0.02, 2.3, 0.7],
    ],
    depth: 0.4,
  },
  {
    rim: '#ffab8a',
    body: '#d2607a',
    shade: '#2a1238',
    top: 0.86,
    fall: 0.04,
    waves: [
      [0.06, 0.7, 0.6],
      [0.02, 1.9, 0.9],
    ],
    depth: 0.44,
  },
];

/** Sheets of silk in the dark, teal to coral, whose edges rise and fall. Drawn at a quarter of the stage's size. */
export function openSilk({ width, height }: Stage): (phase: number) => Canvas {
  const [columns, rows] = [Math.round(width / 4), Math.round(height / 4)];
  const canvas = createCanvas(columns, rows);
  const context = canvas.getContext('2d');
  const image = context.createImageData(columns, rows);
  const background = paintBackground(columns, rows);
  const profiles = sheets.map(paintProfile);
  return (phase) => {
    image.data.set(background);
    sheets.forEach((sheet, index) => {
      for (let x = 0; x < columns; x += 1) {
        const across = x / columns;
        let y = sheet.top + sheet.fall * across - 0.03;
        for (const [tall, perWidth, start] of sheet.waves) {
          const sway = 0.09 * Math.sin((phase + start) * turn);
          y += tall * Math.sin((across * perWidth + start + sway) * turn);
        }
        // Cloth that leans away shows less of itself.
        const sway = 0.06 * Math.sin((phase + index * 0.2) * turn);
        const lean = 0.72 + 0.28 * Math.sin((across * 0.9 + index * 0.37 + sway) * turn);
        blendColumn(image, x, y * rows, sheet.depth * lean * rows, profiles[index]!);
      }
    });
    context.putImageData(image, 0, 0);
    return canvas;
  };
}

function blendColumn(
  { data, width, height }: ImageData,
  x: number,
  top: number,
  depth: number,
  profile: Uint8ClampedArray,
): void {
  const last = Math.min(height, Math.ceil(top + depth));
  const steps = (profileLength - 1) / depth;
  for (let y = Math.max(0, Math.ceil(top)); y < last; y += 1) {
    const from = ((y - top) * steps + 0.5) | 0;
    const share = profile[from * 4 + 3]! / 255;
    const at = (y * width + x) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = data[at + channel]!;
      data[at + channel] = below + (profile[from * 4 + channel]! - below) * share;
    }
  }
}

function paintBackground(columns: number, rows: number): Uint8ClampedArray {
  const context = createCanvas(columns, rows).getContext('2d');
  context.fillStyle = linearFade(context, [0, 0, columns, rows], ['#0a1028', '#131a40', '#0a0d22']);
  context.fillRect(0, 0, columns, rows);
  return context.getImageData(0, 0, columns, rows).data;
}

/** A column of a sheet from its edge down, RGBA. */
function paintProfile({ rim, body, shade }: Sheet): Uint8ClampedArray {
  const context = createCanvas(1, profileLength).getContext('2d');
  const fade = context.createLinearGradient(0, 0, 0, profileLength);
  for (const [at, colour, alpha] of [
    [0, rim, 0],
    [0.05, rim, 0.35],
    [0.11, rim, 0.95],
    [0.2, body, 0.96],
    [0.42, body, 0.75],
    [0.75, shade, 0.85],
    [1, shade, 0],
  ] as const)
    fade.addColorStop(at, withAlpha(colour, alpha));
  context.fillStyle = fade;
  context.fillRect(0, 0, 1, profileLength);
  return context.getImageData(0, 0, 1, profileLength).data;
}
