import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { closureFrames } from '../mouth/contact-frames.ts';
import { planMouth } from '../mouth/plan-mouth.ts';
import { correlation } from '../speech/listen.ts';
import type { FliteVoice } from '../speech/flite/run-flite.ts';
import type { SpeakingStyle, Speech, Voice } from '../speech/speech.ts';
import { speakOnce } from '../speech/test-speech.ts';
import { UnspeakableTextError } from '../speech/text/unspeakable-text-error.ts';
import type { AlignedSpeech } from './align-speech.ts';
import { alignSpeech, doubtfulCost, InaudibleSpeechError } from './align-speech.ts';
import { mouthFromEnergy } from './mouth-from-energy.ts';

const folder = await testFolder();
const workFolder = join(folder('x'), '..');
const hook = 'Stop scrolling! We saved $2,000 with AI, basically overnight. Maybe Bob’s puppy approves?';
const other = 'I never thought that a five minute habit could change my whole morning, but here we are.';

type Stranger = {
  voice: Voice;
  style: SpeakingStyle;
  speed: number;
  filter?: string;
  noise?: boolean;
  voices: FliteVoice[];
};

/** Each speaker stands on a voice that is not among the references, and most are changed beyond it. */
const strangers: Stranger[] = [
  { voice: 'nova', style: 'natural', speed: 1, voices: ['rms', 'awb', 'kal16'] },
  { voice: 'shimmer', style: 'enthusiastic', speed: 1.4, voices: ['rms', 'awb', 'kal16'] },
  { voice: 'alloy', style: 'serious', speed: 0.75, noise: true, voices: ['rms', 'awb', 'kal16'] },
  { voice: 'onyx', style: 'natural', speed: 1.6, voices: ['slt', 'awb', 'kal16'] },
  {
    voice: 'echo',
    style: 'natural',
    speed: 1,
    filter: 'rubberband=pitch=1.3',
    voices: ['slt', 'awb', 'kal16'],
  },
  {
    voice: 'fable',
    style: 'serious',
    speed: 1,
    filter: 'asetrate=48000*0.9,aresample=48000,atempo=1/0.9',
    voices: ['slt', 'rms', 'kal16'],
  },
];

async function speakAs({ voice, style, speed, filter, noise }: Stranger): Promise<Speech> {
  const speech = await speakOnce({ text: hook, voice, style, speed });
  const path = folder(`${voice}.m4a`);
  const hum = `anoisesrc=d=${speech.durationSeconds}:c=pink:a=0.02:r=48000[noise];[0:a][noise]amix=2:normalize=0:duration=first`;
  const change = noise ? ['-filter_complex', hum] : ['-af', filter ?? 'anull'];
  await runFfmpeg({ args: ['-y', '-i', speech.path, ...change, '-c:a', 'aac', path] });
  return { ...speech, path };
}

function meanStartError(found: AlignedSpeech, truth: Speech): number {
  expect(found.words.map(({ word }) => word)).toEqual(truth.words.map(({ word }) => word));
  const errors = truth.words.map((word, index) =>
    Math.abs(word.startSeconds - found.words[index]!.startSeconds),
  );
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

describe('alignment of any audio with its text', () => {
  test.each(strangers)(
    '$voice, $style, at $speed×: words, mouth and closed lips match the speaker',
    async (stranger) => {
      const truth = await speakAs(stranger);
      const found = await alignSpeech({
        audioPath: truth.path,
        text: hook,
        workFolder,
        voices: stranger.voices,
      });
      expect(meanStartError(found, truth)).toBeLessThan(0.02);

      const { durationSeconds } = truth;
      const opening = (phones: Speech['phones']) =>
        planMouth({ phones, durationSeconds }).poses.map((pose) => pose.opening);
      const heard = opening(found.phones);
      expect(correlation(heard, opening(truth.phones))).toBeGreaterThan(0.9);
      const closed = closureFrames(truth.phones, durationSeconds, 30);
      const hits = closed.filter((frame) => [-1, 0, 1].some((shift) => (heard[frame + shift] ?? 1) < 0.1));
      expect(hits.length / closed.length).toBeGreaterThanOrEqual(0.9);
      expect(found.cost).toBeLessThan(doubtfulCost);
    },
  );

  test.each([strangers[1]!, strangers[5]!])(
    'a text other than $voice’s has a higher cost',
    async (stranger) => {
      const { path: audioPath } = await speakAs(stranger);
      const { cost } = await alignSpeech({ audioPath, text: other, workFolder, voices: stranger.voices });
      expect(cost).toBeGreaterThan(doubtfulCost);
    },
  );

  test('follows a reader with additional pauses, even in three words', async () => {
    const text = 'Wait. Watch this!';
    const truth = await speakOnce({ text, voice: 'nova', style: 'natural', speed: 0.6 });
    const found = await alignSpeech({
      audioPath: truth.path,
      text,
      workFolder,
      voices: ['rms', 'awb', 'kal16'],
    });
    expect(found.cost).toBeLessThan(doubtfulCost);
    expect(meanStartError(found, truth)).toBeLessThan(0.03);
  });

  test('the phones cover the audio without gaps, and the work folder is empty', async () => {
    const { path } = await speakAs(strangers[0]!);
    const before = await readdir(workFolder);
    const { phones, words, durationSeconds } = await alignSpeech({ audioPath: path, text: hook, workFolder });
    expect(await readdir(workFolder)).toEqual(before);
    for (const [index, phone] of phones.entries()) {
      expect(phone.startSeconds).toBe(phones[index - 1]?.endSeconds ?? 0);
      expect(phone.endSeconds).toBeGreaterThan(phone.startSeconds);
    }
    expect(phones.at(-1)!.endSeconds).toBe(durationSeconds);
    for (const [index, word] of words.entries())
      expect(word.startSeconds).toBeGreaterThanOrEqual(words[index - 1]?.endSeconds ?? 0);
  });

  test('rejects silence, a file without sound and a text without words', async () => {
    const silence = await makeMedia(folder('silence.wav'), ['anullsrc=d=2']);
    await expect(alignSpeech({ audioPath: silence, text: hook, workFolder })).rejects.toThrow(
      InaudibleSpeechError,
    );
    const mute = await makeMedia(folder('mute.mp4'), ['color=s=64x64:d=1']);
    await expect(alignSpeech({ audioPath: mute, text: hook, workFolder })).rejects.toThrow(FfmpegError);
    const tone = await makeMedia(folder('tone.wav'), ['sine=d=1']);
    await expect(alignSpeech({ audioPath: tone, text: '🔥', workFolder })).rejects.toThrow(
      UnspeakableTextError,
    );
  });

  test('can be aborted', async () => {
    const { path: audioPath } = await speakAs(strangers[0]!);
    const aborted = new AbortController();
    const aligning = alignSpeech({ audioPath, text: hook, workFolder, signal: aborted.signal });
    setTimeout(() => aborted.abort(), 200);
    await expect(aligning).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('without a text the mouth follows the loudness, and rests in silence', async () => {
  const truth = await speakAs(strangers[0]!);
  const { poses } = await mouthFromEnergy({ audioPath: truth.path, workFolder });
  const planned = planMouth(truth).poses.map(({ opening }) => opening);
  const heard = poses.slice(0, planned.length).map(({ opening }) => opening);
  expect(correlation(heard, planned)).toBeGreaterThan(0.4);
  expect(correlation(heard.slice(15), planned.slice(0, heard.length - 15))).toBeLessThan(0.3);
  for (const opening of [...heard.slice(0, 4), ...heard.slice(-4)]) expect(opening).toBeLessThan(0.05);
  for (const { opening, width, teeth } of poses) {
    expect(Math.abs(width)).toBeLessThanOrEqual(1);
    for (const share of [opening, teeth]) expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(0.5);
  }
});
