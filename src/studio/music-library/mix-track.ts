import { filterLoop } from './effects/biquad.ts';
import { compress } from './effects/compressor.ts';
import { echo } from './effects/echo.ts';
import { pump } from './effects/pump.ts';
import { reverberate } from './effects/reverb.ts';
import { instruments } from './instruments/instruments.ts';
import { measureLoudnessOf } from './loudness.ts';
import { performPart } from './notation/perform-part.ts';
import { scoreSeconds } from './notation/score.ts';
import type { Part, Score } from './notation/score.ts';
import { addInLoop, addSound, decibelsToGain, makeSilence, sampleRate, scaleSound } from './sound.ts';
import type { Sound } from './sound.ts';

/** The level to mix at; render-track.ts brings the finished track to its final loudness. */
const mixLufs = -20;

const aacFrameSamples = 1024;

/** Throws unless the bars fill whole AAC frames: the encoder would pad the last frame, and the loop would have a gap. */
export function countLoopSamples(score: Score): number {
  const samples = scoreSeconds(score) * sampleRate;
  const frames = Math.round(samples / aacFrameSamples);
  if (Math.abs(samples - frames * aacFrameSamples) > 1e-6) {
    throw new Error(`${score.id}: ${samples} samples are not a whole number of frames`);
  }
  return frames * aacFrameSamples;
}

/** All parts mixed with reverb and echo into a seamless loop. */
export function mixTrack(score: Score): Sound {
  const dry = makeSilence(countLoopSamples(score));
  const reverbSend = makeSilence(dry.left.length);
  const echoSend = makeSilence(dry.left.length);
  for (const [name, part] of Object.entries(score.parts)) {
    const sound = playPart(score, name);
    addSound(dry, sound);
    addSound(reverbSend, sound, part.reverb ?? 0);
    addSound(echoSend, sound, part.echo ?? 0);
  }
  const { steps, feedback } = score.echo;
  const delaySamples = Math.round((steps * 60 * sampleRate) / (score.bpm * 4));
  const repeats = echo(echoSend, { delaySamples, feedback });
  addSound(reverbSend, repeats, 0.25);
  addSound(dry, repeats);
  addSound(dry, reverberate(reverbSend, score.room));
  finishMix(dry, score.brightness ?? 0);
  return dry;
}

/** One part alone, at its loudness in the score. */
function playPart(score: Score, name: string): Sound {
  const part = score.parts[name]!;
  const sound = makeSilence(countLoopSamples(score));
  const play = instruments[part.instrument];
  const gains = panGains(part);
  for (const { startSample, note } of performPart(score, name)) {
    addInLoop(sound, play(note), startSample, gains);
  }
  if (part.lowCutHertz) filterLoop(sound, 'highPass', { hertz: part.lowCutHertz });
  if (part.highCutHertz) filterLoop(sound, 'lowPass', { hertz: part.highCutHertz });
  const lufs = measureLoudnessOf(sound);
  if (!Number.isFinite(lufs)) throw new Error(`${score.id}: part ${name} is inaudible`);
  scaleSound(sound, decibelsToGain(mixLufs + part.loudness - lufs));
  if (part.pump)
    pump(sound, {
      kickSamples: findKicks(score),
      depth: part.pump,
      recoverySeconds: 0.75 * (60 / score.bpm),
    });
  return sound;
}

const findKicks = (score: Score): number[] =>
  score.parts['kick'] ? performPart(score, 'kick').map(({ startSample }) => startSample) : [];

/** Equal-power panning. */
function panGains({ pan = 0 }: Part): [number, number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2];
}

function finishMix(mix: Sound, brightness: number): void {
  filterLoop(mix, 'highPass', { hertz: 36 });
  filterLoop(mix, 'bell', { hertz: 62, q: 0.8, gainDb: -2 });
  filterLoop(mix, 'highShelf', { hertz: 3200, q: 0.6, gainDb: 5 + brightness });
  // A dip at the frequencies of consonants: the track plays under speech.
  filterLoop(mix, 'bell', { hertz: 2400, q: 0.6, gainDb: -2 });
  scaleSound(mix, decibelsToGain(mixLufs - measureLoudnessOf(mix)));
  compress(mix, { thresholdDb: -25, ratio: 2.2, attackSeconds: 0.006, releaseSeconds: 0.16 });
}
