import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { videoFormats } from '../ffmpeg/video-formats.ts';
import type { Content, Stage } from './content/content.ts';
import { openContent } from './content/open-content.ts';
import { coversFrame, layerState } from './draw-layer.ts';
import { openLayerStack, type ShownLayer } from './layer-stack.ts';
import type { Film, Painter } from './film.ts';
import { openGrade } from './grade.ts';

export type FilmRun = { signal?: AbortSignal; tools?: Partial<FfmpegTools> };

export type OpenFilm = {
  /** Returns a frame on a canvas that the next call reuses. Frames are drawn fastest in order. */
  draw: (frame: number) => Promise<Canvas>;
  close: () => Promise<void>;
};

/** Opens a film to draw its frames. `close` releases its resources. */
export async function openFilm(film: Film, run: FilmRun = {}): Promise<OpenFilm> {
  const { width, height } = videoFormats[film.format];
  const painters = await loadPainters(film);
  const stage: Stage = { film, width, height, painters, cache: new Map(), videos: new Map(), ...run };
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const drawLayers = openLayerStack(context, stage);
  const drawGrade = film.grade ? await openGrade(film.grade, stage) : null;
  const contents = new Map<number, Content>();

  const show = async (frame: number): Promise<ShownLayer[]> => {
    const shown: ShownLayer[] = [];
    for (const [index, layer] of film.layers.entries()) {
      if (frame < layer.from || frame >= layer.to) continue;
      const content = contents.get(index) ?? openContent(layer, stage);
      contents.set(index, content);
      await content.prepare?.(frame);
      shown.push({ layer, content, state: `${index} ${layerState(stage, layer, content, frame)}` });
    }
    const covering = shown.findLastIndex(({ layer, content }) => coversFrame(stage, layer, content, frame));
    return covering === -1 ? shown : shown.slice(covering);
  };
  const closeAll = async (isOver: (index: number) => boolean) => {
    for (const [index, content] of contents) {
      if (!isOver(index)) continue;
      contents.delete(index);
      await content.close?.();
    }
  };

  return {
    draw: async (frame) => {
      if (!(frame >= 0 && frame < film.frames))
        throw new RangeError(`The film has ${film.frames} frames, and none numbered ${frame}.`);
      run.signal?.throwIfAborted();
      await closeAll((index) => frame >= film.layers[index]!.to || frame < film.layers[index]!.from);
      const shown = await show(frame);
      // Without a reset the canvas would copy the previous frame.
      context.reset();
      drawLayers(shown, frame);
      drawGrade?.(context, frame);
      return canvas;
    },
    close: () => closeAll(() => true),
  };
}

async function loadPainters({ painters }: Film): Promise<Stage['painters']> {
  if (painters === undefined) return {};
  const module = (await import(painters)) as { painters?: Record<string, Painter<object>> };
  if (!module.painters) throw new RangeError(`The module ${painters} exports no painters.`);
  return module.painters;
}
