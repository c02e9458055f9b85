import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { replaceBackground } from '#studio/greenscreen/replace-background.ts';
import type { BackgroundRemoval } from '../../ports/background-removal.ts';

/** The app's own keyer and matting. */
export function openEmbeddedBackgroundRemoval({ tools }: { tools: FfmpegTools }): BackgroundRemoval {
  return {
    engine: 'embedded',
    methods: ['chroma-key', 'matting'],
    async replace({ method, overlayPng, workFolder, context, ...order }) {
      const { durationSeconds, engine } = await replaceBackground({
        ...order,
        engine: method,
        ...(overlayPng ? { overlayPng } : {}),
        workFolder,
        signal: context.signal,
        tools,
      });
      return { durationSeconds, method: engine };
    },
  };
}
