import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { seededRandom } from '../../../presenter/paint/seeded-random.ts';

export const tileSize = 256;

/** Seamless noise in 0…1; `cells` are the frequencies of the octaves, coarsest first. */
export function noiseField(seed: number, cells: readonly number[]): Float32Array {
  const field = new Float32Array(tileSize * tileSize);
  let weight = 1;
  let total = 0;
  for (const count of cells) {
    const random = seededRandom(seed * 7919 + count);
    const grid = Float32Array.from({ length: count * count }, random);
    addWave(field, grid, count, weight);
    total += weight;
    weight *= 0.6;
  }
  for (let at = 0; at < field.length; at += 1) field[at] = field[at]! / total;
  return field;
}

function addWave(field: Float32Array, grid: Float32Array, count: number, weight: number): void {
  const step = count / tileSize;
  for (let y = 0; y < tileSize; y += 1) {
    const row = Math.floor(y * step);
    const below = ((row + 1) % count) * count;
    const fy = ease(y * step - row);
    for (let x = 0; x < tileSize; x += 1) {
      const column = Math.floor(x * step);
      const right = (column + 1) % count;
      const fx = ease(x * step - column);
      const upper = grid[row * count + column]! * (1 - fx) + grid[row * count + right]! * fx;
      const lower = grid[below + column]! * (1 - fx) + grid[below + right]! * fx;
      field[y * tileSize + x]! += (upper * (1 - fy) + lower * fy) * weight;
    }
  }
}

const ease = (value: number): number => value * value * (3 - 2 * value);

const drawn = new Map<string, Canvas>();

/** A tile of specks: black where `levelAt` is negative, white where positive; its absolute value (up to 1) is the alpha. */
export function speckTile(key: string, levels: () => Float32Array): Canvas {
  let tile = drawn.get(key);
  if (!tile) {
    tile = createCanvas(tileSize, tileSize);
    const context = tile.getContext('2d');
    const image = context.createImageData(tileSize, tileSize);
    levels().forEach((level, index) => {
      image.data.fill(level > 0 ? 255 : 0, index * 4, index * 4 + 3);
      image.data[index * 4 + 3] = Math.min(255, Math.abs(level) * 255);
    });
    context.putImageData(image, 0, 0);
    drawn.set(key, tile);
  }
  return tile;
}
