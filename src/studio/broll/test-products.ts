import { writeFile } from 'node:fs/promises';
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Region } from './subject/interest.ts';

export type ProductKind = 'shoe' | 'mug' | 'bottle' | 'ring';
export type ProductPhoto = {
  kind: ProductKind;
  width: number;
  height: number;
  /** Position of the product, relative to the photo. */
  box: Region;
  /** `plain`: a soft gradient; `blurred`: coloured things far out of focus. */
  background?: 'plain' | 'blurred';
};

/** Marks at the four ends of a product, which show a missing end. */
export const endColours = { left: '#e01010', right: '#1020e0', top: '#10b818', bottom: '#d010d0' } as const;
const body = '#12808a';

/** A product in front of a backdrop, with a soft shadow and a coloured mark at each end. */
export function drawProductPhoto(photo: ProductPhoto): Canvas {
  const { kind, width, height, box, background = 'plain' } = photo;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  drawBackground(context, background, canvas);
  const [left, top] = [box.left * width, box.top * height];
  const [across, down] = [(box.right - box.left) * width, (box.bottom - box.top) * height];
  context.save();
  context.filter = `blur(${Math.round(height / 60)}px)`;
  context.fillStyle = 'rgba(0, 0, 0, 0.3)';
  context.beginPath();
  context.ellipse(left + across / 2, top + down, across * 0.45, down * 0.03, 0, 0, 2 * Math.PI);
  context.fill();
  context.restore();
  context.save();
  context.translate(left, top);
  context.scale(across, down);
  context.fillStyle = body;
  context.strokeStyle = body;
  drawBody(context, kind);
  context.restore();
  const mark = Math.min(across, down) * 0.12;
  const put = (colour: string, x: number, y: number) => {
    context.fillStyle = colour;
    context.fillRect(left + x * across - mark / 2, top + y * down - mark / 2, mark, mark);
  };
  const [insetX, insetY] = [mark / 2 / across, mark / 2 / down];
  const ends = endsOf[kind];
  put(endColours.left, insetX, ends.left);
  put(endColours.right, 1 - insetX, ends.right);
  put(endColours.top, ends.top, insetY);
  put(endColours.bottom, ends.bottom, 1 - insetY);
  return canvas;
}

/** Position of each end along its side. */
const endsOf: Record<ProductKind, { left: number; right: number; top: number; bottom: number }> = {
  shoe: { left: 0.7, right: 0.8, top: 0.2, bottom: 0.5 },
  mug: { left: 0.5, right: 0.5, top: 0.35, bottom: 0.35 },
  bottle: { left: 0.8, right: 0.8, top: 0.5, bottom: 0.5 },
  ring: { left: 0.5, right: 0.5, top: 0.5, bottom: 0.5 },
};

/** In a unit square. */
function drawBody(context: SKRSContext2D, kind: ProductKind): void {
  context.beginPath();
  if (kind === 'shoe') {
    context.moveTo(0, 1);
    for (const [x, y] of [
      [0, 0.55],
      [0.05, 0],
      [0.35, 0],
      [0.5, 0.4],
      [1, 0.65],
      [1, 1],
    ] as const)
      context.lineTo(x, y);
    context.fill();
  }
  if (kind === 'mug') {
    context.fillRect(0, 0, 0.7, 1);
    context.lineWidth = 0.1;
    context.ellipse(0.7, 0.5, 0.25, 0.3, 0, -Math.PI / 2, Math.PI / 2);
    context.stroke();
  }
  if (kind === 'bottle') {
    context.fillRect(0.3, 0, 0.4, 0.35);
    context.fillRect(0, 0.35, 1, 0.65);
  }
  if (kind === 'ring') {
    context.lineWidth = 0.14;
    context.ellipse(0.5, 0.5, 0.43, 0.43, 0, 0, 2 * Math.PI);
    context.stroke();
  }
}

function drawBackground(
  context: SKRSContext2D,
  background: 'plain' | 'blurred',
  { width, height }: Canvas,
): void {
  const wall = context.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, '#e9e6e2');
  wall.addColorStop(0.7, '#f1efec');
  wall.addColorStop(1, '#dcd8d3');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  if (background === 'plain') return;
  context.save();
  context.filter = `blur(${Math.round(width / 40)}px)`;
  for (let index = 0; index < 40; index += 1) {
    context.fillStyle = `hsl(${20 + ((index * 47) % 60)} 40% ${35 + ((index * 13) % 40)}%)`;
    const [x, y] = [((index * 0.381) % 1) * width, ((index * 0.227) % 1) * height];
    context.fillRect(x - width / 12, y - height / 12, width / 6, height / 5);
  }
  context.restore();
}

export async function writeProductPhoto(path: string, photo: ProductPhoto): Promise<string> {
  await writeFile(path, await drawProductPhoto(photo).encode('jpeg', 90));
  return path;
}
