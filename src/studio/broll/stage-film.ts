import { loadImage } from '@napi-rs/canvas';
import { houseFrameRate } from '../house-format/house-format.ts';
import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Film } from '../motion/film.ts';
import type { BrollStyle } from './plan/broll-styles.ts';
import { buildFilm, timeOfText, transitionsOf, type Material } from './plan/build-film.ts';
import type { Photo } from './subject/interest.ts';
import { chooseLayout } from './plan/layout.ts';
import { lookAtPhoto } from './photo/look-at-photo.ts';
import { writeMount } from './ground/mounts.ts';
import { choosePlateTones } from './layers/plate-tones.ts';
import type { Span } from './layers/shot-layers.ts';
import type { PlateTone } from './plan/text-styles.ts';
import { writeStills, type Still } from './photo/stills.ts';
import { planShots, type Shot } from './plan/plan-shots.ts';
import { writeGrounds } from './ground/write-grounds.ts';

/** A photo that `cleanPhoto` wrote, with its line of text. */
export type BrollPhoto = { path: string; text: string };
export type BrollOrder = {
  photos: readonly BrollPhoto[];
  style: BrollStyle;
  format: VideoFormat;
  frames: number;
  /** Number of shots for which a still is written, for clips that may replace them. */
  stills: number;
  /** Folder of the film's pictures, needed until it is rendered. */
  folder: string;
};

export type StagedFilm = { film: Film; stills: Still[]; transitions: Span[] };

/** Analyses the photos, plans their shots and prepares the pictures: everything except for drawing frames. */
export async function stageFilm(
  order: BrollOrder,
  onProgress: (fraction: number) => void = () => {},
): Promise<StagedFilm> {
  const { style, format, frames, folder } = order;
  const photos: Photo[] = [];
  for (const [index, { path, text }] of order.photos.entries()) {
    const image = await loadImage(path);
    const interest = await lookAtPhoto(image);
    photos.push({ path, text, width: image.width, height: image.height, interest });
    onProgress(((index + 1) / order.photos.length) * 0.6);
  }
  const layouts = photos.map((photo) => chooseLayout(photo, style, format));
  const planned = planShots({ photos, layouts, style, format, frames, framesPerSecond: houseFrameRate });
  const { shots, paths } = await writeGrounds(photos, planned, { style, folder });
  const materials: Material[] = [];
  for (const [index, shot] of shots.entries()) {
    materials.push(await materialFor(order, shot, paths[shot.photo]!));
    onProgress(0.6 + ((index + 1) / shots.length) * 0.4);
  }
  const filmOrder = { shots, materials, layouts, style, format, frames };
  const film = buildFilm({ ...filmOrder, toneOf: await tonesOf(filmOrder) });
  const { stills: count } = order;
  const stills = await writeStills({ film, shots, photos, paths }, { count, folder });
  return { film, stills, transitions: transitionsOf(shots, style) };
}

async function tonesOf(order: Parameters<typeof buildFilm>[0]): Promise<(photo: number) => PlateTone> {
  const { layouts, shots, style, frames } = order;
  const bare = buildFilm({ ...order, layouts: layouts.map((layout) => ({ ...layout, text: null })) });
  const plates = layouts.flatMap(({ text }, photo) =>
    text ? [{ photo, plate: text.plate, shown: timeOfText(shots, photo, { style, frames }).shown }] : [],
  );
  const tones = await choosePlateTones(bare, plates, style);
  return (photo) => tones[plates.findIndex((plate) => plate.photo === photo)]!;
}

async function materialFor(order: BrollOrder, shot: Shot, path: string): Promise<Material> {
  if (shot.framing !== 'fit') return { path, mount: null };
  const { style, folder } = order;
  const [photo, frame] = [await loadImage(path), videoFormats[order.format]];
  const mount = await writeMount(shot.window, { photo, style, frame, folder, index: shot.photo });
  return { path, mount };
}
