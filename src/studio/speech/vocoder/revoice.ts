import type { Utterance } from '../flite/run-flite.ts';
import { phoneGroup } from './phone-groups.ts';
import type { PhoneGroup } from './phone-groups.ts';
import { planMelody } from './plan-melody.ts';
import type { TimedPhone, WordMark } from './plan-melody.ts';
import { shapeEnvelope, shapedBins } from './shape-envelope.ts';
import type { Timbre } from './shape-envelope.ts';
import { analyseEnvelope } from './spectral-envelope.ts';
import { synthesizeVoice, vocoderRate } from './synthesize-voice.ts';
import { frameSeconds, trackPitch } from './track-pitch.ts';
import { stretchPhones } from './stretch-phones.ts';

export type VoiceCharacter = {
  /** The mean pitch of the flite voice, in hertz. */
  fliteHertz: number;
  meanHertz: number;
  spreadSemitones: number;
  timbre: Timbre;
  /** 1 is normal; a lower value is breathier. */
  clarity: number;
};

export type RevoiceOrder = { utterance: Utterance; words: readonly WordMark[]; isWordQuestion: boolean };

/** Resynthesises an utterance of flite with another voice and melody, at 32 kHz, with phone times in the new samples. */
export function revoice(
  { utterance, words, isWordQuestion }: RevoiceOrder,
  character: VoiceCharacter,
): Utterance {
  const { samples, sampleRate, phoneEnds } = utterance;
  const own = phoneEnds.map(({ phone, endSeconds }, index) => ({
    phone,
    startSeconds: phoneEnds[index - 1]?.endSeconds ?? 0,
    endSeconds,
  }));
  const { phones, toSource } = stretchPhones(own, words);
  const durationSeconds = phones.at(-1)?.endSeconds ?? 0;
  const track = trackPitch(samples, sampleRate, character.fliteHertz);
  const at = <T>(values: ArrayLike<T>, seconds: number): T =>
    values[Math.min(values.length - 1, Math.max(0, Math.round(seconds / frameSeconds)))]!;
  const melody = planMelody({
    phones,
    words,
    ownPitchAt: (seconds) => at(track.hertz, toSource(seconds)),
    meanHertz: character.meanHertz,
    spreadSemitones: character.spreadSemitones,
    isWordQuestion,
  });
  const frames = shapeFrames(utterance, own, track, character);
  const isExclaimed = words.at(-1)?.ending === '!';
  const loudWords = words.filter(({ isEmphasised }) => isEmphasised);
  const envelope = new Float64Array(shapedBins);
  const voiced = synthesizeVoice(durationSeconds, (seconds) => {
    const position = Math.min(frames.length - 1.001, Math.max(0, toSource(seconds) / frameSeconds));
    const [before, share] = [Math.floor(position), position % 1];
    const [left, right] = [frames[before]!, frames[before + 1]!];
    const mix = (a: number, b: number) => a + share * (b - a);
    for (let bin = 0; bin < shapedBins; bin++) envelope[bin] = mix(left.envelope[bin]!, right.envelope[bin]!);
    const emphasis = loudWords.some(
      ({ firstPhone, lastPhone }) =>
        seconds >= phones[firstPhone]!.startSeconds && seconds < phones[lastPhone]!.endSeconds,
    );
    return {
      envelope,
      pitchHertz: at(melody, seconds),
      voicing: mix(left.voicing, right.voicing),
      breathFromHertz: mix(left.breathFromHertz, right.breathFromHertz) * character.clarity,
      gain: (emphasis ? 1.3 : 1) * (isExclaimed ? 1.25 : 1),
    };
  });
  return {
    phoneEnds: phones.map(({ phone, endSeconds }) => ({ phone, endSeconds })),
    sampleRate: vocoderRate,
    samples: Int16Array.from(voiced, (sample) =>
      Math.max(-32_767, Math.min(32_767, Math.round(sample * headroom))),
    ),
  };
}

/** Pulses have higher peaks than flite's samples; the loudness is set later. */
const headroom = 0.6;

type Frame = { envelope: Float64Array; voicing: number; breathFromHertz: number };

function shapeFrames(
  { samples, sampleRate }: Utterance,
  phones: readonly TimedPhone[],
  track: ReturnType<typeof trackPitch>,
  character: VoiceCharacter,
): Frame[] {
  const analyse = analyseEnvelope(samples, sampleRate);
  let index = 0;
  const plans = Array.from(track.hertz, (hertz, frame) => {
    const centreSeconds = frame * frameSeconds;
    while (index < phones.length - 1 && centreSeconds >= phones[index]!.endSeconds) index++;
    const group: PhoneGroup = phoneGroup(phones[index]!.phone);
    const voicing = voicingOf(group, track.periodicity[frame]!);
    return { group, voicing, centreSeconds, pitchHertz: voicing > 0.3 ? hertz : null };
  });
  // One allocation, because thousands of small ones cost as much as the computation.
  const shaped = new Float64Array(plans.length * shapedBins);
  const frames: Frame[] = [];
  for (let first = 0; first < plans.length; first += 2) {
    const pair = analyse(plans[first]!, plans[first + 1] ?? plans[first]!);
    for (const [offset, { group, voicing }] of plans.slice(first, first + 2).entries()) {
      const at = (first + offset) * shapedBins;
      const envelope = shaped.subarray(at, at + shapedBins);
      shapeEnvelope(pair[offset]!, envelope, { group, timbre: character.timbre });
      frames.push({ envelope, voicing, breathFromHertz: group.breathFromHertz });
    }
  }
  return frames;
}

/** An unvoiced sound has some voicing next to a voiced neighbour. */
function voicingOf({ isVoiced }: PhoneGroup, periodicity: number): number {
  const threshold = isVoiced ? 0.45 : 0.8;
  return Math.min(1, Math.max(0, (periodicity - threshold) / 0.2));
}
