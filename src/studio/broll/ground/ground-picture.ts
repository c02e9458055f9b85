import { createCanvas, type Canvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { continueBackdrop } from './backdrop-planes.ts';
import { castShadow, type CastShadow } from './cast-shadow.ts';
import { openCutOut } from './open-cut-out.ts';
import type { Photo } from '../subject/interest.ts';
import type { GroundShade } from './light-ground.ts';
import { softStep } from '../subject/matte.ts';
import { openRows } from './open-rows.ts';
import type { Extent } from './room.ts';
import { standingShadow } from './standing-shadow.ts';

/** The photo's shadow counts fully up to the first distance from the foot, in longer sides of the product, and not from the second. */
const aroundFoot = { from: 0.02, to: 0.2, share: 0.06, steeperAbove: 2.5 };
/** Levels of grain, which prevent banding on a soft ground. */
const grain = 2.4;

type Painting = { part: Extent; scale: number; shade?: GroundShade };

/** A part of the extended plane of a photo at a scale: the photo's backdrop without the photo, and the product on it. */
export function paintGround(image: Image, photo: Photo, { part, scale, shade }: Painting): Canvas {
  const canvas = createCanvas(
    Math.ceil((part.right - part.left) * scale),
    Math.ceil((part.bottom - part.top) * scale),
  );
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const [left, top] = [Math.round(-part.left * scale), Math.round(-part.top * scale)];
  drawShrunk(context, image, { left, top, width: photo.width * scale, height: photo.height * scale });
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  const { planes, scale: backdropScale } = continueBackdrop(image, photo, part);
  const backdrop = openRows(planes, width, backdropScale / scale);
  const product = openCutOut(photo, { left, scale, width });
  const shadowAt = shadowsOf(photo, { left, top, scale, width, data });
  const noise = noiseFrom(1);
  for (let row = 0, at = 0; row < height; row += 1) {
    const grounds = backdrop((row + 0.5) * (backdropScale / scale));
    const down = (row + 0.5 - top) / scale;
    const seen = product(down);
    for (let column = 0; column < width; column += 1, at += 4) {
      const coverage = seen && data[at + 3] === 255 ? seen.coverage[column]! : 0;
      const light = shade ? shade((column + 0.5 - left) / scale, down) : plain;
      if (coverage < 1) {
        const shadow = shadowAt(column, row);
        const speck = noise() * grain * (1 - coverage);
        for (let channel = 0; channel < 3; channel += 1) {
          const ground = grounds[channel]![column]! * shadow[channel]! * light.ground[channel]!;
          // At the outline the new ground takes the place of the old one in each pixel.
          data[at + channel] =
            coverage === 0
              ? ground + speck
              : (data[at + channel]! - (1 - coverage) * seen!.behind[channel]![column]!) * light.product +
                (1 - coverage) * ground +
                speck;
        }
      } else if (light.product !== 1)
        for (let channel = 0; channel < 3; channel += 1)
          data[at + channel] = data[at + channel]! * light.product;
      data[at + 3] = 255;
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

const plain = { product: 1, ground: [1, 1, 1] } as const;
const unlit = [1, 1, 1] as const;

type Placed = { left: number; top: number; scale: number; width: number; data: Uint8ClampedArray };

/** The darker of the photo's own shadow, near the foot of the product, and the shadow that it has everywhere. */
function shadowsOf(photo: Photo, { left, top, scale, width, data }: Placed): CastShadow {
  const { region, matte } = photo.interest;
  const box = {
    left: region.left * photo.width,
    top: region.top * photo.height,
    right: region.right * photo.width,
    bottom: region.bottom * photo.height,
  };
  const height = data.length / 4 / width;
  const cast = castShadow({ width, height, data: data.slice() }, photo, { left, scale });
  const near = nearFoot(box);
  const grid = (matte?.width ?? 0) / photo.width;
  const rows = matte && openRows([standingShadow(photo, matte)], width, grid / scale, (-left * grid) / scale);
  let [drawn, lights] = [-1, null as Float32Array | null];
  return (column, row) => {
    const down = (row + 0.5 - top) / scale;
    if (row !== drawn) {
      const isOnPhoto = down >= 0 && down < photo.height;
      [drawn, lights] = [row, isOnPhoto && rows ? rows(down * grid)[0]! : null];
    }
    const across = (column + 0.5 - left) / scale;
    const isOnPhoto = lights && across >= 0 && across < photo.width;
    if (!isOnPhoto) return unlit;
    const light = lights![column]!;
    const share = near(across, down);
    if (share === 0) return light > 0.999 ? unlit : [light, light, light];
    const darkened = cast(column, row);
    const darker = (channel: 0 | 1 | 2) => Math.min(light, 1 - share * (1 - darkened[channel]));
    return [darker(0), darker(1), darker(2)];
  };
}

/** At and around the foot of the product, where its shadow falls. */
function nearFoot(box: Extent): (x: number, y: number) => number {
  const longer = Math.max(box.right - box.left, box.bottom - box.top);
  const foot = box.bottom - aroundFoot.share * (box.bottom - box.top);
  const far = aroundFoot.to * longer;
  return (x, y) => {
    const across = Math.max(box.left - x, x - box.right, 0);
    const down = Math.max((foot - y) * aroundFoot.steeperAbove, y - box.bottom, 0);
    if (across > far || down > far) return 0;
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
