import type { Picture } from '../raw-frames/picture.ts';
import { readBlocks, readBorderBlocks, type Block } from './border-blocks.ts';

/** The colour of a screen, in polar coordinates in the plane of Cb − 128 and Cr − 128. */
export type Backdrop = {
  kind: 'green' | 'blue';
  /** Degrees in the UV plane. */
  angleDegrees: number;
  chroma: number;
  /** Share of the examined part of the frame that has this colour, 0…1. */
  share: number;
};

const minShare = 0.75;
const minChroma = 26;
/** Minimum saturation of cloth and paint made for keying; walls and skies of the same hue are less saturated. */
const minSaturation = { green: 0.34, blue: 0.5 };
/** Maximum brightness difference of neighbouring blocks: low on a lit screen, high on leaves. */
const maxUnevenness = 0.1;
const hueSpreadDegrees = 14;

/** Returns the green or blue screen that fills the frame's border in every picture, or null. */
export function detectBackdrop(pictures: readonly Picture[]): Backdrop | null {
  const blocks = pictures.flatMap(readBorderBlocks);
  const candidates = blocks.filter(
    ({ chroma, unevenness }) => chroma > minChroma && unevenness < maxUnevenness,
  );
  const backdrop = describeBackdrop(candidates, blocks.length);
  if (!backdrop || backdrop.share <= minShare || !isKeyHue(backdrop.angleDegrees)) return null;
  const alike = candidates.filter(
    (block) => hueDistance(block.angleDegrees, backdrop.angleDegrees) < hueSpreadDegrees,
  );
  const saturation = mean(alike.map(({ chroma, luma }) => chroma / Math.max(16, luma)));
  return saturation > minSaturation[backdrop.kind] ? backdrop : null;
}

/**
 * Estimates the key colour of footage without a detected screen: the most common saturated hue, preferably of the
 * border. Null if no colour, or none of this kind, is saturated.
 */
export function estimateBackdrop(pictures: readonly Picture[], kind?: Backdrop['kind']): Backdrop | null {
  const isWanted = (block: Block) =>
    block.chroma > minChroma / 2 && (!kind || kindOfHue(block.angleDegrees) === kind);
  for (const read of [readBorderBlocks, readBlocks]) {
    const blocks = pictures.flatMap((picture): Block[] => read(picture));
    const backdrop = describeBackdrop(blocks.filter(isWanted), blocks.length);
    if (backdrop && backdrop.share > 0.05) return backdrop;
  }
  return null;
}

/** The most common hue of the blocks, weighted by their chroma; null without blocks. */
function describeBackdrop(blocks: readonly Block[], outOf: number): Backdrop | null {
  const histogram = new Float64Array(72);
  for (const { angleDegrees, chroma } of blocks) histogram[Math.floor(angleDegrees / 5)]! += chroma;
  const around = (bin: number) =>
    histogram[(bin + 71) % 72]! + histogram[bin]! * 1.5 + histogram[(bin + 1) % 72]!;
  const peak = histogram.reduce((best, _, bin) => (around(bin) > around(best) ? bin : best), 0) * 5 + 2.5;
  const alike = blocks.filter(({ angleDegrees }) => hueDistance(angleDegrees, peak) < hueSpreadDegrees);
  if (alike.length === 0) return null;
  const u = mean(alike.map((block) => block.u));
  const v = mean(alike.map((block) => block.v));
  const angleDegrees = ((Math.atan2(v, u) * 180) / Math.PI + 360) % 360;
  const kind = kindOfHue(angleDegrees);
  return { kind, angleDegrees, chroma: Math.hypot(u, v), share: alike.length / outOf };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}

const isKeyHue = (angle: number): boolean => (angle > 195 && angle < 262) || angle > 300 || angle < 12;

/** Whether a hue is nearer to pure green (230°) or pure blue (355°) in BT.709. */
const kindOfHue = (angle: number): Backdrop['kind'] =>
  hueDistance(angle, 230) < hueDistance(angle, 355) ? 'green' : 'blue';
