import type { Cutout } from '../../raw-frames/cutout.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import type { BackgroundLight } from './edge-light.ts';

export type Blend = {
  cutout: Cutout;
  /** A quarter of the frame's size. */
  grid: { width: number; height: number };
  /** Mean alpha of each grid sample. */
  coverage: Float32Array;
  /** Darkness 0…255 at the corners of the grid. */
  shadowCorners: Float32Array | null;
  /** Exposure of each grid sample to the light, 0…255. */
  light: (BackgroundLight & { exposure: Float32Array }) | null;
  lightWrap: number;
};

const black = 16;
const grey = 128;
const opaque = 255;
const share = 1 / opaque;
/** Invisible darkness, below which the background is not changed. */
const noShadow = 0.5;
const notExposed = 2;
/** The chroma of the background's light is applied less than its luma, so that skin keeps its colour. */
const chromaShare = 0.5;

/** Blends the subject over the background in `luma`. */
export function blendLuma(blend: Blend, luma: Uint8Array): void {
  const { grid, coverage, shadowCorners, light, lightWrap } = blend;
  const { alpha, foreground } = blend.cutout;
  const stride = grid.width * 4;
  /** Four pixels at once. */
  const subjectWords = wordsOf(foreground.luma);
  const words = wordsOf(luma);
  for (let row = 0, block = 0; row < grid.height; row += 1)
    for (let column = 0; column < grid.width; column += 1, block += 1) {
      const covered = coverage[block]!;
      const corner = row * (grid.width + 1) + column;
      let dark = 0;
      let darkRight = 0;
      let darkDown = 0;
      let darkTwist = 0;
      if (shadowCorners && covered < opaque) {
        dark = shadowCorners[corner]!;
        darkRight = shadowCorners[corner + 1]! - dark;
        darkDown = shadowCorners[corner + grid.width + 1]! - dark;
        darkTwist = shadowCorners[corner + grid.width + 2]! - dark - darkRight - darkDown;
      }
      if (covered === 0 && dark + Math.max(darkRight, darkDown, 0) + Math.max(darkTwist, 0) < noShadow)
        continue;
      const wrap =
        light && covered > 0 && light.exposure[block]! > notExposed
          ? (light.exposure[block]! * lightWrap) / opaque
          : 0;
      const shine = light ? light.luma[block]! : 0;
      const first = row * 4 * stride + column * 4;
      if (covered === opaque && wrap === 0) {
        for (let at = first / 4; at < (first + 4 * stride) / 4; at += grid.width)
          words[at] = subjectWords[at]!;
        continue;
      }
      for (let y = 0; y < 4; y += 1) {
        const down = (y + 0.5) / 4;
        for (let x = 0, at = first + y * stride; x < 4; x += 1, at += 1) {
          const cover = alpha[at]!;
          let subject = foreground.luma[at]!;
          if (wrap > 0 && shine > subject) subject += (shine - subject) * wrap;
          if (cover === opaque) {
            luma[at] = subject + 0.5;
            continue;
          }
          const right = (x + 0.5) / 4;
          const shade = dark + darkRight * right + (darkDown + darkTwist * right) * down;
          const behind = luma[at]! - (luma[at]! - black) * shade * share;
          luma[at] = behind + (subject - behind) * cover * share + 0.5;
        }
      }
    }
}

const wordsOf = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 4);

/** The same at half resolution: each chroma sample belongs to four luma samples. */
export function blendChroma(blend: Blend, into: Pick<Picture, 'cb' | 'cr'>): void {
  const { grid, coverage, shadowCorners, light, lightWrap } = blend;
  const { alpha, foreground } = blend.cutout;
  const stride = grid.width * 2;
  const lumaStride = grid.width * 4;
  for (let row = 0, block = 0; row < grid.height; row += 1)
    for (let column = 0; column < grid.width; column += 1, block += 1) {
      const covered = coverage[block]!;
      const corner = row * (grid.width + 1) + column;
      const shade =
        shadowCorners && covered < opaque
          ? (shadowCorners[corner]! +
              shadowCorners[corner + 1]! +
              shadowCorners[corner + grid.width + 1]! +
              shadowCorners[corner + grid.width + 2]!) /
            (4 * opaque)
          : 0;
      if (covered === 0 && shade * opaque < noShadow) continue;
      const wrap =
        light && covered > 0 && light.exposure[block]! > notExposed
          ? (light.exposure[block]! * lightWrap * chromaShare) / opaque
          : 0;
      const shineCb = light ? light.cb[block]! : 0;
      const shineCr = light ? light.cr[block]! : 0;
      const first = row * 2 * stride + column * 2;
      if (covered === opaque && wrap === 0) {
        for (let y = first; y <= first + stride; y += stride)
          for (let at = y; at < y + 2; at += 1) {
            into.cb[at] = foreground.cb[at]!;
            into.cr[at] = foreground.cr[at]!;
          }
        continue;
      }
      for (let y = 0; y < 2; y += 1)
        for (let x = 0; x < 2; x += 1) {
          const at = first + y * stride + x;
          const pixel = (row * 4 + y * 2) * lumaStride + column * 4 + x * 2;
          const cover =
            (alpha[pixel]! +
              alpha[pixel + 1]! +
              alpha[pixel + lumaStride]! +
              alpha[pixel + lumaStride + 1]!) /
            (4 * opaque);
          const cb = foreground.cb[at]! + (shineCb - foreground.cb[at]!) * wrap;
          const cr = foreground.cr[at]! + (shineCr - foreground.cr[at]!) * wrap;
          const behindCb = into.cb[at]! - (into.cb[at]! - grey) * shade;
          const behindCr = into.cr[at]! - (into.cr[at]! - grey) * shade;
          into.cb[at] = behindCb + (cb - behindCb) * cover + 0.5;
          into.cr[at] = behindCr + (cr - behindCr) * cover + 0.5;
        }
    }
}
