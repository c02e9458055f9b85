import { createCanvas } from '@napi-rs/canvas';
import { samplePlane, type Picture } from '#studio/face/picture.ts';
import { toPicture, type Pose } from '#studio/face/pose.ts';

const cell = { width: 150, height: 150 };
const columns = 12;
/** In the face's plane: from under the eyes to below the chin. */
const area = { left: -1, top: 0.3, size: 2 };

/** Rows of lower faces, levelled by their poses: what a person looks at to judge a lip-sync. */
export function drawMouthStrip(mouths: readonly { picture: Picture; pose: Pose; label: string }[]): Buffer {
  const rows = Math.ceil(mouths.length / columns);
  const canvas = createCanvas(columns * cell.width, rows * cell.height);
  const context = canvas.getContext('2d');
  for (const [index, { picture, pose, label }] of mouths.entries()) {
    const image = context.createImageData(cell.width, cell.height);
    for (let at = 0; at < cell.width * cell.height; at += 1) {
      const u = area.left + (area.size * (at % cell.width)) / cell.width;
      const v = area.top + (area.size * Math.floor(at / cell.width)) / cell.height;
      image.data.set([...colourAt(picture, ...toPicture(pose, u, v)), 255], at * 4);
    }
    const [x, y] = [(index % columns) * cell.width, Math.floor(index / columns) * cell.height];
    context.putImageData(image, x, y);
    context.fillStyle = '#ffff00';
    context.fillText(label, x + 4, y + 12);
  }
  return canvas.toBuffer('image/png');
}

function colourAt({ width, height, luma, cb, cr }: Picture, x: number, y: number): [number, number, number] {
  const bright = (samplePlane(luma, width, height, x - 0.5, y - 0.5) - 16) * 1.1644;
  const blue = samplePlane(cb, width / 2, height / 2, x / 2 - 0.5, y / 2 - 0.5) - 128;
  const red = samplePlane(cr, width / 2, height / 2, x / 2 - 0.5, y / 2 - 0.5) - 128;
  return [bright + 1.7927 * red, bright - 0.2132 * blue - 0.5329 * red, bright + 2.1124 * blue];
}
