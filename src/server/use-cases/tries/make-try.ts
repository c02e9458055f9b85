import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { speakingSpeed } from '#contract/voices.ts';
import { planSpeechMouth } from '#studio/alignment/plan-speech-mouth.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { markPreview } from '#studio/presenter/mark-preview.ts';
import { findPresenter } from '#studio/presenter/presenters.ts';
import { renderPresenterClip } from '#studio/presenter/render-presenter-clip.ts';
import { markVideo } from '#studio/provenance/mark-video.ts';
import type { ClaimedTry } from '../../db/tries.ts';
import { transientContext } from '../../ports/engine-context.ts';
import type { Speech } from '../../ports/speech.ts';
import type { Storage } from '../../ports/storage.ts';
import { tryEngines, type EngineLog } from '../hooks/try-engines.ts';
import { voicesWithoutCost } from './check-line.ts';
import { tryKey } from './start-try.ts';

export type MakeTryDeps = {
  storage: Storage;
  ffmpeg: FfmpegTools;
  voices: readonly Speech[];
  log: EngineLog;
  /** The folder that contains the work folders of jobs and tries. */
  workRoot: string;
};

/** The first segment of the names of the tries' work folders, in place of a job id. */
export const tryWorkFolders = 'try';

/** Speaks, draws, marks and stores the video of a try. Removes its work folder in any case. */
export async function makeTry(deps: MakeTryDeps, claimed: ClaimedTry, signal: AbortSignal): Promise<void> {
  const { id, line: text, leaseToken } = claimed;
  const presenter = findPresenter(claimed.presenter)!;
  const workFolder = path.join(deps.workRoot, `${tryWorkFolders}.${leaseToken}`);
  const { ffmpegPath } = deps.ffmpeg;
  const file = (name: string): string => path.join(workFolder, name);
  await mkdir(workFolder, { recursive: true });
  try {
    const { voice } = presenter;
    const order = { text, voice, style: 'natural', speed: speakingSpeed.usual, workFolder } as const;
    const context = transientContext(signal);
    const speak = (engine: Speech) => engine.speak({ ...order, context });
    const readers = voicesWithoutCost(deps.voices).filter((engine) => engine.reads(text));
    const { made: speech } = await tryEngines('voice', readers, speak, deps.log);
    await renderPresenterClip({
      presenterId: presenter.id,
      mouth: await planSpeechMouth({ speech, workFolder, signal, ffmpegPath }),
      words: speech.words ?? [],
      speechPath: speech.path,
      overlayLines: layoutOverlay(text, houseFormat()),
      outputPath: file('clip.mp4'),
      workFolder,
      signal,
      ffmpegPath,
    });
    await markPreview({
      path: file('clip.mp4'),
      outputPath: file('preview.mp4'),
      workFolder,
      signal,
      ffmpegPath,
    });
    const mark = { title: 'Preview', creatorTool: 'Hookline' } as const;
    await markVideo({
      path: file('preview.mp4'),
      outputPath: file('marked.mp4'),
      digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
      ...mark,
    });
    signal.throwIfAborted();
    await deps.storage.put(tryKey(id), file('marked.mp4'));
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
