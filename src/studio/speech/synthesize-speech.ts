import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinUtterances } from './join-utterances.ts';
import { masterSpeech } from './master-speech.ts';
import { runFlite } from './run-flite.ts';
import type { FliteJob } from './run-flite.ts';
import type { SpeakableWord } from './speakable-text.ts';
import { speakableText } from './speakable-text.ts';
import type { SpeakingStyle, Speech, Voice } from './speech.ts';
import { splitSentences } from './split-sentences.ts';
import { timeWords } from './time-words.ts';
import { buildSeparatedJob, readWordPhones } from './word-phones.ts';
import { voiceRecipe } from './voice-recipe.ts';
import type { VoiceRecipe } from './voice-recipe.ts';
import { writeWavSamples } from './wav.ts';

export type SpeechRequest = {
  text: string;
  voice: Voice;
  style: SpeakingStyle;
  /** 0.5 … 2, 1 is the voice's own pace. */
  speed: number;
  workDir: string;
  signal?: AbortSignal;
  ffmpegPath?: string;
};

/**
 * Speaks the text with an embedded voice: about −16 LUFS, true peak below −1.5 dB, a short silence at both ends.
 * @throws {UnspeakableTextError} when the text holds nothing that the voice can say.
 */
export async function synthesizeSpeech(request: SpeechRequest): Promise<Speech> {
  const { text, speed, workDir, signal, ffmpegPath } = request;
  if (!(speed >= 0.5 && speed <= 2)) throw new RangeError(`speed must be 0.5 to 2, not ${speed}`);
  const sentences = splitSentences(speakableText(text));
  const recipe = voiceRecipe(request.voice, request.style);
  const limits = { timeoutMs: 20_000 + 40 * text.length, signal };

  const spoken = await runFlite({
    jobs: [
      ...sentences.map((sentence) => buildSentenceJob(sentence, recipe, speed)),
      ...sentences.map(buildSeparatedJob),
    ],
    ...limits,
  });
  const utterances = spoken.slice(0, sentences.length);
  const wordPhones = await readWordPhones(sentences, spoken.slice(sentences.length), limits);
  const joined = joinUtterances(utterances, { playbackRatio: recipe.playbackRatio, speed });

  const rawPath = join(workDir, 'speech-raw.wav');
  try {
    await writeFile(rawPath, writeWavSamples(joined));
    const path = await masterSpeech({ rawPath, workDir, equalizer: recipe.equalizer, signal, ffmpegPath });
    return {
      path,
      durationSeconds: joined.samples.length / joined.sampleRate,
      phones: joined.phones,
      words: sentences.flatMap((sentence, index) =>
        timeWords(
          sentence.map((word) => word.written),
          wordPhones[index]!,
          joined.phonesOfUtterance[index]!,
        ),
      ),
    };
  } finally {
    await rm(rawPath, { force: true });
  }
}

function buildSentenceJob(sentence: SpeakableWord[], recipe: VoiceRecipe, speed: number): FliteJob {
  const { pitchHertz, playbackRatio, tempo } = recipe;
  return {
    text: sentence.map((word) => word.spoken).join(' '),
    voice: recipe.fliteVoice,
    features: {
      duration_stretch: playbackRatio / (tempo * speed),
      ...(pitchHertz && {
        int_f0_target_mean: pitchHertz.mean / playbackRatio,
        int_f0_target_stddev: pitchHertz.deviation / playbackRatio,
      }),
    },
    withSamples: true,
  };
}
