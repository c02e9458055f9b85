import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import type { BrollStyle } from '../plan/broll-styles.ts';
import { paintGround } from './ground-picture.ts';
import type { Photo } from '../subject/interest.ts';
import { shadeOf } from './light-ground.ts';
import type { Shot } from '../plan/plan-shots.ts';
import { heightOf } from '../plan/view.ts';

const quality = 97;
/** Margin around the views for scaling filters, in pixels of the photo. */
const slack = 4;

/** Shots and their source pictures. */
export type Drawable = { paths: readonly string[]; shots: readonly Shot[] };

/**
 * Writes, for each photo with an extended backdrop, a picture as large as its views require, and converts its shots to
 * pixels of that picture. Other shots do not change.
 */
export async function writeGrounds(
  photos: readonly Photo[],
  shots: readonly Shot[],
  { style, folder }: { style: BrollStyle; folder: string },
): Promise<Drawable> {
  const paths = photos.map(({ path: file }) => file);
  let drawn = [...shots];
  for (const [index, photo] of photos.entries()) {
    const own = shots.filter((shot) => shot.photo === index && shot.framing === 'ground');
    if (own.length === 0) continue;
    const views = own.flatMap(({ start, end, window }) =>
      [start, end].map((view) => ({ ...view, height: heightOf(view, window) })),
    );
    const part = {
      left: Math.min(...views.map(({ x }) => x)) - slack,
      top: Math.min(...views.map(({ y }) => y)) - slack,
      right: Math.max(...views.map(({ x, width }) => x + width)) + slack,
      bottom: Math.max(...views.map(({ y, height }) => y + height)) + slack,
    };
    const closest = Math.max(
      ...own.flatMap(({ start, end, window }) => [start, end].map(({ width }) => window.width / width)),
    );
    const scale = Math.min(1, closest);
    const image = await loadImage(photo.path);
    const canvas = paintGround(image, photo, { part, scale, shade: shadeOf(photo, style) });
    const file = path.join(folder, `ground-${index}.jpg`);
    await writeFile(file, await canvas.encode('jpeg', quality));
    paths[index] = file;
    const moved = (view: Shot['start']) => ({
      x: (view.x - part.left) * scale,
      y: (view.y - part.top) * scale,
      width: view.width * scale,
    });
    drawn = drawn.map((shot) =>
      own.includes(shot) ? { ...shot, start: moved(shot.start), end: moved(shot.end) } : shot,
    );
  }
  return { paths, shots: drawn };
}
