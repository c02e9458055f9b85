import { speakableText } from '#studio/speech/text/speakable-text.ts';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';
import { UnspeakableTextError } from '#studio/speech/text/unspeakable-text-error.ts';
import type { Speech } from '../../ports/speech.ts';

/** The app's own voices: Latin script only, with the timing of each sound. */
export function openEmbeddedSpeech({ ffmpegPath }: { ffmpegPath: string }): Speech {
  return {
    engine: 'embedded',
    reads: canSay,
    speak: ({ workFolder, context, ...order }) =>
      synthesizeSpeech({ ...order, workFolder, signal: context.signal, ffmpegPath }),
  };
}

function canSay(text: string): boolean {
  try {
    return speakableText(text).length > 0;
  } catch (error) {
    if (error instanceof UnspeakableTextError) return false;
    throw error;
  }
}
