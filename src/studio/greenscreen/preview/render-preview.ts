import type { BackgroundSource } from '../backgrounds/background-source.ts';
import type { MomentName } from '../clip/clip-moments.ts';
import type { DrawnPreview } from './draw-preview.ts';
import { assertLook, type Engine, type EngineChoice, type Look } from '../clip/look.ts';
import type { PreviewNote } from './preview-notes.ts';
import { runStills, type ClipRun } from './run-stills.ts';

export type PreviewJob = ClipRun & {
  engine: EngineChoice;
  background: BackgroundSource;
  look: Look;
  /** In the size of the format. */
  overlayPng?: Buffer;
};

export type Preview = {
  frames: { moment: MomentName; atSeconds: number; beforeJpeg: Buffer; afterJpeg: Buffer }[];
  /** The engine that cut the subject out. */
  engine: Engine;
  notes: PreviewNote[];
};

/**
 * Three frames of a clip before and after, made with the code of the video: near its start, in its middle and near its
 * end. Throws the errors of replaceBackground.
 */
export async function renderPreview(job: PreviewJob): Promise<Preview> {
  assertLook(job.look);
  const { engine, background, look, overlayPng } = job;
  const preview = { background, look, overlayPng };
  const drawn = await runStills<DrawnPreview>(job, { task: 'preview', engine, preview });
  const frames = drawn.frames.map(({ beforeJpeg, afterJpeg, ...frame }) => ({
    ...frame,
    // A Buffer arrives from a thread as a plain array of bytes.
    beforeJpeg: Buffer.from(beforeJpeg),
    afterJpeg: Buffer.from(afterJpeg),
  }));
  return { ...drawn, frames };
}
