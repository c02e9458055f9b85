import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineNote, LipSyncEngine } from '#contract/engines.ts';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { planSpeechMouth } from '#studio/alignment/plan-speech-mouth.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { outfitFor } from '#studio/presenter/people/outfit-for.ts';
import { renderPresenterClip } from '#studio/presenter/render-presenter-clip.ts';
import type { HookRow } from '../../db/hooks.ts';
import { hookVersions } from '../../domain/recipes.ts';
import { progressBetween, type JobContext } from '../../domain/tasks.ts';
import type { LipSync } from '../../ports/lip-sync.ts';
import { toEngineContext } from '../tasks/to-engine-context.ts';
import type { SealDeps } from '../videos/seal-video.ts';
import type { Speaker } from '../templates/find-template.ts';
import { storeFilm, type StoredFilmFiles } from './store-film.ts';
import type { Sounds, SpeakDeps, StoredSpeech } from './speak-hook.ts';
import { tryEngines } from './try-engines.ts';

export type FilmDeps = SpeakDeps & SealDeps & { lipSyncs: readonly LipSync[] };

/** A hook with its speech, ready to be filmed. */
type Scene = {
  hook: HookRow;
  speech: Pick<StoredSpeech, 'durationSeconds'> & {
    path: string;
    /** Under way while a vendor makes the picture. */
    sounds: Promise<Sounds>;
  };
  context: JobContext;
  outputPath: string;
  onProgress: (fraction: number) => void;
};
type Filmed = { durationSeconds: number; engine: LipSyncEngine; notes: EngineNote[] };
export type StoredFilm = Omit<StoredFilmFiles, 'cleanKey'> & {
  /** Missing in films stored before captions existed. */
  cleanKey?: string | null;
  engine: LipSyncEngine;
  notes: EngineNote[];
  /**
   * The version of the embedded renderer; null for a vendor's film. Missing in films stored before versions existed.
   */
  version?: number | null;
};

/** The share of filming in the progress of a hook with captions; burning in the captions is the rest. */
const filmingShare = 0.85;

/** Films the hook: draws a presenter, or makes the person in a clip speak. Returns the stored film. */
export async function filmHook(
  deps: FilmDeps,
  speaker: Speaker,
  scene: Omit<Scene, 'outputPath'>,
): Promise<StoredFilm> {
  const { hook, context } = scene;
  const { workFolder } = context;
  const share = hook.caption_style ? filmingShare : 1;
  const outputPath = path.join(workFolder, 'hook.mp4');
  const filming: Scene = {
    ...scene,
    outputPath,
    onProgress: (fraction) => scene.onProgress(fraction * share),
  };
  const filmed =
    speaker.kind === 'presenter'
      ? await drawPresenter(deps, speaker, filming)
      : await moveLips(deps, speaker, filming);
  const { durationSeconds, engine, notes } = filmed;
  const version =
    engine === 'embedded' ? hookVersions[speaker.kind === 'presenter' ? 'presenter' : 'footage'] : null;
  const { words } = await scene.speech.sounds;
  const onProgress = (fraction: number) => scene.onProgress(progressBetween(share, 1, fraction));
  const files = await storeFilm(deps, {
    hook,
    path: outputPath,
    durationSeconds,
    words,
    context,
    onProgress,
  });
  if (hook.caption_style && !words) notes.push({ code: 'captions_estimated' });
  return { ...files, engine, notes, version };
}

const overlayOf = (hook: HookRow) => (hook.overlay_enabled ? layoutOverlay(hook.text, houseFormat()) : []);

async function drawPresenter(
  deps: FilmDeps,
  { presenter }: Speaker & { kind: 'presenter' },
  scene: Scene,
): Promise<Filmed> {
  const { workFolder, signal } = scene.context;
  const { ffmpegPath } = deps.ffmpeg;
  const { phones, words } = await scene.speech.sounds;
  const speech = { ...scene.speech, phones };
  const { durationSeconds } = await renderPresenterClip({
    presenterId: presenter.id,
    mouth: await planSpeechMouth({ speech, workFolder, signal, ffmpegPath }),
    gestures: scene.hook.hook_style,
    words: words ?? [],
    variation: scene.hook.variation,
    outfit: outfitFor(scene.hook.variation),
    speechPath: scene.speech.path,
    overlayLines: overlayOf(scene.hook),
    outputPath: scene.outputPath,
    workFolder,
    signal,
    onProgress: scene.onProgress,
    ffmpegPath,
  });
  return { durationSeconds, engine: 'embedded', notes: [] };
}

async function moveLips(
  deps: FilmDeps,
  footage: Speaker & { kind: 'footage' },
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
        speech: {
          ...scene.speech,
          findPhones: async () => (await scene.speech.sounds).phones,
        },
        overlayLines: overlayOf(scene.hook),
        outputPath: scene.outputPath,
        workFolder,
        onProgress: scene.onProgress,
        context: toEngineContext(scene.context, `lip-sync-${lipSync.engine}`),
      }),
    deps.log,
  );
  if (made.isVoiceOver) notes.push({ code: 'voice_over' });
  if (footage.external && !deps.lipSyncs.some((lipSync) => lipSync.engine === 'fal'))
    notes.push({ code: 'model_not_connected' });
  return { durationSeconds: made.durationSeconds, engine, notes };
}
