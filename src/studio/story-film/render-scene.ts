import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { renderFilm } from '../motion/render-film.ts';
import { planSceneFilm } from './plan-scene-film.ts';
import type { SceneOrder } from './scene-order.ts';

export type SceneRendering = {
  order: SceneOrder;
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

/**
 * Renders a scene in a thread as a clip in house format with its speech, for `composeVideo` as a segment whose sound is
 * 'speech'. As long as the speech, in whole frames; the same order gives the same packets.
 */
export async function renderScene({
  order,
  ...rendering
}: SceneRendering): Promise<{ durationSeconds: number }> {
  rendering.signal?.throwIfAborted();
  const film = await planSceneFilm(order);
  const { durationSeconds } = await renderFilm({ ...rendering, film, speechPath: order.speech.path });
  return { durationSeconds };
}
