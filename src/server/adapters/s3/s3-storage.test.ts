import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { startS3StandIn } from '../../../../tests/helpers/s3-stand-in.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { ProviderError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { storageContract } from '../contracts/storage.contract.ts';

const signingSecret = 'a secret of the test';
const key = 'users/u1/videos/a.mp4';

async function storageOnStandIn(pace?: Parameters<typeof openS3Storage>[0]['pace']) {
  const server = await startS3StandIn();
  const storage = await openS3Storage({ ...server.settings, signingSecret, ...(pace ? { pace } : {}) });
  const folder = await temporaryFolder();
  const keep = async (content: string | Buffer, as: string = key): Promise<void> => {
    const localPath = path.join(folder, crypto.randomUUID());
    await writeFile(localPath, content);
    await storage.put(as, localPath);
  };
  return { server, storage, folder, keep };
}

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

async function listFirst(storage: Storage): Promise<string> {
  for await (const entry of storage.list('users')) return entry.key;
  return '';
}

describe('S3 storage', () => {
  storageContract(async () => {
    let now = Date.UTC(2026, 0, 1, 12, 5);
    const { settings } = await startS3StandIn();
    const storage = await openS3Storage({ ...settings, signingSecret, now: () => now });
    return { storage, moveClock: (ms) => (now += ms) };
  });

  test('a multipart file is read back byte for byte, whole and across a part boundary', async () => {
    const { server, storage, folder, keep } = await storageOnStandIn();
    const content = randomBytes(12 * 1024 * 1024 + 7);
    await keep(content);
    expect(server.questions.filter(({ query }) => query['partNumber'])).toHaveLength(3);
    expect(await storage.find(key)).toEqual({ sizeBytes: content.length });
    expect((await readFile(await storage.fetch(key, folder))).equals(content)).toBe(true);
    const seam = 5 * 1024 * 1024;
    const read = await storage.open(key, { start: seam - 10, end: seam + 9 });
    expect(Buffer.concat(await read.toArray()).equals(content.subarray(seam - 10, seam + 10))).toBe(true);
  });

  test('no checksums are sent, because non-Amazon servers refuse them', async () => {
    const { server, keep } = await storageOnStandIn();
    await keep('small');
    await keep(randomBytes(6 * 1024 * 1024));
    const headers = new Set(server.questions.flatMap((question) => question.headers));
    expect(headers).toContain('x-amz-content-sha256');
    expect([...headers].filter((name) => name.includes('checksum'))).toEqual([]);
  });

  test('a failed part leaves nothing in the bucket and keeps the local file', async () => {
    const { server, storage, folder } = await storageOnStandIn();
    const localPath = path.join(folder, 'large');
    await writeFile(localPath, randomBytes(11 * 1024 * 1024));
    server.fail('PUT', /a\.mp4$/, { kind: 'status', status: 403, code: 'AccessDenied' });
    expect(await errorOf(storage.put(key, localPath))).toMatchObject({ status: 403, retryable: false });
    expect([await server.keys(), await server.parts()]).toEqual([[], []]);
    expect((await stat(localPath)).size).toBe(11 * 1024 * 1024);
    await storage.put(key, localPath);
    expect(await server.keys()).toEqual([key]);
  });

  test('an interrupted download is restarted', async () => {
    const { server, storage, folder, keep } = await storageOnStandIn();
    const content = randomBytes(300_000);
    await keep(content);
    server.fail('GET', /a\.mp4$/, { kind: 'cut' }, 2);
    expect((await readFile(await storage.fetch(key, folder))).equals(content)).toBe(true);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('a download that keeps failing is retryable and leaves no partial file', async () => {
    const { server, storage, folder, keep } = await storageOnStandIn();
    await keep(randomBytes(300_000));
    server.fail('GET', /a\.mp4$/, { kind: 'cut' }, 10);
    const error = await errorOf(storage.fetch(key, folder));
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ retryable: true });
    expect(await readdir(folder)).toEqual([]);
  });

  test('a reader of a truncated file gets an error instead of half the content', async () => {
    const { server, storage, keep } = await storageOnStandIn();
    await keep(randomBytes(300_000));
    server.fail('GET', /a\.mp4$/, { kind: 'cut' });
    const reading = (await storage.open(key)).toArray();
    await expect(reading).rejects.toThrow('aborted');
  });

  test('destroying a reader aborts the request', async () => {
    const { server, storage, keep } = await storageOnStandIn();
    await keep(randomBytes(8 * 1024 * 1024));
    const reading = await storage.open(key);
    await new Promise((resolve) => reading.once('readable', resolve));
    expect(server.broken).toEqual([]);
    reading.destroy();
    await expect.poll(() => server.broken).toEqual([`/${server.settings.bucket}/${key}`]);
  });

  test('an idle reader releases its connection', async () => {
    const { server, storage, keep } = await storageOnStandIn({ idleMs: 300 });
    await keep(randomBytes(8 * 1024 * 1024));
    const reading = await storage.open(key);
    const failed = new Promise<Error>((resolve) => reading.once('error', resolve));
    expect((await failed).name).toBe('TimeoutError');
    await expect.poll(() => server.broken).toHaveLength(1);
  });

  test('a short outage goes unnoticed', async () => {
    const { server, storage, keep } = await storageOnStandIn();
    server.fail('PUT', /a\.mp4$/, { kind: 'status', status: 503, code: 'SlowDown' }, 2);
    await keep('hello');
    server.fail('HEAD', /a\.mp4$/, { kind: 'status', status: 500, code: 'InternalError' });
    expect(await storage.find(key)).toEqual({ sizeBytes: 5 });
  });

  test.each([
    ['an outage', { kind: 'status', status: 503, code: 'ServiceUnavailable' }, true],
    ['a refusal', { kind: 'status', status: 403, code: 'AccessDenied' }, false],
    ['silence', { kind: 'hang' }, true],
  ] as const)('%s is reported as such and never as a missing file', async (_name, fault, retryable) => {
    // Only silence is waited for; a busy machine can take long over any other answer.
    const waitMs = fault.kind === 'hang' ? 1_000 : 10_000;
    const { server, storage, folder, keep } = await storageOnStandIn({ answerMs: waitMs, checkMs: waitMs });
    await keep('hello');
    for (const method of ['GET', 'HEAD', 'DELETE']) server.fail(method, /./, fault, 1_000);
    const asked = [
      storage.find(key),
      storage.open(key),
      storage.fetch(key, folder),
      storage.remove(key),
      storage.check(),
      listFirst(storage),
    ];
    for (const error of await Promise.all(asked.map(errorOf))) {
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({ provider: 'The S3 storage', retryable });
    }
  });

  test('the check detects a missing bucket and an unknown key id', async () => {
    const { server, storage } = await storageOnStandIn();
    await storage.check();
    const stranger = await openS3Storage({ ...server.settings, accessKeyId: 'STRANGER', signingSecret });
    expect(await errorOf(stranger.check())).toMatchObject({
      status: 403,
      cause: { name: 'InvalidAccessKeyId' },
    });
    await server.removeBucket();
    expect(await errorOf(storage.check())).toMatchObject({ status: 404, cause: { name: 'NoSuchBucket' } });
    expect(await errorOf(storage.open(key))).toMatchObject({ cause: { name: 'NoSuchBucket' } });
  });

  test('an unreachable server is reported at once', async () => {
    const { settings } = await startS3StandIn();
    const storage = await openS3Storage({ ...settings, endpoint: 'http://127.0.0.1:1', signingSecret });
    expect(await errorOf(storage.check())).toMatchObject({
      retryable: true,
      cause: { code: 'ECONNREFUSED' },
    });
  });
});
