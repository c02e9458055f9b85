import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as account from '#contract/calls/account.ts';
import { readMe } from '#contract/calls/accounts.ts';
import { shareVideo } from '#contract/calls/shares.ts';
import { apiOf } from '../helpers/api.ts';
import { startMachine } from '../helpers/machine.ts';
import { readZip } from '../helpers/read-zip.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { startS3StandIn } from '../helpers/s3-stand-in.ts';
import { makeClip, sampleFolder } from '../helpers/sample-media.ts';
import { testDatabase } from '../helpers/test-database.ts';
import { askForVideo, startShortHook, videoEnd } from '../helpers/video-steps.ts';

test('web and worker without a shared disk make, serve, export and erase through one bucket', async () => {
  const s3 = await startS3StandIn();
  const { databaseUrl } = await testDatabase();
  const environment = { ...s3.environment, DATABASE_URL: databaseUrl };
  const web = await startMachine('web', environment);
  const worker = await startMachine('worker', environment);
  const url = await waitFor(web.url, 60_000);
  await waitFor(async () => ((await fetch(new URL('/api/ready', url))).ok ? true : undefined), 30_000);

  const person = await apiOf(url).signIn();
  await person.buy('starter');
  const product = await makeClip(path.join(await sampleFolder(), 'product.mp4'), {
    seconds: 1,
    size: '160x120',
  });
  const { generationId } = await startShortHook(person);
  await askForVideo(person, generationId, { product });
  const video = await videoEnd(person, generationId);
  expect(video.status).toBe('completed');

  expect(video.videoUrl).toMatch(/^\/api\/files\/users\//);
  const whole = await fetch(new URL(video.videoUrl!, url));
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, bytes.length]).toEqual([200, Number(whole.headers.get('content-length'))]);
  const part = await fetch(new URL(video.videoUrl!, url), { headers: { range: 'bytes=100-199' } });
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))]).toEqual([
    206,
    true,
  ]);
  const { url: sharedAt } = await person.call(shareVideo, { params: { generationId } });
  expect((await fetch(sharedAt)).status).toBe(200);
  expect((await fetch(new URL(`/api/share/${generationId}/video.mp4`, url))).status).toBe(200);

  await person.call(account.startExport);
  const { downloadUrl } = await waitFor(async () => {
    const found = (await person.call(account.readExport)).export;
    return found?.status === 'ready' ? found : undefined;
  }, 60_000);
  const zip = readZip(Buffer.from(await (await fetch(new URL(downloadUrl!, url))).arrayBuffer()));
  expect([...zip.keys()].filter((name) => name.startsWith('media/videos/'))).toHaveLength(2);

  const keys = await s3.keys();
  expect(keys.length).toBeGreaterThan(5);
  const others = ['system/owner'];
  expect(keys.filter((key) => !key.startsWith(`users/${person.userId}/`))).toEqual(others);
  const left = async (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
  for (const { dataFolder } of [web, worker]) {
    for (const name of ['storage', 'incoming', 'work'])
      expect([name, await left(path.join(dataFolder, name))]).toEqual([name, []]);
  }

  const { email } = (await person.call(readMe)).user;
  await person.call(account.deleteAccount, { body: { email } });
  await waitFor(async () => ((await s3.keys()).length === 1 ? true : undefined), 60_000);
  expect(await s3.keys()).toEqual(others);
  expect(await s3.parts()).toEqual([]);
  for (const machine of [web, worker]) {
    expect(machine.log()).not.toContain(s3.settings.secretAccessKey);
    expect(machine.log()).not.toContain('"level":50');
  }
}, 300_000);

test('a process without access to the bucket exits and logs why', async () => {
  const s3 = await startS3StandIn();
  const { databaseUrl } = await testDatabase();
  const environment = { ...s3.environment, DATABASE_URL: databaseUrl, S3_BUCKET: 'another-bucket' };
  const worker = await startMachine('worker', environment);
  expect(await worker.ended).toBe(1);
  expect(worker.log()).toContain('The bucket another-bucket (');
  expect(worker.log()).toContain('NoSuchBucket');
  expect(worker.log()).not.toContain(s3.settings.secretAccessKey);
});
