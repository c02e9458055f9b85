import { planSpeechMouth } from '#studio/alignment/plan-speech-mouth.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { currentAnalysis } from '#studio/face/footage/current-analysis.ts';
import { lipSyncFootage } from '#studio/face/lip-sync-footage.ts';
import type { LipSync } from '../../ports/lip-sync.ts';

/** The app's own lip-sync on footage: moves the mouths in the clip to match the speech. */
export function openEmbeddedLipSync({ tools }: { tools: FfmpegTools }): LipSync {
  return {
    engine: 'embedded',
    async synchronise({ clipPath, analysis, speech, context, ...order }) {
      const { signal } = context;
      const made = await lipSyncFootage({
        clipPath,
        analysis: await currentAnalysis(analysis, { path: clipPath, signal, tools }),
        mouth: await planSpeechMouth({
          speech: { ...speech, phones: await speech.findPhones() },
          workFolder: order.workFolder,
          signal,
          ffmpegPath: tools.ffmpegPath,
        }),
        speechPath: speech.path,
        overlayLines: order.overlayLines,
        outputPath: order.outputPath,
        workFolder: order.workFolder,
        onProgress: order.onProgress,
        signal,
        tools,
      });
      return { durationSeconds: made.durationSeconds, isVoiceOver: made.isVoiceOver };
    },
  };
}
