import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startS3StandIn } from '../../tests/helpers/s3-stand-in.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { StartError } from './errors.ts';
import { openStorage } from './open-storage.ts';

const signingSecret = 'a secret of the test';
const openWith = async (s3: Parameters<typeof openStorage>[0]['s3']) =>
  openStorage({ s3, dataFolder: await temporaryFolder(), signingSecret });
const refusal = async (s3: Parameters<typeof openStorage>[0]['s3']): Promise<StartError> => {
  const error = await openWith(s3).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  return error as StartError;
};

test('a bucket is tried out, and nothing of that stays in it', async () => {
  const server = await startS3StandIn();
  const dataFolder = await temporaryFolder();
  await openStorage({ s3: server.settings, dataFolder, signingSecret });
  expect(server.questions.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET', 'DELETE']);
  expect([await server.keys(), await readdir(dataFolder)]).toEqual([[], []]);
});

test('a bucket that is not there, a stranger’s key and a server that is not there end the start in words', async () => {
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
  expect(missing.message).toContain('Make the bucket first');
  const absent = await refusal({ ...settings, endpoint: 'http://127.0.0.1:1' });
  expect(absent.message).toContain('ECONNREFUSED');
  expect(absent.message).toContain('See S3_ENDPOINT');
  for (const { message } of [stranger, missing, absent])
    expect(message).not.toContain(settings.secretAccessKey);
});

test.each(['PUT', 'GET', 'DELETE'])('a key that may not %s is found out at the start', async (method) => {
  const server = await startS3StandIn();
  server.fail(method, /system\/probe$/, { kind: 'status', status: 403, code: 'AccessDenied' });
  expect((await refusal(server.settings)).message).toContain('The key must be allowed to list');
});
