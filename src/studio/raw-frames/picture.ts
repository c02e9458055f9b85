/** A frame in the video's pixel format: YUV 4:2:0, BT.709 limited range. */
export type Picture = { width: number; height: number; luma: Uint8Array; cb: Uint8Array; cr: Uint8Array };

export const pictureBytes = (width: number, height: number): number => (width * height * 3) / 2;

/** Opens a frame of raw yuv420p as views without a copy; both dimensions must be even. */
export function openPicture(bytes: Uint8Array, width: number, height: number): Picture {
  const pixels = width * height;
  return {
    width,
    height,
    luma: bytes.subarray(0, pixels),
    cb: bytes.subarray(pixels, pixels * 1.25),
    cr: bytes.subarray(pixels * 1.25, pixels * 1.5),
  };
}

/** Copies the whole picture to raw yuv420p. */
export function pictureToBytes({ width, height, luma, cb, cr }: Picture): Uint8Array {
  const bytes = new Uint8Array(pictureBytes(width, height));
  bytes.set(luma);
  bytes.set(cb, luma.length);
  bytes.set(cr, luma.length + cb.length);
  return bytes;
}

/** Copies a part of the picture. Position and size must be even, and the part must be inside the picture. */
export function cropPicture(
  picture: Picture,
  box: { left: number; top: number; width: number; height: number },
): Picture {
  const crop = openPicture(new Uint8Array(pictureBytes(box.width, box.height)), box.width, box.height);
  copyRows(picture.luma, picture.width, crop.luma, box);
  const half = { left: box.left / 2, top: box.top / 2, width: box.width / 2, height: box.height / 2 };
  copyRows(picture.cb, picture.width / 2, crop.cb, half);
  copyRows(picture.cr, picture.width / 2, crop.cr, half);
  return crop;
}

function copyRows(
  from: Uint8Array,
  stride: number,
  to: Uint8Array,
  box: { left: number; top: number; width: number; height: number },
): void {
  for (let row = 0; row < box.height; row += 1) {
    const start = (box.top + row) * stride + box.left;
    to.set(from.subarray(start, start + box.width), row * box.width);
  }
}

/** Interpolates bilinearly; `x` and `y` are relative to the centre of the first sample and clamped to the plane. */
export function samplePlane(plane: Uint8Array, width: number, height: number, x: number, y: number): number {
  const heldX = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const heldY = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const left = heldX | 0;
  const top = heldY | 0;
  const fx = heldX - left;
  const fy = heldY - top;
  const at = top * width + left;
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * fx;
  const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * fx;
  return upper + (lower - upper) * fy;
}
