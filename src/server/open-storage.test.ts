import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startS3StandIn } from '../../tests/helpers/s3-stand-in.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import type { S3Settings } from './adapters/s3/s3-storage.ts';
import { StartError } from './errors.ts';
import { openStorage } from './open-storage.ts';

const signingSecret = 'a secret of the test';
const openWith = async (s3: S3Settings, secret = signingSecret) =>
  openStorage({ s3, dataFolder: await temporaryFolder(), signingSecret: secret });
const refusal = async (s3: S3Settings, secret?: string): Promise<StartError> => {
  const error = await openWith(s3, secret).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  return error as StartError;
};

test('a bucket is probed, and only its owner file stays in it', async () => {
  const server = await startS3StandIn();
  const dataFolder = await temporaryFolder();
  await openStorage({ s3: server.settings, dataFolder, signingSecret });
  expect([await server.keys(), await readdir(dataFolder)]).toEqual([['system/owner'], []]);
  const owner = await server.read('system/owner');
  expect(owner).not.toContain(signingSecret);
  await openWith(server.settings);
  expect(await server.read('system/owner')).toBe(owner);
});

test('processes that start concurrently do not remove each other’s probe file', async () => {
  const { settings, keys, questions } = await startS3StandIn();
  await Promise.all(Array.from({ length: 8 }, () => openWith(settings)));
  expect(await keys()).toEqual(['system/owner']);
  const removed = questions.filter(({ method }) => method === 'DELETE').map((question) => question.path);
  expect(new Set(removed).size).toBe(8);
});

test('another installation’s bucket is refused, because its files would be removed as orphans', async () => {
  const { settings, read } = await startS3StandIn();
  await openWith(settings);
  const owner = await read('system/owner');
  const { message } = await refusal(settings, 'a secret of somebody else');
  expect(message).toContain('Set the same SIGNING_SECRET on all machines, or choose another S3_BUCKET.');
  expect(await read('system/owner')).toBe(owner);
});

test('a missing bucket, a foreign key and an unreachable server end the start with a message', async () => {
  const server = await startS3StandIn();
  const { settings } = server;
  const place = `The bucket hookline-files (${settings.endpoint}) cannot be used: `;
  const stranger = await refusal({ ...settings, accessKeyId: 'STRANGER' });
  expect(stranger.message).toContain(place);
  expect(stranger.message).toContain('InvalidAccessKeyId: The AWS Access Key Id you provided does not exist');
  expect(stranger.message).toContain('See S3_ACCESS_KEY_ID.');
  await server.removeBucket();
  const missing = await refusal(settings);
  expect(missing.message).toContain('NoSuchBucket: The specified bucket does not exist');
  expect(missing.message).toContain('Create the bucket first');
  const absent = await refusal({ ...settings, endpoint: 'http://127.0.0.1:1' });
  expect(absent.message).toContain('ECONNREFUSED');
  expect(absent.message).toContain('See S3_ENDPOINT');
  for (const { message } of [stranger, missing, absent])
    expect(message).not.toContain(settings.secretAccessKey);
});

test.each(['PUT', 'GET', 'DELETE'])('a key that may not %s is detected at startup', async (method) => {
  const server = await startS3StandIn();
  server.fail(method, /system\/probe-/, { kind: 'status', status: 403, code: 'AccessDenied' });
  expect((await refusal(server.settings)).message).toContain('The key must be allowed to list');
});
