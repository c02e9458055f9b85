import { createCanvas } from '@napi-rs/canvas';
import { samplePlane, type Picture } from '#studio/raw-frames/picture.ts';
import { toPicture, type Pose } from '#studio/face/landmarks/pose.ts';

const cell = { width: 150, height: 150 };
const columns = 12;
/** In face space: from below the eyes to below the chin. */
const area = { left: -1, top: 0.3, size: 2 };

/** The head pose in a frame, and the words to write above its mouth. */
export type MouthMark = { pose: Pose; label: string };

/**
 * Rows of lower faces, aligned by their poses, for judging a lip-sync by eye. Frame n of `pictures` is drawn if `marks[n]`
 * is not null, and immediately, because a frame reader may reuse the memory for the next frame.
 */
export async function drawMouthStrip(
  pictures: AsyncIterable<Picture>,
  marks: readonly (MouthMark | null)[],
): Promise<Buffer> {
  const count = marks.filter((mark) => mark !== null).length;
  const canvas = createCanvas(columns * cell.width, Math.max(1, Math.ceil(count / columns)) * cell.height);
  const context = canvas.getContext('2d');
  let frame = 0;
  let drawn = 0;
  for await (const picture of pictures) {
    const mark = marks[frame++];
    if (!mark) continue;
    const [x, y] = [(drawn % columns) * cell.width, Math.floor(drawn / columns) * cell.height];
    const image = context.createImageData(cell.width, cell.height);
    image.data.set(levelledMouth(picture, mark.pose));
    context.putImageData(image, x, y);
    context.fillStyle = '#ffff00';
    context.fillText(mark.label, x + 4, y + 12);
    drawn += 1;
    if (drawn === count) break;
  }
  return canvas.toBuffer('image/png');
}

/** One cell, in RGBA. */
function levelledMouth(picture: Picture, pose: Pose): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(cell.width * cell.height * 4);
  for (let at = 0; at < cell.width * cell.height; at += 1) {
    const u = area.left + (area.size * (at % cell.width)) / cell.width;
    const v = area.top + (area.size * Math.floor(at / cell.width)) / cell.height;
    pixels.set([...colourAt(picture, ...toPicture(pose, u, v)), 255], at * 4);
  }
  return pixels;
}

function colourAt({ width, height, luma, cb, cr }: Picture, x: number, y: number): [number, number, number] {
  const bright = (samplePlane(luma, width, height, x - 0.5, y - 0.5) - 16) * 1.1644;
  const blue = samplePlane(cb, width / 2, height / 2, x / 2 - 0.5, y / 2 - 0.5) - 128;
  const red = samplePlane(cr, width / 2, height / 2, x / 2 - 0.5, y / 2 - 0.5) - 128;
  return [bright + 1.7927 * red, bright - 0.2132 * blue - 0.5329 * red, bright + 2.1124 * blue];
}
