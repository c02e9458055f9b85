import type { Canvas } from '@napi-rs/canvas';
import { seededRandom } from '../../../presenter/paint/seeded-random.ts';
import { noiseField, speckTile, tileSize } from './noise.ts';

/** Bump shading with light from the upper left: bright and dark slopes. */
function slopes(height: Float32Array, strength: number): Float32Array {
  return height.map((value, index) => {
    const x = index % tileSize;
    const y = (index - x) / tileSize;
    const behind = height[((y + 1) % tileSize) * tileSize + ((x + 1) % tileSize)]!;
    return (value - behind) * strength;
  });
}

/** Rough paper in raking light. */
export const paperTooth = (): Canvas => speckTile('tooth', () => slopes(noiseField(11, [64, 128, 96]), 0.9));

/** Watercolour blooms: gathered pigment (dark) and pigment pushed away by water (bright). */
export const pigmentPools = (): Canvas =>
  speckTile('pools', () =>
    noiseField(23, [4, 9, 21, 60]).map((value) => Math.max(-1, Math.min(1, (value - 0.5) * 2.6))),
  );

/** Film grain. */
export const filmGrain = (): Canvas =>
  speckTile('grain', () => {
    const random = seededRandom(41);
    return Float32Array.from({ length: tileSize * tileSize }, () => random() + random() + random() - 1.5);
  });

/** The pits of a paper's surface, which graphite does not reach. */
export const paperPits = (): Canvas =>
  speckTile('pits', () =>
    noiseField(7, [128, 90]).map((value) => Math.max(0, Math.min(1, (value - 0.52) * 3.2))),
  );

/** Broad dents and bulges of fingers in clay. */
export const clayLumps = (): Canvas => speckTile('lumps', () => slopes(noiseField(29, [5, 11, 23]), 7));

/** A few thumb prints in clay: separate oval whorls. */
export const thumbPrints = (): Canvas =>
  speckTile('prints', () => {
    const bend = noiseField(31, [4, 9]);
    const thumbs = [
      { x: 58, y: 70, turn: 0.5 },
      { x: 190, y: 128, turn: -0.8 },
      { x: 92, y: 204, turn: 1.2 },
    ];
    const height = bend.map((value, index) => {
      const x = index % tileSize;
      const y = (index - x) / tileSize;
      let level = 0;
      for (const thumb of thumbs) {
        const [across, along] = [x - thumb.x, y - thumb.y];
        const [cos, sin] = [Math.cos(thumb.turn), Math.sin(thumb.turn)];
        const away = Math.hypot((across * cos + along * sin) / 21, (along * cos - across * sin) / 30);
        if (away < 1) level += Math.sin(away * 30 + value * 9) * (1 - away) ** 0.6;
      }
      return level;
    });
    return slopes(height, 0.3);
  });

/** Missing ink on worn paper. */
export const wornInk = (): Canvas =>
  speckTile('worn', () => {
    const coarse = noiseField(51, [5, 12]);
    const fine = noiseField(53, [110, 128]);
    return fine.map((value, index) =>
      Math.max(0, Math.min(1, (value * 0.8 + coarse[index]! * 0.5 - 0.86) * 7)),
    );
  });
