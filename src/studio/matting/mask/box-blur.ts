import { buildBlurModule, layOutBlur } from './box-blur-module.ts';

/** Means over squares of `2 · radius + 1` pixels, of those inside the plane. */
export type BoxBlur = {
  blur: (from: Float32Array, to: Float32Array) => void;
  /** The mean of the product of two planes. */
  blurProduct: (one: Float32Array, other: Float32Array, to: Float32Array) => void;
};

type Kernel = { memory: { buffer: ArrayBuffer }; blur: () => void; blurProduct: () => void };

// Node has it, but its types come with those of browsers only.
declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object) => { exports: Kernel };
};

/** Allocates its memory once; the width is a multiple of 4. */
export function openBoxBlur(width: number, height: number, radius: number): BoxBlur {
  const size = { width, height, radius };
  const { exports: kernel } = new WebAssembly.Instance(new WebAssembly.Module(buildBlurModule(size)));
  const layout = layOutBlur(size);
  const view = (at: number, length: number) => new Float32Array(kernel.memory.buffer, at, length);
  view(layout.sharesAcross, width).set(shares(width, radius));
  view(layout.sharesDown, height).set(shares(height, radius));
  const sums = view(layout.sums, width + 2 * radius);
  const [one, other, result] = [layout.one, layout.other, layout.result].map((at) =>
    view(at, width * height),
  );
  return {
    blur: (from, to) => {
      one!.set(from);
      sums.fill(0);
      kernel.blur();
      to.set(result!);
    },
    blurProduct: (first, second, to) => {
      one!.set(first);
      other!.set(second);
      sums.fill(0);
      kernel.blurProduct();
      to.set(result!);
    },
  };
}

/** Reciprocal of the number of window pixels inside. */
const shares = (length: number, radius: number): Float32Array =>
  Float32Array.from(
    { length },
    (_, at) => 1 / (Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1),
  );
