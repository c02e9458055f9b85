import { createCanvas, type Canvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { continueBackdrop } from './backdrop-planes.ts';
import { castShadow } from './cast-shadow.ts';
import type { Photo } from '../subject/interest.ts';
import type { GroundShade } from './light-ground.ts';
import { blurred, softStep, valueNear, type Matte } from '../subject/matte.ts';
import type { Extent } from './room.ts';
import type { Size } from '../plan/view.ts';

/**
 * The photo is opaque up to the first distance from the product and transparent from the second, in longer sides of the
 * product. The distances are larger at the foot, because of the shadow.
 */
const aroundBox = { from: 0.02, to: 0.24 };
const aroundFoot = { from: 0.02, to: 0.2, share: 0.06, steeperAbove: 2.5 };
const aroundMatte = { blur: 0.012, from: 0.08, to: 0.5 };
/** Maximum share of the distance from the product to the border of the photo. */
const ofGap = 0.85;
/** Levels of grain, which prevent banding on a soft ground. */
const grain = 2.4;

type Painting = { part: Extent; scale: number; shade?: GroundShade };

/** A part of the extended plane of a photo at a scale, with the photo's backdrop around it. */
export function paintGround(image: Image, photo: Photo, { part, scale, shade }: Painting): Canvas {
  const canvas = createCanvas(
    Math.ceil((part.right - part.left) * scale),
    Math.ceil((part.bottom - part.top) * scale),
  );
  const context = canvas.getContext('2d');
  const [left, top] = [Math.round(-part.left * scale), Math.round(-part.top * scale)];
  drawShrunk(context, image, { left, top, width: photo.width * scale, height: photo.height * scale });
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  const backdrop = continueBackdrop(image, photo, part);
  const seen = openPhoto(photo);
  const { matte } = photo.interest;
  const original = { width: canvas.width, height: canvas.height, data: data.slice() };
  const shadowAt = castShadow(original, photo, { left, scale });
  const noise = noiseFrom(1);
  for (let row = 0, at = 0; row < canvas.height; row += 1)
    for (let column = 0; column < canvas.width; column += 1, at += 4) {
      const [across, down] = [(column + 0.5 - left) / scale, (row + 0.5 - top) / scale];
      const isOnPhoto = across >= 0 && down >= 0 && across < photo.width && down < photo.height;
      const [u, v] = [across / photo.width, down / photo.height];
      const isWhole = isOnPhoto && data[at + 3] === 255;
      const share = isWhole ? seen.shown(across, down) : 0;
      const shaded = isWhole ? seen.shadow(across, down) : 0;
      const cast = shaded > 0 && share < 1 ? shadowAt(column, row) : plain;
      const product =
        matte && isOnPhoto && share > 0
          ? softStep(valueNear(matte, u * matte.width, v * matte.height), 0.35, 0.65)
          : 0;
      const light = shade ? shade(across, down, product) : plain;
      const [x, y] = [((column + 0.5) / scale) * backdrop.scale, ((row + 0.5) / scale) * backdrop.scale];
      const speck = share < 1 || shade ? noise() * grain * (1 - product) : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const shadow = 1 - shaded * (1 - cast[channel]!);
        const ground = share < 1 ? valueNear(backdrop.planes[channel]!, x, y) * shadow : 0;
        data[at + channel] = (data[at + channel]! * share + ground * (1 - share)) * light[channel]! + speck;
      }
      data[at + 3] = 255;
    }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

const plain = [1, 1, 1] as const;

/**
 * Opacity of the photo at a pixel: full for the product, decreasing for its ground with distance, and higher for its shadow
 * than for the ground.
 */
function openPhoto({ width, height, interest }: Photo): { shown: Nearness; shadow: Nearness } {
  const { region, backdrop, matte } = interest;
  const box = {
    left: region.left * width,
    top: region.top * height,
    right: region.right * width,
    bottom: region.bottom * height,
  };
  const fade = (gap: number, from: number, isOpen: boolean | undefined) =>
    isOpen ? softStep(from, 0, Math.max(1, gap * ofGap)) : 1;
  const near = matte ? nearMatte(matte, { width, height }, box) : nearBox(box);
  const foot = matte ? nearFoot(box) : () => 0;
  const inside: Nearness = (x, y) =>
    fade(box.left, x, backdrop?.left) *
    fade(width - box.right, width - x, backdrop?.right) *
    fade(box.top, y, backdrop?.top) *
    fade(height - box.bottom, height - y, backdrop?.bottom);
  return {
    shown: (x, y) => near(x, y) * inside(x, y),
    shadow: (x, y) => foot(x, y) * inside(x, y),
  };
}

type Nearness = (x: number, y: number) => number;

const longerSide = ({ left, top, right, bottom }: Extent): number => Math.max(right - left, bottom - top);

function nearBox(box: Extent): Nearness {
  const longer = longerSide(box);
  return (x, y) => {
    const across = Math.max(box.left - x, x - box.right, 0);
    const down = Math.max(box.top - y, y - box.bottom, 0);
    return 1 - softStep(Math.hypot(across, down) / longer, aroundBox.from, aroundBox.to);
  };
}

/** Close to the outline of the product, so that a line between wall and floor does not continue beside it. */
function nearMatte(matte: Matte, size: Size, box: Extent): Nearness {
  const longer = longerSide(box);
  const grid = matte.width / size.width;
  const wide = {
    ...matte,
    values: blurred(matte.values, matte, Math.max(1, aroundMatte.blur * longer * grid)),
  };
  return (x, y) => softStep(valueNear(wide, x * grid, y * grid), aroundMatte.from, aroundMatte.to);
}

/** At and around the foot of the product, where its shadow falls. */
function nearFoot(box: Extent): Nearness {
  const longer = longerSide(box);
  const foot = box.bottom - aroundFoot.share * (box.bottom - box.top);
  return (x, y) => {
    const across = Math.max(box.left - x, x - box.right, 0);
    const down = Math.max((foot - y) * aroundFoot.steeperAbove, y - box.bottom, 0);
    return 1 - softStep(Math.hypot(across, down) / longer, aroundFoot.from, aroundFoot.to);
  };
}

/** Deterministic triangular noise in -1 to 1, which looks the same in light and dark. */
function noiseFrom(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => next() - next();
}

/** Downscales by halves, so that fine patterns do not shimmer. */
function drawShrunk(
  context: SKRSContext2D,
  image: Image,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): void {
  let source: Image | Canvas = image;
  while (source.width >= width * 2 && source.height >= height * 2) {
    const half: Canvas = createCanvas(Math.ceil(source.width / 2), Math.ceil(source.height / 2));
    half.getContext('2d').drawImage(source, 0, 0, half.width, half.height);
    source = half;
  }
  context.drawImage(source, left, top, width, height);
}
