import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runThread } from '../threads/run-thread.ts';
import { joinUtterances } from './flite/join-utterances.ts';
import { markWords } from './flite/mark-words.ts';
import { masterSpeech } from './master-speech.ts';
import { runFlite, type FliteJob, type FliteVoice, type Utterance } from './flite/run-flite.ts';
import { type SpeakableWord, speakableText } from './text/speakable-text.ts';
import type { SpeakingStyle, Speech, Voice } from './speech.ts';
import { splitSentences } from './flite/split-sentences.ts';
import { findWords, timeWords } from './flite/time-words.ts';
import { planSpeaker } from './voice-character.ts';
import { buildSeparatedJob, readWordPhones } from './flite/word-phones.ts';
import { writeWavSamples } from './wav.ts';
import { seededRandom } from './vocoder/seeded-random.ts';

export type SpeechRequest = {
  text: string;
  voice: Voice;
  style: SpeakingStyle;
  /** 0.5 … 2; 1 is the voice's normal pace. */
  speed: number;
  /** Each variation of the same words has another melody; 0 by default. */
  variation?: number;
  workFolder: string;
  signal?: AbortSignal;
  ffmpegPath?: string;
};

/**
 * Speaks the text with an embedded voice: about −16 LUFS, true peak below −1.5 dB, a short silence at both ends.
 * @throws {UnspeakableTextError} if the text has no word that the voice can say.
 */
export async function synthesizeSpeech(request: SpeechRequest): Promise<Speech> {
  const { text, speed, workFolder, signal, ffmpegPath } = request;
  if (!(speed >= 0.5 && speed <= 2)) throw new RangeError(`speed must be 0.5 to 2, not ${speed}`);
  const sentences = splitSentences(speakableText(text));
  const { fliteVoice, tempo, character } = planSpeaker(request.voice, request.style, request.variation);
  const limits = { timeoutMs: 20_000 + 40 * text.length, signal };

  const spoken = await runFlite({
    jobs: [
      ...sentences.map((sentence) => buildSentenceJob(sentence, fliteVoice, tempo * speed)),
      ...sentences.map(buildSeparatedJob),
    ],
    ...limits,
  });
  const plain = spoken.slice(0, sentences.length);
  const wordPhones = await readWordPhones(sentences, spoken.slice(sentences.length), limits);
  const spans = plain.map(({ phoneEnds }, index) =>
    findWords(
      wordPhones[index]!,
      phoneEnds.map(({ phone }) => phone),
    ),
  );
  const utterances = await runThread<Utterance[]>({
    worker: new URL('./revoice-worker.ts', import.meta.url),
    order: {
      orders: plain.map((utterance, index) => markWords(sentences[index]!, spans[index]!, utterance)),
      character,
    },
    purpose: 'shapes the voice',
    ...limits,
  });
  const joined = joinUtterances(utterances, { playbackRatio: 1, speed });
  addRoom(joined.samples, joined.sampleRate);

  const rawPath = join(workFolder, 'speech-raw.wav');
  try {
    await writeFile(rawPath, writeWavSamples(joined));
    const path = await masterSpeech({ rawPath, workFolder, equalizer: [], signal, ffmpegPath });
    return {
      path,
      durationSeconds: joined.samples.length / joined.sampleRate,
      phones: joined.phones,
      words: sentences.flatMap((sentence, index) => {
        const firstSound = plain[index]!.phoneEnds.findIndex(({ phone }) => phone !== 'pau');
        const written = sentence.map((word) => word.written);
        return timeWords(written, spans[index]!, joined.phonesOfUtterance[index]!, firstSound);
      }),
    };
  } finally {
    await rm(rawPath, { force: true });
  }
}

function buildSentenceJob(sentence: SpeakableWord[], voice: FliteVoice, tempo: number): FliteJob {
  return {
    text: sentence.map((word) => word.spoken).join(' '),
    voice,
    features: { duration_stretch: 1 / tempo },
    withSamples: true,
  };
}

/** First reflections of a small furnished room: seconds, and share of the direct sound. */
const reflections = 14;
const first = { seconds: 0.006, share: 0.055 };
const lastSeconds = 0.07;
/** Fades to a tenth within the room's last reflection. */
const decaySeconds = 0.03;

/** Adds a little room sound in place, so that the voice does not seem to be inside the listener's head. */
function addRoom(samples: Int16Array, sampleRate: number): void {
  const dry = samples.slice();
  const random = seededRandom(7);
  for (let index = 0; index < reflections; index++) {
    const seconds = first.seconds + ((index + random() * 0.8) / reflections) * (lastSeconds - first.seconds);
    const sign = random() < 0.5 ? -1 : 1;
    const share = sign * first.share * Math.exp(-(seconds - first.seconds) / decaySeconds);
    const delay = Math.round(seconds * sampleRate);
    // Walls absorb high frequencies, approximated by the mean of two neighbours.
    for (let at = delay + 1; at < samples.length; at++) {
      samples[at]! += (share * (dry[at - delay]! + dry[at - delay - 1]!)) / 2;
    }
  }
}
