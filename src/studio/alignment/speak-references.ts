import { joinUtterances } from '../speech/flite/join-utterances.ts';
import { matchPhones } from '../speech/flite/match-phones.ts';
import { runFlite } from '../speech/flite/run-flite.ts';
import type { FliteJob, FliteVoice } from '../speech/flite/run-flite.ts';
import type { Phone } from '../speech/speech.ts';
import type { SpeakableWord } from '../speech/text/speakable-text.ts';
import { speakableText } from '../speech/text/speakable-text.ts';
import { splitSentences } from '../speech/flite/split-sentences.ts';
import { buildSeparatedJob, readWordPhones } from '../speech/flite/word-phones.ts';

/** A phone and the index of its word in the text. */
export type WordPhone = Phone & { word: number };

/** The text spoken by an embedded voice, whose phone times are known. `phones` has no silences. */
export type Reference = { samples: Int16Array; phones: WordPhone[] };

/**
 * Speaks the text once with each voice. `words` are the written words that can be spoken; the references are in the order of
 * the voices. Throws UnspeakableTextError if the embedded voices cannot say any word of the text.
 */
export async function speakReferences(task: {
  text: string;
  voices: readonly FliteVoice[];
  signal?: AbortSignal;
}): Promise<{ words: string[]; references: Reference[] }> {
  const { text, voices, signal } = task;
  const words = speakableText(text);
  const sentences = splitSentences(words);
  const runLimits = { timeoutMs: 20_000 + 40 * text.length * voices.length, signal };
  const spoken = await runFlite({
    jobs: [
      ...voices.flatMap((voice) => sentences.map((sentence) => buildReferenceJob(sentence, voice))),
      ...sentences.map(buildSeparatedJob),
    ],
    ...runLimits,
  });
  const separated = spoken.slice(voices.length * sentences.length);
  const wordPhones = (await readWordPhones(sentences, separated, runLimits)).flat();
  // The words alone: in a sentence, flite does not report where a word ends, and changes or omits some phones.
  const named = wordPhones.flatMap((row, word) => row.map((phone) => ({ phone, word })));
  const references = voices.map((_, index) => {
    const utterances = spoken.slice(index * sentences.length, (index + 1) * sentences.length);
    const { samples, phonesOfUtterance } = joinUtterances(utterances, { playbackRatio: 1, speed: 1 });
    const sounds = phonesOfUtterance.flat().filter(({ phone }) => phone !== 'pau');
    const matches = matchPhones(
      named.map(({ phone }) => phone),
      sounds.map(({ phone }) => phone),
    );
    return {
      samples,
      phones: sounds.map((sound, position) => ({
        ...sound,
        word: named[matches[position]!.index]?.word ?? 0,
      })),
    };
  });
  return { words: words.map(({ written }) => written), references };
}

function buildReferenceJob(sentence: SpeakableWord[], voice: FliteVoice): FliteJob {
  return { text: sentence.map(({ spoken }) => spoken).join(' '), voice, features: {}, withSamples: true };
}
