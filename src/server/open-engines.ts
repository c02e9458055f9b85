import type { Logger } from 'pino';
import { receiveFalWebhook } from '#contract/calls/engines.ts';
import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import type { LanguageEngine, PictureEngine } from '#contract/engines.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { openEmbeddedBackgroundRemoval } from './adapters/embedded/embedded-background-removal.ts';
import { openEmbeddedLipSync } from './adapters/embedded/embedded-lip-sync.ts';
import { openEmbeddedPictures } from './adapters/embedded/embedded-pictures.ts';
import { openEmbeddedSpeech } from './adapters/embedded/embedded-speech.ts';
import { findEspeak, openEspeakSpeech } from './adapters/espeak/espeak-speech.ts';
import type { FalSettings } from './adapters/fal/fal-client.ts';
import { openFalBackgroundRemoval } from './adapters/fal/fal-background-removal.ts';
import { openFalImageToVideo } from './adapters/fal/fal-image-to-video.ts';
import { openFalLipSync } from './adapters/fal/fal-lip-sync.ts';
import { openFalPictures } from './adapters/fal/fal-pictures.ts';
import { openFalSpeech } from './adapters/fal/fal-speech.ts';
import { openInstalledSpeech } from './adapters/voice-models/installed-speech.ts';
import { openLocalSpeech } from './adapters/voice-models/local-speech.ts';
import { openOpenaiLanguage } from './adapters/openai/openai-language.ts';
import { openOpenaiPictures } from './adapters/openai/openai-pictures.ts';
import { openOpenaiSpeech } from './adapters/openai/openai-speech.ts';
import { canReach } from './addresses.ts';
import type { EventListener } from './db/event-listener.ts';
import type { EngineSettings } from './settings/engine-settings.ts';
import type { BackgroundRemoval } from './ports/background-removal.ts';
import type { ImageToVideo } from './ports/image-to-video.ts';
import type { Language } from './ports/language.ts';
import type { LipSync } from './ports/lip-sync.ts';
import type { Pictures } from './ports/pictures.ts';
import type { Speech } from './ports/speech.ts';

export type Engines = {
  /** Best first: the next engine takes over if one fails permanently. */
  voices: readonly Speech[];
  lipSyncs: readonly LipSync[];
  backgroundRemovals: readonly BackgroundRemoval[];
  /** Empty if none is connected: photos then get camera moves only. */
  imageToVideos: readonly ImageToVideo[];
  /** Empty if none is connected. */
  languages: readonly (Language & { engine: LanguageEngine })[];
  /** The chosen engine draws every picture of a story, because pictures of another one would not match. */
  pictures: Pictures & { engine: PictureEngine };
};

/** A B-roll job waits this long for a shot, so that two attempts leave it time to continue without the shot. */
const maxShotMs = 270_000;

type EngineOptions = {
  settings: EngineSettings;
  tools: FfmpegTools;
  logger: Logger;
  dataFolder: string;
  /** The origin of the URL to which vendors send webhooks. */
  publicOrigin: string;
  /** Wakes the process that waits for the order of a webhook. Null without a vendor that sends any. */
  events: EventListener | null;
};

/** Throws StartError if a chosen engine cannot work here. */
export async function openEngines(options: EngineOptions): Promise<Engines> {
  const { tools, logger } = options;
  const { ffmpegPath } = tools;
  const fal = options.settings.fal && { ...options.settings.fal, webhook: falWebhook(options) };
  const settings = { ...options.settings, fal };
  const chosen = await openChosenVoice(settings, ffmpegPath);
  const espeakPath = settings.espeakPath === 'off' ? null : (settings.espeakPath ?? (await findEspeak()));
  const engines: Engines = {
    voices: [
      ...(settings.prefersInstalledVoice
        ? [withoutMarks(openInstalledSpeech({ dataFolder: options.dataFolder, ffmpegPath, log: logger }))]
        : []),
      ...(chosen ? [withoutMarks(chosen)] : []),
      openEmbeddedSpeech({ ffmpegPath }),
      ...(espeakPath ? [withoutMarks(openEspeakSpeech({ espeakPath, ffmpegPath }))] : []),
    ],
    lipSyncs: [
      ...(settings.lipSync === 'fal' && fal
        ? [openFalLipSync({ ...fal, model: fal.lipSyncModel, tools })]
        : []),
      openEmbeddedLipSync({ tools }),
    ],
    backgroundRemovals: [
      ...(settings.backgroundRemoval === 'fal' && fal ? [openFalBackgroundRemoval({ ...fal, tools })] : []),
      openEmbeddedBackgroundRemoval({ tools }),
    ],
    imageToVideos:
      settings.imageToVideo === 'fal' && fal
        ? [
            openFalImageToVideo({
              ...fal,
              model: fal.imageToVideoModel,
              pace: { maxJobMs: maxShotMs },
            }),
          ]
        : [],
    languages: settings.openai.language
      ? [{ engine: 'openai', ...openOpenaiLanguage(settings.openai.language) }]
      : [],
    pictures: openPictures(settings),
  };
  const { voices, lipSyncs, backgroundRemovals, imageToVideos, languages, pictures } = engines;
  const names = (list: readonly { engine: string }[]) => list.map(({ engine }) => engine);
  const facts = {
    voices: names(voices),
    lipSyncs: names(lipSyncs),
    backgroundRemovals: names(backgroundRemovals),
    imageToVideos: names(imageToVideos),
    languages: names(languages),
    pictures: pictures.engine,
    falNotifies: Boolean(fal?.webhook),
  };
  logger.info(facts, 'engines in order of preference');
  return engines;
}

/** Only the app's own voices treat asterisks as emphasis; others might read them aloud. */
const withoutMarks = (speech: Speech): Speech => ({
  ...speech,
  speak: (order) => speech.speak({ ...order, text: withoutEmphasisMarks(order.text) }),
});

/** Null if fal cannot reach this server; its jobs are then only polled. */
function falWebhook(options: EngineOptions): FalSettings['webhook'] {
  const { publicOrigin, events } = options;
  const { fal } = options.settings;
  if (!fal || !events || !canReach(fal.queueUrl, publicOrigin)) return null;
  return { url: `${publicOrigin}${receiveFalWebhook.path}`, onOrderEnd: events.onOrderEnd };
}

function openPictures(
  settings: Omit<EngineSettings, 'fal'> & { fal: FalSettings | null },
): Engines['pictures'] {
  const { pictures, openai, fal } = settings;
  if (pictures === 'openai' && openai.pictures)
    return { engine: 'openai', ...openOpenaiPictures(openai.pictures) };
  if (pictures === 'fal' && fal) return { engine: 'fal', ...openFalPictures(fal) };
  return { engine: 'embedded', ...openEmbeddedPictures() };
}

async function openChosenVoice(
  settings: Omit<EngineSettings, 'fal'> & { fal: FalSettings | null },
  ffmpegPath: string,
): Promise<Speech | null> {
  const { voice, openai, fal, localVoiceFolder } = settings;
  if (voice === 'openai' && openai.speech) return openOpenaiSpeech({ ...openai.speech, ffmpegPath });
  if (voice === 'fal' && fal) return openFalSpeech({ ...fal, ffmpegPath });
  if (voice === 'local' && localVoiceFolder) return openLocalSpeech({ folder: localVoiceFolder, ffmpegPath });
  return null;
}
