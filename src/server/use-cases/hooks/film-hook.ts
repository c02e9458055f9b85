import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineNote, LipSyncEngine } from '#contract/engines.ts';
import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { planSpeechMouth } from '#studio/alignment/plan-speech-mouth.ts';
import { measureLoudness } from '#studio/ffmpeg/measure-loudness.ts';
import { extractPoster } from '#studio/house-format/extract-poster.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { renderPresenterClip } from '#studio/presenter/render-presenter-clip.ts';
import type { HookRow } from '../../db/hooks.ts';
import type { StoredMedia } from '../../db/video-tables.ts';
import { hookVersions } from '../../domain/recipes.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Errand } from '../../ports/errand.ts';
import type { LipSync } from '../../ports/lip-sync.ts';
import type { SpokenText } from '../../ports/speech.ts';
import { sealVideo, type SealDeps } from '../videos/seal-video.ts';
import type { getTemplate } from '../templates/find-template.ts';
import type { SpeakDeps } from './speak-hook.ts';
import { tryEngines } from './try-engines.ts';

export type FilmDeps = SpeakDeps & SealDeps & { lipSyncs: readonly LipSync[] };

type Template = Awaited<ReturnType<typeof getTemplate>>;

/** A speaker with the speech, about to be filmed. */
type Scene = {
  hook: HookRow;
  speech: SpokenText;
  context: JobContext;
  errandOf: (engine: string) => Errand;
  outputPath: string;
  onProgress: (fraction: number) => void;
};
type Filmed = { durationSeconds: number; engine: LipSyncEngine; notes: EngineNote[] };
export type StoredFilm = {
  media: StoredMedia;
  engine: LipSyncEngine;
  notes: EngineNote[];
  /** Of our own pictures; null of a vendor's. A film that was stored before there were versions has none. */
  version?: number | null;
};

/** Films the hook: draws a presenter, or lets the person in a clip say it. Answers where it is stored. */
export async function filmHook(
  deps: FilmDeps,
  template: Template,
  scene: Omit<Scene, 'outputPath'>,
): Promise<StoredFilm> {
  const { hook, context } = scene;
  const { workFolder, signal } = context;
  const outputPath = path.join(workFolder, 'hook.mp4');
  const filmed =
    template.kind === 'presenter'
      ? await drawPresenter(deps, template, { ...scene, outputPath })
      : await moveLips(deps, template, { ...scene, outputPath });
  const loudness = await measureLoudness({ path: outputPath, tools: deps.ffmpeg, signal });
  const posterPath = path.join(workFolder, 'poster.jpg');
  await extractPoster({ videoPath: outputPath, outputPath: posterPath, tools: deps.ffmpeg, signal });
  const key = `users/${hook.user_id}/hooks/${hook.id}.mp4`;
  const posterKey = `users/${hook.user_id}/hooks/${hook.id}.jpg`;
  await deps.storage.put(posterKey, posterPath);
  const sealedPath = await sealVideo(deps, {
    path: outputPath,
    title: withoutEmphasisMarks(hook.text),
    digitalSourceType:
      template.kind === 'presenter' ? 'trainedAlgorithmicMedia' : 'compositeWithTrainedAlgorithmicMedia',
    workFolder,
    signal,
  });
  await deps.storage.put(key, sealedPath);
  const { durationSeconds, engine, notes } = filmed;
  const version =
    engine === 'embedded' ? hookVersions[template.kind === 'presenter' ? 'presenter' : 'footage'] : null;
  return { media: { key, posterKey, durationSeconds, loudness }, engine, notes, version };
}

const overlayOf = (hook: HookRow) => (hook.overlay_enabled ? layoutOverlay(hook.text, houseFormat()) : []);

async function drawPresenter(
  deps: FilmDeps,
  { presenter }: Template & { kind: 'presenter' },
  scene: Scene,
): Promise<Filmed> {
  const { workFolder, signal } = scene.context;
  const { ffmpegPath } = deps.ffmpeg;
  const { durationSeconds } = await renderPresenterClip({
    presenterId: presenter.id,
    mouth: await planSpeechMouth({ speech: scene.speech, workDir: workFolder, signal, ffmpegPath }),
    gestures: scene.hook.hook_style,
    words: scene.speech.words ?? [],
    take: scene.hook.take,
    speechPath: scene.speech.path,
    overlayLines: overlayOf(scene.hook),
    outputPath: scene.outputPath,
    workDir: workFolder,
    signal,
    onProgress: scene.onProgress,
    ffmpegPath,
  });
  return { durationSeconds, engine: 'embedded', notes: [] };
}

async function moveLips(
  deps: FilmDeps,
  footage: Template & { kind: 'footage' },
  scene: Scene,
): Promise<Filmed> {
  const { workFolder } = scene.context;
  const clipPath = await deps.storage.fetch(footage.clipKey, workFolder);
  const analysisPath = await deps.storage.fetch(footage.analysisKey, workFolder);
  const analysis = JSON.parse(await readFile(analysisPath, 'utf8')) as object;
  const { made, engine, notes } = await tryEngines(
    'lip-sync',
    deps.lipSyncs,
    (lipSync) =>
      lipSync.synchronise({
        clipPath,
        analysis,
        external: footage.external,
        text: scene.hook.text,
        speech: scene.speech,
        overlayLines: overlayOf(scene.hook),
        outputPath: scene.outputPath,
        workFolder,
        onProgress: scene.onProgress,
        errand: scene.errandOf(lipSync.engine),
      }),
    deps.log,
  );
  if (made.isVoiceOver) notes.push({ code: 'voice_over' });
  if (footage.external && !deps.lipSyncs.some((lipSync) => lipSync.engine === 'fal'))
    notes.push({ code: 'model_not_connected' });
  return { durationSeconds: made.durationSeconds, engine, notes };
}
