import { rm } from 'node:fs/promises';
import path from 'node:path';
import { overlayPng } from '#studio/captions/overlay-image.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { fitSpokenClip, shortenClip } from '#studio/house-format/spoken-clip.ts';
import type { LipSync } from '../../ports/lip-sync.ts';
import { falAddresses, openFal, type FalSettings } from './fal-client.ts';
import { falLipSyncModels, videoOutput, type FalLipSyncModel } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';
import { fillPayload } from './fill-payload.ts';
import { malformedReplyError, refused } from '../vendor/vendor-failure.ts';

const operation = 'lip-sync';

/** Lip-sync by a model at fal.ai; the model makes the picture, the app adds sound and the house format. */
export function openFalLipSync(
  settings: FalSettings & { model: FalLipSyncModel; tools: FfmpegTools },
): LipSync {
  const fal = openFal(settings);
  const { model, tools } = settings;
  return {
    engine: 'fal',
    async synchronise({
      clipPath,
      speech,
      overlayLines,
      outputPath,
      workFolder,
      onProgress,
      context,
      ...order
    }) {
      const { signal } = context;
      const { external, text } = order;
      if (external?.baseUrl && !isConnectedQueue(external.baseUrl, settings.queueUrl)) {
        throw refused(
          fal.vendor.provider,
          operation,
          'the template names a queue that is not the connected one',
        );
      }
      const url = await runFalJob(fal, {
        operation,
        endpoint: external?.endpoint ?? model,
        input: async () => {
          const sentPath = path.join(workFolder, 'sent-clip.mp4');
          await shortenClip({
            clipPath,
            outputPath: sentPath,
            seconds: speech.durationSeconds,
            signal,
            tools,
          });
          const videoUrl = await fal.upload(sentPath, 'video/mp4', signal);
          await rm(sentPath, { force: true });
          const audioUrl = await fal.upload(speech.path, 'audio/wav', signal);
          return external
            ? fillPayload(external.payload, { text, video_url: videoUrl, audio_url: audioUrl })
            : falLipSyncModels[model]({ videoUrl, audioUrl });
        },
        output: videoOutput,
        onWaiting: (share) => onProgress(0.6 * share),
        context,
      });
      onProgress(0.6);
      const resultPath = path.join(workFolder, 'lip-synced');
      await fal.download({ url, path: resultPath, kind: 'video', signal });
      onProgress(0.7);
      const fitted = await fitSpokenClip({
        picturePath: resultPath,
        speechPath: speech.path,
        durationSeconds: speech.durationSeconds,
        ...(overlayLines.length > 0 ? { overlayPng: await overlayPng(overlayLines) } : {}),
        outputPath,
        workFolder,
        signal,
        onProgress: (fraction) => onProgress(0.7 + 0.3 * fraction),
        tools,
      });
      await rm(resultPath, { force: true });
      if (!fitted)
        throw malformedReplyError(
          fal.vendor.provider,
          operation,
          'the result is not a clip of the whole speech',
        );
      return { durationSeconds: fitted.durationSeconds, isVoiceOver: false };
    },
  };
}

/** The key is sent to no other queue; templates name fal's own URL unless they choose another. */
const isConnectedQueue = (baseUrl: string, queueUrl: string): boolean =>
  [queueUrl, falAddresses.queueUrl].some((own) => new URL(own).origin === new URL(baseUrl).origin);
