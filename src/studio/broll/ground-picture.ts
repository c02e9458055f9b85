import { createCanvas, type Canvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { Photo, Sides } from './interest.ts';
import type { Extent } from './room.ts';

/** At which the backdrop is continued: it has no detail. */
const smallSide = 128;
/** In its pixels: how far out of focus it becomes, and at what distance from the photo. */
const farBlur = 16;
const blurredFrom = 22;
/** The photo fades into its continued backdrop over this share of its side, but never over the thing. */
const feather = 0.07;
const featherOfGap = 0.85;

/** A part of the plane of a photo, larger than the photo, at a scale: the photo's own backdrop goes on around it. */
export function paintGround(
  image: Image,
  photo: Photo,
  { part, scale }: { part: Extent; scale: number },
): Canvas {
  const { width, height } = photo;
  const canvas = createCanvas(
    Math.ceil((part.right - part.left) * scale),
    Math.ceil((part.bottom - part.top) * scale),
  );
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(continueBackdrop(image, photo, part), 0, 0, canvas.width, canvas.height);
  // The cubic filter of 'high' would soften what is drawn as large as it is.
  context.imageSmoothingQuality = 'low';
  const [left, top] = [-part.left * scale, -part.top * scale];
  context.drawImage(feathered(image, photo, scale), left, top, width * scale, height * scale);
  return canvas;
}

/** From the colours along the border of the photo, those nearest to each place. */
function continueBackdrop(image: Image, { width, height, interest }: Photo, part: Extent): Canvas {
  const scale = smallSide / Math.max(width, height);
  const [smallWidth, smallHeight] = [
    Math.max(4, Math.round(width * scale)),
    Math.max(4, Math.round(height * scale)),
  ];
  const small = createCanvas(smallWidth, smallHeight).getContext('2d');
  small.imageSmoothingQuality = 'high';
  small.drawImage(image, 0, 0, smallWidth, smallHeight);
  const { data } = small.getImageData(0, 0, smallWidth, smallHeight);
  const [left, top] = [part.left * scale, part.top * scale];
  const size = {
    width: Math.max(2, Math.ceil((part.right - part.left) * scale)),
    height: Math.max(2, Math.ceil((part.bottom - part.top) * scale)),
  };
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(size.width, size.height);
  const held = (value: number, length: number) => Math.max(1, Math.min(length - 2, Math.round(value)));
  for (let y = 0, at = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1, at += 4) {
      const place = { x: held(x + left, smallWidth), y: held(y + top, smallHeight) };
      const around = borderNear(place, { width: smallWidth, height: smallHeight }, interest.backdrop!);
      let total = 0;
      const sum = [0, 0, 0];
      for (const { index, weight } of around) {
        total += weight;
        for (const channel of [0, 1, 2]) sum[channel]! += data[index * 4 + channel]! * weight;
      }
      for (const channel of [0, 1, 2]) pixels.data[at + channel] = sum[channel]! / total;
      pixels.data[at + 3] = 255;
    }
  context.putImageData(pixels, 0, 0);
  fadeOutOfFocus(canvas, { left: -left, top: -top, width: smallWidth, height: smallHeight });
  return canvas;
}

/** The pixels of the border beside, above and below a place; the nearer, the more they count. */
function borderNear(
  { x, y }: { x: number; y: number },
  size: { width: number; height: number },
  open: Sides,
) {
  const { width, height } = size;
  const weigh = (distance: number) => 1 / Math.max(0.5, distance) ** 2;
  return [
    ...(open.left ? [{ index: y * width + 1, weight: weigh(x - 1) }] : []),
    ...(open.right ? [{ index: y * width + width - 2, weight: weigh(width - 2 - x) }] : []),
    ...(open.top ? [{ index: width + x, weight: weigh(y - 1) }] : []),
    ...(open.bottom ? [{ index: (height - 2) * width + x, weight: weigh(height - 2 - y) }] : []),
  ];
}

/** What is continued has streaks where the border of the photo is not even: they blur with their distance from it. */
function fadeOutOfFocus(
  canvas: Canvas,
  photo: { left: number; top: number; width: number; height: number },
): void {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const [near, far] = [softened(canvas, 2), softened(canvas, farBlur)];
  const mixed = context.createImageData(width, height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      const beyondX = Math.max(photo.left - x, x - photo.left - photo.width, 0);
      const beyondY = Math.max(photo.top - y, y - photo.top - photo.height, 0);
      const share = Math.min(1, Math.hypot(beyondX, beyondY) / blurredFrom);
      for (const channel of [0, 1, 2, 3])
        mixed.data[at + channel] = near[at + channel]! * (1 - share) + far[at + channel]! * share;
    }
  context.putImageData(mixed, 0, 0);
}

/** The pixels of a blurred picture whose border goes on beyond it. */
function softened(from: Canvas, blur: number): Uint8ClampedArray {
  const pad = blur * 3;
  const { width, height } = from;
  const padded = createCanvas(width + 2 * pad, height + 2 * pad);
  const wide = padded.getContext('2d');
  wide.drawImage(from, 0, 0, padded.width, padded.height);
  wide.drawImage(from, 0, 0, width, 1, pad, 0, width, pad);
  wide.drawImage(from, 0, height - 1, width, 1, pad, pad + height, width, pad);
  wide.drawImage(from, 0, 0, 1, height, 0, pad, pad, height);
  wide.drawImage(from, width - 1, 0, 1, height, pad + width, pad, pad, height);
  wide.drawImage(from, pad, pad);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.filter = `blur(${blur}px)`;
  context.drawImage(padded, -pad, -pad);
  return context.getImageData(0, 0, width, height).data;
}

/** The photo, transparent towards the sides at which its backdrop goes on. */
function feathered(image: Image, { width, height, interest }: Photo, scale: number): Canvas {
  const canvas = createCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = canvas.getContext('2d');
  drawShrunk(context, image, canvas);
  context.globalCompositeOperation = 'destination-in';
  const { region, backdrop } = interest;
  const fade = (gap: number, isOpen: boolean) =>
    isOpen ? Math.max(0.002, Math.min(feather, gap * featherOfGap)) : 0;
  for (const [isAcross, first, last] of [
    [true, fade(region.left, backdrop!.left), fade(1 - region.right, backdrop!.right)],
    [false, fade(region.top, backdrop!.top), fade(1 - region.bottom, backdrop!.bottom)],
  ] as const) {
    const alpha = context.createLinearGradient(
      0,
      0,
      isAcross ? canvas.width : 0,
      isAcross ? 0 : canvas.height,
    );
    for (const step of [0, 0.25, 0.5, 0.75, 1]) {
      // Softer than a straight ramp, whose ends are seen on a plain ground.
      const clear = `rgba(0,0,0,${step * step * (3 - 2 * step)})`;
      if (first > 0) alpha.addColorStop(first * step, clear);
      if (last > 0) alpha.addColorStop(1 - last * step, clear);
    }
    if (first === 0 && last === 0) continue;
    context.fillStyle = alpha;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** By halves, so that fine patterns do not shimmer. */
function drawShrunk(context: SKRSContext2D, image: Image, { width, height }: Canvas): void {
  let source: Image | Canvas = image;
  while (source.width >= width * 2 && source.height >= height * 2) {
    const half: Canvas = createCanvas(Math.ceil(source.width / 2), Math.ceil(source.height / 2));
    half.getContext('2d').drawImage(source, 0, 0, half.width, half.height);
    source = half;
  }
  context.drawImage(source, 0, 0, width, height);
}
