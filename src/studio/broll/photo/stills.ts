import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { houseFrameRate } from '../../house-format/house-format.ts';
import type { Film, Layer } from '../../motion/film.ts';
import type { Photo } from '../subject/interest.ts';
import type { Shot } from '../plan/plan-shots.ts';
import { heightOf } from '../plan/view.ts';

/** A shot that a clip may replace: the first picture of the clip and the length of the shot. */
export type Still = { layer: number; picturePath: string; seconds: number };

/** Minimum picture size of image-to-video models. */
const minSide = 320;
/** Maximum clip length of image-to-video models. */
const maxSeconds = 10;
const quality = 94;

type StaticFilm = {
  film: Film;
  shots: readonly Shot[];
  photos: readonly Photo[];
  /** Size of the picture that each photo is drawn from. */
  paths: readonly string[];
};

/** Writes the stills of at most `count` shots: the longest shot of each of the photos with the most pixels. */
export async function writeStills(
  { film, shots, photos, paths }: StaticFilm,
  { count, folder }: { count: number; folder: string },
): Promise<Still[]> {
  const layers = photoLayers(film);
  const lengthOf = (shot: Shot) => {
    const layer = film.layers[layers[shots.indexOf(shot)]!]!;
    return (layer.to - layer.from) / houseFrameRate;
  };
  const isFit = (shot: Shot) =>
    Math.min(shot.window.width, shot.window.height) >= minSide && lengthOf(shot) <= maxSeconds;
  const chosen = photos
    .map((photo, index) => ({
      pixels: photo.width * photo.height,
      // Models need the whole product, not a detail.
      shot: shots
        .filter((shot) => shot.photo === index && shot.move !== 'detail' && isFit(shot))
        .toSorted((one, other) => lengthOf(other) - lengthOf(one))[0],
    }))
    .toSorted((one, other) => other.pixels - one.pixels)
    .flatMap(({ shot }) => shot ?? [])
    .slice(0, count);
  const stills: Still[] = [];
  for (const shot of chosen) {
    const layer = layers[shots.indexOf(shot)]!;
    const picturePath = path.join(folder, `still-${layer}.jpg`);
    await writeStill(paths[shot.photo]!, shot, picturePath);
    stills.push({ layer, picturePath, seconds: lengthOf(shot) });
  }
  return stills;
}

/** One per shot, in order; only photos in windows have a crop. */
const photoLayers = ({ layers }: Film): number[] =>
  layers.flatMap((layer, index) => (layer.kind === 'picture' && layer.crop ? [index] : []));

/** The widest view of the shot. */
async function writeStill(photoPath: string, { start, end, window }: Shot, file: string): Promise<void> {
  const view = start.width > end.width ? start : end;
  const canvas = createCanvas(window.width, window.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const photo = await loadImage(photoPath);
  const height = heightOf(view, window);
  context.drawImage(photo, view.x, view.y, view.width, height, 0, 0, window.width, window.height);
  await writeFile(file, await canvas.encode('jpeg', quality));
}

/** Replaces the photo of a shot with a clip, fitted to the same window and trimmed to the same length. */
export function placeClip(film: Film, { layer: index }: Still, clipPath: string): Film {
  const layers = film.layers.map((layer, at): Layer => {
    if (at !== index || layer.kind !== 'picture') return layer;
    const { crop: _crop, fit: _fit, kind: _kind, path: _path, ...rest } = layer;
    return { ...rest, kind: 'video', path: clipPath, startSeconds: 0, fit: 'fill' };
  });
  return { ...film, layers };
}
