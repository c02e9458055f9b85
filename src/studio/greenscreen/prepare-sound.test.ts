import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { samplesPerFrame } from '../house-format/house-format.ts';
import { readWavSamples } from '../speech/wav.ts';
import { prepareSound, type SoundChoice } from './prepare-sound.ts';

const file = await testFolder();
const frames = 40;
const loopFrames = 13;

const prepare = (clip: string, choice: SoundChoice, background = 'behind.mp4') =>
  prepareSound({
    clipPath: file(clip),
    frames,
    background: { type: 'video', path: file(background), fit: 'fill' },
    choice,
    workFolder: file('.'),
  });

beforeAll(async () => {
  const seconds = loopFrames / 30;
  const sweep = `aevalsrc='0.4*sin(2000*t+9000*t*t)':s=44100:d=${seconds}`;
  const black = (length: number) => `color=s=64x64:r=30:d=${length}`;
  await makeMedia(file('behind.mp4'), [black(seconds), sweep], ['-c:a', 'aac']);
  await makeMedia(file('mute.mp4'), [black(seconds)]);
  await makeMedia(file('voice.mp4'), [black(1.5), 'sine=f=300:d=1.5'], ['-c:a', 'aac']);
  await makeMedia(file('silent.mp4'), [black(1.5), 'anullsrc=d=1.5'], ['-c:a', 'aac']);
});

it('keeps the clip’s sound in place', async () => {
  const { voiceOver, music } = await prepare('voice.mp4', 'own');
  expect([voiceOver?.path, music]).toEqual([file('voice.mp4'), undefined]);
});

it('loops the background’s sound with its pictures, to the clip’s end', async () => {
  const { voiceOver, music } = await prepare('voice.mp4', 'both');
  expect(voiceOver?.path).toBe(file('voice.mp4'));
  expect(music).toMatchObject({ durationSeconds: frames / 30, volume: 100 });
  const mono = file('mono.wav');
  await runFfmpeg({ args: ['-y', '-i', music!.path, '-ac', '1', '-c:a', 'pcm_s16le', mono] });
  const { samples } = readWavSamples(await readFile(mono));
  expect(samples.length).toBe(frames * samplesPerFrame);
  const loopSamples = loopFrames * samplesPerFrame;
  expect(samples.subarray(loopSamples, 2 * loopSamples)).toEqual(samples.subarray(0, loopSamples));
  expect(samples.subarray(2 * loopSamples, 3 * loopSamples)).toEqual(samples.subarray(0, loopSamples));
  expect(samples.subarray(1, 1 + loopSamples)).not.toEqual(samples.subarray(0, loopSamples));
});

it('uses only the background’s sound when it is chosen or the clip is silent', async () => {
  for (const [clip, choice] of [
    ['voice.mp4', 'background'],
    ['silent.mp4', 'both'],
  ] as const) {
    const { voiceOver, music } = await prepare(clip, choice);
    expect([voiceOver?.path, music]).toEqual([file('background-sound.wav'), undefined]);
  }
});

it('is silent when no chosen source has sound', async () => {
  expect(await prepare('silent.mp4', 'own')).toEqual({});
  expect(await prepare('silent.mp4', 'both', 'mute.mp4')).toEqual({});
  expect(await prepare('voice.mp4', 'background', 'mute.mp4')).toEqual({});
});
