import { openBoxBlur } from './box-blur.ts';
import type { SmallPicture } from '../small-picture.ts';

/** Alpha as a linear function of the colour at each pixel: luma · a + cb · b + cr · c + offset. */
export type AlphaCoefficients = {
  luma: Float32Array;
  cb: Float32Array;
  cr: Float32Array;
  offset: Float32Array;
};

export const openAlphaCoefficients = (pixels: number): AlphaCoefficients => ({
  luma: new Float32Array(pixels),
  cb: new Float32Array(pixels),
  cr: new Float32Array(pixels),
  offset: new Float32Array(pixels),
});

export type GuidedFilter = (guide: SmallPicture, mask: Float32Array, result: AlphaCoefficients) => void;

/**
 * The guided filter with a colour guide (He, Sun and Tang, 2013): in each window the mask is fitted as a linear function
 * of the colour, which moves its edge to the edge in the picture.
 */
export function openGuidedFilter(
  width: number,
  height: number,
  { radius, epsilon }: { radius: number; epsilon: number },
): GuidedFilter {
  const pixels = width * height;
  const box = openBoxBlur(width, height, radius);
  const plane = () => new Float32Array(pixels);
  const mean = { y: plane(), u: plane(), v: plane(), mask: plane() };
  const product = { yy: plane(), yu: plane(), yv: plane(), uu: plane(), uv: plane(), vv: plane() };
  const masked = { y: plane(), u: plane(), v: plane() };
  const fit = openAlphaCoefficients(pixels);

  function fitWindows(): void {
    for (let at = 0; at < pixels; at += 1) {
      const m = mean.mask[at]!;
      // Windows entirely inside or outside need no fit.
      if (m < 0.0005 || m > 0.9995) {
        fit.luma[at] = fit.cb[at] = fit.cr[at] = 0;
        fit.offset[at] = m;
        continue;
      }
      const y = mean.y[at]!;
      const u = mean.u[at]!;
      const v = mean.v[at]!;
      const yy = product.yy[at]! - y * y + epsilon;
      const yu = product.yu[at]! - y * u;
      const yv = product.yv[at]! - y * v;
      const uu = product.uu[at]! - u * u + epsilon;
      const uv = product.uv[at]! - u * v;
      const vv = product.vv[at]! - v * v + epsilon;
      const my = masked.y[at]! - m * y;
      const mu = masked.u[at]! - m * u;
      const mv = masked.v[at]! - m * v;
      // The inverse of the symmetric covariance matrix by its cofactors.
      const c00 = uu * vv - uv * uv;
      const c01 = yv * uv - yu * vv;
      const c02 = yu * uv - yv * uu;
      const c11 = yy * vv - yv * yv;
      const c12 = yu * yv - yy * uv;
      const c22 = yy * uu - yu * yu;
      const scale = 1 / (yy * c00 + yu * c01 + yv * c02);
      const a = (c00 * my + c01 * mu + c02 * mv) * scale;
      const b = (c01 * my + c11 * mu + c12 * mv) * scale;
      const c = (c02 * my + c12 * mu + c22 * mv) * scale;
      fit.luma[at] = a;
      fit.cb[at] = b;
      fit.cr[at] = c;
      fit.offset[at] = m - a * y - b * u - c * v;
    }
  }

  return ({ luma, cb, cr }, mask, result) => {
    box.blur(luma, mean.y);
    box.blur(cb, mean.u);
    box.blur(cr, mean.v);
    box.blur(mask, mean.mask);
    box.blurProduct(luma, luma, product.yy);
    box.blurProduct(luma, cb, product.yu);
    box.blurProduct(luma, cr, product.yv);
    box.blurProduct(cb, cb, product.uu);
    box.blurProduct(cb, cr, product.uv);
    box.blurProduct(cr, cr, product.vv);
    box.blurProduct(mask, luma, masked.y);
    box.blurProduct(mask, cb, masked.u);
    box.blurProduct(mask, cr, masked.v);
    fitWindows();
    box.blur(fit.luma, result.luma);
    box.blur(fit.cb, result.cb);
    box.blur(fit.cr, result.cr);
    box.blur(fit.offset, result.offset);
  };
}
