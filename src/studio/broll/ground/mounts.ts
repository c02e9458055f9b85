import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas';
import type { BrollStyle } from '../plan/broll-styles.ts';
import type { Size } from '../plan/view.ts';
import { paleGround } from './light-ground.ts';

/** The mount of a card: its soft shadow with an edge around the photo, and the fill behind both. */
export type Mount = {
  path: string;
  fillPath: string;
  /** Margin around the window, on each side. */ margin: number;
  radius: number;
};

type MountLook = {
  /** Corners of the photo, as a share of the window's shorter side. */
  radius: number;
  /** Width of the edge, as a share of the window's shorter side. */
  edge: number;
  colour: string;
};

const looks: Record<BrollStyle, MountLook> = {
  calm: { radius: 0.04, edge: 0.004, colour: 'rgba(255, 255, 255, 0.5)' },
  dynamic: { radius: 0, edge: 0.012, colour: '#ffffff' },
  luxury: { radius: 0, edge: 0.003, colour: 'rgba(222, 196, 142, 0.85)' },
  playful: { radius: 0.06, edge: 0.03, colour: '#ffffff' },
};

/** Extent of the shadow around the card, as a share of its longer side. */
const shadowReach = 0.07;
const fillScale = 1 / 4;
const fillQuality = 95;

export async function writeMount(
  window: Size,
  work: { photo: Image; style: BrollStyle; frame: Size; folder: string; index: number },
): Promise<Mount> {
  const { photo, style, frame, folder, index } = work;
  const look = looks[style];
  const shorter = Math.min(window.width, window.height);
  const [radius, edge] = [look.radius * shorter, look.edge * shorter];
  const margin = Math.round(Math.max(window.width, window.height) * shadowReach + edge);
  const canvas = createCanvas(window.width + 2 * margin, window.height + 2 * margin);
  const context = canvas.getContext('2d');
  const outline = (beyond: number) => {
    context.beginPath();
    const [width, height] = [window.width + 2 * beyond, window.height + 2 * beyond];
    context.roundRect(margin - beyond, margin - beyond, width, height, radius === 0 ? 0 : radius + beyond);
    context.fill();
  };
  context.shadowColor = 'rgba(0, 0, 0, 0.55)';
  context.shadowBlur = margin * 0.8;
  context.shadowOffsetY = margin * 0.22;
  // Behind the photo and a pixel smaller, otherwise a dark rim would show at its corners.
  outline(-1);
  context.shadowColor = 'transparent';
  context.fillStyle = look.colour;
  outline(edge);
  const file = path.join(folder, `card-${index}.png`);
  const fillPath = path.join(folder, `card-${index}-fill.jpg`);
  await writeFile(file, await canvas.encode('png'));
  await writeFile(fillPath, await paintFill(photo, frame, style, index).encode('jpeg', fillQuality));
  return { path: file, fillPath, margin, radius };
}

/** Bright plain colours behind the cards of playful. */
const plainFills = ['#ffc93c', '#3fc1a5', '#ff8a7a', '#8f80f5'] as const;
/** Opacity of the lightened mean colour over a fill, which only hints at the photo. */
const veil = 0.72;

/** A plain colour, or the strongly blurred photo filling the frame under a veil of its mean colour. */
function paintFill(photo: Image, frame: Size, style: BrollStyle, index: number): Canvas {
  const [width, height] = [Math.round(frame.width * fillScale), Math.round(frame.height * fillScale)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const paintAll = (colour: string): Canvas => {
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
    return canvas;
  };
  if (style === 'playful') return paintAll(plainFills[index % plainFills.length]!);
  const ground = groundOfWhite(photo, style);
  if (ground !== null) return paintAll(ground);
  const cover = Math.max(width / photo.width, height / photo.height) * 1.15;
  // Blurred at low resolution, which is cheap and loses no visible detail.
  context.filter = `blur(${Math.round(width * 0.09)}px) saturate(1.15)`;
  const [drawnWidth, drawnHeight] = [photo.width * cover, photo.height * cover];
  context.drawImage(photo, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
  context.filter = 'none';
  return paintAll(veilOf(canvas, style));
}

/** Side at which the border of a photo is read, and the darkest level of a white one. */
const border = { side: 48, white: 236 };

/**
 * The ground on which a style puts a pale product, for a photo with a white border; otherwise null. Blurred, such a photo
 * would be a white ground with a grey stain where the product is.
 */
function groundOfWhite(photo: Image, style: BrollStyle): string | null {
  const { side, white } = border;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.drawImage(photo, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const isOutside = (at: number) => at % side === 0 || at % side === side - 1;
  for (let at = 0; at < side * side; at += 1) {
    if (at >= side && at < side * (side - 1) && !isOutside(at)) continue;
    if (Math.min(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!) < white) return null;
  }
  return `rgb(${paleGround[style].map((share) => Math.round(share * 255)).join(', ')})`;
}

/** Target and strength of the shift of a photo's mean colour. */
const veilTowards: Record<Exclude<BrollStyle, 'playful'>, { level: number; share: number }> = {
  calm: { level: 250, share: 0.68 },
  dynamic: { level: 248, share: 0.6 },
  luxury: { level: 12, share: 0.55 },
};

/** The mean colour of a blurred picture, lightened or darkened, and slightly transparent. */
function veilOf(picture: Canvas, style: Exclude<BrollStyle, 'playful'>): string {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const { level, share } = veilTowards[style];
  const mixed = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += 4) sum += data[at]!;
    const mean = sum / (data.length / 4);
    return Math.round(mean + (level - mean) * share);
  });
  return `rgba(${mixed.join(', ')}, ${veil})`;
}
