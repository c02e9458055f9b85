import { alignSpeech, InaudibleSpeechError } from '#studio/alignment/align-speech.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { UnspeakableTextError } from '#studio/speech/text/unspeakable-text-error.ts';
import { spreadWords, type TimedWord } from '#contract/spread-words.ts';
import type { JobContext } from '../../domain/tasks.ts';

type UntimedSpeech = { path: string; text: string; durationSeconds: number };

/** The time of each word, by alignment; spread by word length if the embedded voices cannot read the text, or no speech is heard. */
export async function timeSpokenWords(
  { ffmpeg: { ffmpegPath } }: { ffmpeg: FfmpegTools },
  { path: audioPath, text, durationSeconds }: UntimedSpeech,
  { workFolder, signal }: Pick<JobContext, 'workFolder' | 'signal'>,
): Promise<TimedWord[]> {
  try {
    return (await alignSpeech({ audioPath, text, workFolder, signal, ffmpegPath })).words;
  } catch (error) {
    if (error instanceof UnspeakableTextError || error instanceof InaudibleSpeechError)
      return spreadWords(text, durationSeconds);
    throw error;
  }
}
