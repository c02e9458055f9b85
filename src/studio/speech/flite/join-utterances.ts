import type { Utterance } from './run-flite.ts';
import type { Phone } from '../speech.ts';

/** Silence before the first sound, so that the video does not start in the middle of a breath. */
const leadInSeconds = 0.25;
const tailSeconds = 0.35;
const sentenceGapSeconds = 0.3;
/** The kept part of flite's own silence around an utterance: its first and last sound fade in and out within it. */
const edgeSeconds = 0.03;

export type JoinedUtterances = {
  /** Sample rate at which the samples have the planned pitch and times. */
  sampleRate: number;
  samples: Int16Array;
  /** Without gaps, from 0 to the end; silence is "pau". */
  phones: Phone[];
  /** The phones of each utterance, without its outer silences. */
  phonesOfUtterance: Phone[][];
};

/** Joins the utterances with even silences and maps their phone times to the result. */
export function joinUtterances(
  utterances: Utterance[],
  { playbackRatio, speed }: { playbackRatio: number; speed: number },
): JoinedUtterances {
  const fliteRate = utterances[0]!.sampleRate;
  const sampleRate = Math.round(fliteRate * playbackRatio);
  const toSamples = (seconds: number) => Math.round(seconds * sampleRate);
  const pieces: Int16Array[] = [];
  const phonesOfUtterance: Phone[][] = [];
  let length = 0;
  const append = (piece: Int16Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  const silence = (seconds: number) => append(new Int16Array(Math.max(0, toSamples(seconds))));

  for (const [index, { phoneEnds, samples }] of utterances.entries()) {
    const phones = phoneEnds.map(({ phone, endSeconds }, position) => ({
      phone,
      start: Math.round((phoneEnds[position - 1]?.endSeconds ?? 0) * fliteRate),
      end: Math.min(Math.round(endSeconds * fliteRate), samples.length),
    }));
    const sounding = phones.slice(phones.findIndex(isSound), phones.findLastIndex(isSound) + 1);
    const edge = toSamples(edgeSeconds);
    const from = Math.max(0, (sounding[0]?.start ?? 0) - edge);
    const to = Math.min(samples.length, (sounding.at(-1)?.end ?? 0) + edge);
    silence(index === 0 ? leadInSeconds - edgeSeconds : sentenceGapSeconds / speed - 2 * edgeSeconds);
    const offset = length - from;
    append(samples.subarray(from, to));
    phonesOfUtterance.push(
      sounding.map(({ phone, start, end }) => ({
        phone,
        startSeconds: (offset + start) / sampleRate,
        endSeconds: (offset + end) / sampleRate,
      })),
    );
  }
  silence(tailSeconds - edgeSeconds);
  const phones = fillWithSilence(phonesOfUtterance.flat(), length / sampleRate);
  return { sampleRate, samples: concatenate(pieces, length), phones, phonesOfUtterance };
}

const isSound = ({ phone }: { phone: string }) => phone !== 'pau';

/** Phones without gaps, from 0 to the end. */
export function fillWithSilence(phones: Phone[], durationSeconds: number): Phone[] {
  const filled: Phone[] = [];
  let now = 0;
  for (const phone of phones) {
    if (phone.startSeconds > now)
      filled.push({ phone: 'pau', startSeconds: now, endSeconds: phone.startSeconds });
    filled.push(phone);
    now = phone.endSeconds;
  }
  if (durationSeconds > now) filled.push({ phone: 'pau', startSeconds: now, endSeconds: durationSeconds });
  return filled;
}

function concatenate(pieces: Int16Array[], length: number): Int16Array {
  const joined = new Int16Array(length);
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}
