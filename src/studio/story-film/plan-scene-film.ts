import { readFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';
import { videoFormats } from '../ffmpeg/video-formats.ts';
import type { Film, Layer, Transform } from '../motion/film.ts';
import { captionLayers } from './captions/caption-layers.ts';
import { captionLook } from './captions/caption-look.ts';
import { clipLayer, pictureLayer } from './flat-picture.ts';
import { planDrawnScene } from './plan-drawn-scene.ts';
import type { SceneOrder } from './scene-order.ts';
import { transitionOf, transitionParts } from './transitions.ts';

/** Plans a scene as a film: picture, transition and captions. Throws RangeError for a drawn picture of another format. */
export async function planSceneFilm(order: SceneOrder): Promise<Film> {
  const { scene, picture, speech, captions, format } = order;
  const frames = Math.round(speech.durationSeconds * 30);
  const style = picture.kind === 'drawn' ? picture.order.style : 'realistic_image';
  const { width } = videoFormats[format];
  const parts = transitionParts(transitionOf(scene.mood), { frames, width, style });
  const spoken = captions ? captionLayers(speech, { format, look: captionLook(style) }) : [];
  return {
    format,
    frames,
    painters: new URL('./painters.ts', import.meta.url).href,
    layers: [...parts.below, await pictureOf(order, frames, parts.picture), ...parts.above, ...spoken],
  };
}

async function pictureOf(order: SceneOrder, frames: number, transform: Transform): Promise<Layer> {
  const { picture, format, scene, seed, speech } = order;
  if (picture.kind === 'clip') return clipLayer(picture, { format, frames, transform });
  if (picture.kind === 'picture') {
    const { width, height } = await loadImage(await readFile(picture.path));
    const shown = { scene, seed, format, frames, transform };
    return pictureLayer({ path: picture.path, width, height }, shown);
  }
  if (picture.order.format !== format)
    throw new RangeError(`The picture is drawn for ${picture.order.format}, the scene is ${format}.`);
  const params = planDrawnScene(picture.order, { seed, frames, speech });
  return { kind: 'painting', painter: 'drawn-scene', params, from: 0, to: frames, transform };
}
