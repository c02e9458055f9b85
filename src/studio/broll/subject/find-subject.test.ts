import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { findSharpSubject } from './find-sharp-subject.ts';
import { findSubject } from './find-subject.ts';
import type { Region } from './interest.ts';
import type { SmallPicture } from './salience.ts';
import { drawProductPhoto, type ProductKind } from '../test-products.ts';

const side = 288;

function shrunk(photo: Canvas): SmallPicture {
  const scale = side / Math.max(photo.width, photo.height);
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

/** Maximum distance of a side of the found box to the true box, inside and outside, as shares of the photo. */
const errors = (found: Region, box: Region) => ({
  cut: Math.max(
    found.left - box.left,
    found.top - box.top,
    box.right - found.right,
    box.bottom - found.bottom,
  ),
  excess: Math.max(
    box.left - found.left,
    box.top - found.top,
    found.right - box.right,
    found.bottom - box.bottom,
  ),
});

const boxes: Record<ProductKind, Region> = {
  shoe: { left: 0.03, top: 0.3, right: 0.97, bottom: 0.75 },
  mug: { left: 0.2, top: 0.25, right: 0.95, bottom: 0.8 },
  bottle: { left: 0.35, top: 0.05, right: 0.65, bottom: 0.93 },
  ring: { left: 0.3, top: 0.2, right: 0.7, bottom: 0.7 },
};
const kinds = Object.keys(boxes) as ProductKind[];

test.each(kinds)('the box of a %s on a plain backdrop contains all its ends and little more', (kind) => {
  const box = boxes[kind];
  const found = findSubject(shrunk(drawProductPhoto({ kind, width: 1_200, height: 900, box })))!;
  const { cut, excess } = errors(found.region, box);
  expect(cut).toBeLessThan(0.01);
  expect(excess).toBeLessThan(0.06);
  expect(found.backdrop).toEqual({ left: true, top: true, right: true, bottom: true });
});

test('the measurement detects a box that cuts off a handle', () => {
  const { left, top, bottom } = boxes.mug;
  expect(errors({ left, top, right: 0.75, bottom }, boxes.mug).cut).toBeGreaterThan(0.1);
});

test('a rim is as faint as its faintest part: the pale label of a dark bottle', () => {
  const canvas = createCanvas(1_000, 800);
  const context = canvas.getContext('2d');
  const paint = (colour: string, x: number, y: number, width: number, height: number) => {
    context.fillStyle = colour;
    context.fillRect(x, y, width, height);
  };
  paint('#f6f4f1', 0, 0, 1_000, 800);
  paint('#1c1512', 400, 150, 200, 500);
  const bare = findSubject(shrunk(canvas))!;
  expect(bare.rim.contrast).toBeGreaterThan(40);
  paint('#f9f6f0', 400, 320, 200, 180);
  expect(findSubject(shrunk(canvas))!.rim.contrast).toBeLessThan(14);
});

test('finds a white product on white by its faint edges and shadow', () => {
  const canvas = createCanvas(1_000, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdfdfc';
  context.fillRect(0, 0, 1_000, 800);
  context.fillStyle = '#f3f3f2';
  context.fillRect(200, 250, 600, 300);
  context.fillStyle = '#dededc';
  context.fillRect(200, 540, 600, 10);
  const { region } = findSubject(shrunk(canvas))!;
  expect(errors(region, { left: 0.2, top: 0.3125, right: 0.8, bottom: 0.6875 }).cut).toBeLessThan(0.01);
});

test('a product that touches a side closes that side', () => {
  const box = { left: 0.3, top: 0.3, right: 0.7, bottom: 1 };
  const found = findSubject(shrunk(drawProductPhoto({ kind: 'bottle', width: 900, height: 900, box })))!;
  expect(found.backdrop).toEqual({ left: true, top: true, right: true, bottom: false });
  expect(errors(found.region, box).cut).toBeLessThan(0.01);
});

test('a busy background is not a backdrop; the part in focus is found', () => {
  const box = { left: 0.3, top: 0.25, right: 0.7, bottom: 0.8 };
  const photo = drawProductPhoto({ kind: 'bottle', width: 1_200, height: 900, box, background: 'blurred' });
  const stripes = createCanvas(600, 400);
  const context = stripes.getContext('2d');
  for (let x = 0; x < 600; x += 12) {
    context.fillStyle = `hsl(${(x * 47) % 360} 60% ${30 + (x % 50)}%)`;
    context.fillRect(x, 0, 12, 400);
  }
  expect(findSubject(shrunk(stripes))).toBeNull();
  const found = findSubject(shrunk(photo))?.region ?? findSharpSubject(shrunk(photo));
  expect(errors(found!, box).cut).toBeLessThan(0.02);
});

test('a plain wall has no subject', () => {
  const canvas = createCanvas(400, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#cccccc';
  context.fillRect(0, 0, 400, 300);
  expect(findSubject(shrunk(canvas))).toBeNull();
  expect(findSharpSubject(shrunk(canvas))).toBeNull();
});

test('table and wall beside a product are not part of it', () => {
  const photo = createCanvas(900, 900);
  const context = photo.getContext('2d');
  const wall = context.createRadialGradient(400, 320, 0, 450, 450, 790);
  wall.addColorStop(0, '#efe6da');
  wall.addColorStop(1, '#cdbfae');
  context.fillStyle = wall;
  context.fillRect(0, 0, 900, 900);
  context.fillStyle = '#a87c54';
  context.filter = 'blur(3px)';
  context.fillRect(-20, 594, 940, 330);
  context.filter = 'none';
  context.fillStyle = '#2f6f73';
  const thing = { left: 260, top: 260, right: 600, bottom: 650 };
  context.fillRect(thing.left, thing.top, thing.right - thing.left, thing.bottom - thing.top);
  // A handle: the box of the product is wider than its body.
  context.strokeStyle = '#4fa3a5';
  context.lineWidth = 40;
  context.strokeRect(580, 380, 110, 130);
  const { matte } = findSubject(shrunk(photo))!;
  const matteAt = (x: number, y: number) =>
    matte.values[Math.round((y / 900) * matte.height) * matte.width + Math.round((x / 900) * matte.width)]!;
  expect(matteAt(430, 450)).toBeGreaterThan(0.9);
  expect(matteAt(430, 620)).toBeGreaterThan(0.9);
  // Just above the edge of the table, below the handle.
  for (const [x, y] of [
    [650, 570],
    [680, 575],
    [640, 630],
    [235, 575],
  ] as const)
    expect(matteAt(x, y)).toBeLessThan(0.1);
});
