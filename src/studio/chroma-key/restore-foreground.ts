import type { Picture } from '../raw-frames/picture.ts';
import type { BackdropPlate } from './backdrop-plate.ts';
import { openDespill } from './despill.ts';
import type { Backdrop } from './detect-backdrop.ts';
import type { Surroundings } from './subject-surroundings.ts';

/**
 * From the second alpha on, the subject's colour is computed by subtracting the backdrop's share. Below the first, the
 * result would be mostly noise, so the colour of the adjacent subject is used.
 */
const computed = { from: 0.15, to: 0.6 };
/** Shares of the neighbourhood covered by the subject, from inside to an edge. */
const besideEdge = { from: 0.98, to: 0.8 };

export type Scene = {
  picture: Picture;
  backdrop: Backdrop;
  plate: BackdropPlate;
  near: Surroundings;
  /** One value per sample of colour, 0…1. */
  core: Float32Array | null;
};

/** Writes the subject's own colours, without backdrop showing through and without spill. */
export function restoreForeground(scene: Scene, alpha: Uint8Array, target: Picture): void {
  const { picture, plate, near, core } = scene;
  const { width, height } = picture;
  const despill = openDespill(scene.backdrop);
  for (let y = 0, at = 0; y < height / 2; y += 1) {
    for (let x = 0; x < width / 2; x += 1, at += 1) {
      const first = y * 2 * width + x * 2;
      const cover = alpha[first]! + alpha[first + 1]! + alpha[first + width]! + alpha[first + width + 1]!;
      if (cover === 0) {
        copyLuma(picture.luma, first, width, target.luma, 0);
        target.cb[at] = 128;
        target.cr[at] = 128;
        continue;
      }
      let u = picture.cb[at]! - 128;
      let v = picture.cr[at]! - 128;
      const cell = (y >> 1) * near.columns + (x >> 1);
      if (cover < 1020) {
        const share = cover / 1020;
        const trust = near.weight[cell]! > 1e-3 ? trustIn(share) : 1;
        u = ownValue(u, plate.u[at]!, share, near.u[cell]!, trust);
        v = ownValue(v, plate.v[at]!, share, near.v[cell]!, trust);
        for (let corner = 0; corner < 4; corner += 1) {
          const pixel = first + (corner & 1) + (corner >> 1) * width;
          const own = alpha[pixel]! / 255;
          const ownTrust = near.weight[cell]! > 1e-3 ? trustIn(own) : 1;
          const luma = ownValue(picture.luma[pixel]!, plate.luma[at]!, own, near.luma[cell]!, ownTrust);
          target.luma[pixel] = luma < 16 ? 16 : luma > 235 ? 235 : luma;
        }
      }
      let spill = despill.find(u, v, plate.strength[at]!, core ? core[at]! : 0);
      if (near.cover[cell]! < besideEdge.from && near.weight[cell]! > 1e-3) {
        const nearness = Math.min(
          1,
          (besideEdge.from - near.cover[cell]!) / (besideEdge.from - besideEdge.to),
        );
        const beside = despill.findBeside(u, v, near.u[cell]!, near.v[cell]!) * nearness;
        if (beside > spill) spill = beside;
      }
      target.cb[at] = toChroma(128 + u - spill * despill.u);
      target.cr[at] = toChroma(128 + v - spill * despill.v);
      if (cover === 1020) copyLuma(picture.luma, first, width, target.luma, spill * despill.luma);
    }
  }
}

/** Removes the backdrop's share from a mixed value, blended with the adjacent subject's value by `trust`. */
function ownValue(blend: number, backdrop: number, share: number, beside: number, trust: number): number {
  const own = (blend - (1 - share) * backdrop) / (share > computed.from ? share : computed.from);
  return trust * own + (1 - trust) * beside;
}

function trustIn(share: number): number {
  const trust = (share - computed.from) / (computed.to - computed.from);
  return trust < 0 ? 0 : trust > 1 ? 1 : trust;
}

function copyLuma(from: Uint8Array, first: number, width: number, to: Uint8Array, darker: number): void {
  const less = Math.round(darker);
  to[first] = Math.max(16, from[first]! - less);
  to[first + 1] = Math.max(16, from[first + 1]! - less);
  to[first + width] = Math.max(16, from[first + width]! - less);
  to[first + width + 1] = Math.max(16, from[first + width + 1]! - less);
}

const toChroma = (value: number): number => (value < 16 ? 16 : value > 240 ? 240 : (value + 0.5) | 0);
