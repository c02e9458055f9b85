import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeMedia, testFolder } from '#studio/ffmpeg/test-media.ts';
import type { Credentials } from '#studio/provenance/credentials.ts';
import { readMark } from '#studio/provenance/mark-video.ts';
import { readCredentials } from '../../../../tests/helpers/read-credentials.ts';
import { openContentCredentials } from '../../adapters/content-credentials.ts';
import { sealVideo } from './seal-video.ts';

const file = await testFolder();
const options = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
const video = await makeMedia(file('plain.mp4'), ['testsrc2=s=90x160:r=30:d=1'], options);

const told: string[] = [];
const log = {
  info: (text: string) => void told.push(`info: ${text}`),
  warn: (_facts: object, text: string) => void told.push(`warn: ${text}`),
};
const open = (chosen: Credentials | null = null, folder = 'data') =>
  openContentCredentials({ chosen, dataFolder: file(folder), log });
const credentials = (await open())!;
const crossed = { ...credentials, privateKey: (await open(null, 'other'))!.privateKey };

async function seal(given: Credentials | null, ingredientPaths: string[] = []) {
  told.length = 0;
  const workFolder = path.join(file('work'), crypto.randomUUID());
  await mkdir(workFolder, { recursive: true });
  const { signal } = new AbortController();
  const mark = { title: 'Stop!', digitalSourceType: 'trainedAlgorithmicMedia' } as const;
  const job = { path: video, ingredientPaths, workFolder, signal, ...mark };
  const sealed = await sealVideo({ credentials: Promise.resolve(given), log }, job);
  expect(await readMark(sealed)).toEqual({ ...mark, creatorTool: 'Hookline' });
  return readCredentials(sealed, credentials.certificateChain);
}

test('a sealed video has the plain mark and signed credentials, and nothing is logged', async () => {
  expect(await seal(credentials)).toMatchObject({ state: 'Trusted', title: 'Stop!' });
  expect(told).toEqual([]);
});

test('without credentials it has the plain mark', async () => {
  expect(await seal(null)).toBeNull();
  expect(told).toEqual([]);
});

test('a failing signer is retried once and logged, and the video has the plain mark', async () => {
  expect(await seal(crossed)).toBeNull();
  expect(told).toEqual(['warn: signing a video failed', 'warn: signing a video failed']);
});

test('an upload that the signer cannot process is left out', async () => {
  await writeFile(file('broken.mp4'), 'no video');
  expect(await seal(credentials, [file('broken.mp4')])).toMatchObject({ state: 'Trusted', ingredients: [] });
  expect(told).toEqual(['warn: signing a video failed']);
});

test('the installation’s certificate is generated once and logged, and one that cannot sign is not used', async () => {
  told.length = 0;
  expect(await open()).toEqual(credentials);
  expect(told.join()).toMatch(/^info: .*no authority vouches/);
  told.length = 0;
  expect(await open(crossed)).toBeNull();
  expect(told.join()).toMatch(/^warn: .*only the plain AI mark/);
});
