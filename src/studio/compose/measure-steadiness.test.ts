import { mkdir, readdir } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { isSteadySound } from './measure-steadiness.ts';
import { testNoise, testSilence, testSong, testSpeech } from './test-parts.ts';

const file = await testFolder();
const workFolder = file('work');
beforeAll(() => mkdir(workFolder));

const overNoise = (speech: string) =>
  `${speech}[words];anoisesrc=c=pink:r=48000:d=4:a=0.04[room];[words][room]amix`;

it.each([
  ['noise', testNoise, true],
  ['a song', testSong(4), true],
  ['words with pauses', testSpeech, false],
  ['words over the noise of a room', overNoise(testSpeech), false],
  ['nothing', `${testSilence}:d=0.01`, false],
])('%s', async (name, source, isSteady) => {
  const path = await makeMedia(file(`${name}.wav`), [source]);
  expect(await isSteadySound(path, { workFolder })).toBe(isSteady);
  expect(await readdir(workFolder)).toEqual([]);
});
