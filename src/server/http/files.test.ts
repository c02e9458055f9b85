import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startS3StandIn } from '../../../tests/helpers/s3-stand-in.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { createEmbeddedStorage } from '../adapters/embedded/embedded-storage.ts';
import { openS3Storage } from '../adapters/s3/s3-storage.ts';
import type { Storage } from '../ports/storage.ts';
import { attachment, mountFiles, parseRange } from './files.ts';
import { createServer } from './server.ts';

const signingSecret = 'a secret of the test';
const key = 'users/u1/videos/a.mp4';

async function frontOn(storage: Storage) {
  const local = path.join(await temporaryFolder(), 'file');
  await writeFile(local, '0123456789');
  await storage.put(key, local);
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async () => null,
  });
  mountFiles(app, { storage });
  onTestFinished(() => app.close());
  const ask = (range?: string, method: 'GET' | 'HEAD' = 'GET', url = storage.signAddress(key)) =>
    app.inject({ method, url, headers: range ? { range } : {} });
  return { app, ask };
}

const inFolder = async (): Promise<Storage> =>
  createEmbeddedStorage({ folder: await temporaryFolder(), signingSecret });
const inBucket = async (): Promise<Storage> =>
  openS3Storage({ ...(await startS3StandIn()).settings, signingSecret });

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('a file in %s', (_place, openStorage) => {
  test('is served in full', async () => {
    const { ask } = await frontOn(await openStorage());
    const reply = await ask();
    expect([reply.statusCode, reply.body]).toEqual([200, '0123456789']);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
    });
  });

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('is served in part for %s', async (range, body, served) => {
    const { ask } = await frontOn(await openStorage());
    const reply = await ask(range);
    expect([reply.statusCode, reply.body]).toEqual([206, body]);
    expect(reply.headers).toMatchObject({ 'content-range': served, 'content-length': String(body.length) });
  });

  test('returns 416 for a range beyond its end', async () => {
    const { ask } = await frontOn(await openStorage());
    const reply = await ask('bytes=10-');
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('returns the same headers for HEAD as for GET, without a body', async () => {
    const { ask } = await frontOn(await openStorage());
    const reply = await ask(undefined, 'HEAD');
    expect([reply.statusCode, reply.body, reply.headers['content-length']]).toEqual([200, '', '10']);
  });

  test('returns 404 without its signature and after its removal', async () => {
    const storage = await openStorage();
    const { ask } = await frontOn(storage);
    const address = storage.signAddress(key);
    for (const url of [`/api/files/${key}`, `${address}x`, address.replace('a.mp4', 'b.mp4')])
      expect((await ask(undefined, 'GET', url)).statusCode).toBe(404);
    await storage.remove(key);
    expect((await ask()).statusCode).toBe(404);
  });
});

test('a failing bucket returns an uncacheable 502', async () => {
  const server = await startS3StandIn();
  const { ask } = await frontOn(await openS3Storage({ ...server.settings, signingSecret }));
  for (const method of ['HEAD', 'GET']) {
    server.fail(method, /a\.mp4$/, { kind: 'status', status: 403, code: 'AccessDenied' });
    const reply = await ask('bytes=0-3');
    expect([reply.statusCode, reply.json().error]).toEqual([502, 'provider_failed']);
    expect(reply.headers['content-range']).toBeUndefined();
    expect(reply.headers['cache-control'] ?? '').not.toContain('max-age=3600');
    expect(reply.body).not.toContain(server.settings.bucket);
  }
});

test('a HEAD request reads no content from the bucket', async () => {
  const server = await startS3StandIn();
  const { ask } = await frontOn(await openS3Storage({ ...server.settings, signingSecret }));
  await ask(undefined, 'HEAD');
  expect(server.questions.map(({ method }) => method)).toEqual(['PUT', 'HEAD']);
});

test('a client that disconnects aborts the request to the bucket', async () => {
  const server = await startS3StandIn();
  const storage = await openS3Storage({ ...server.settings, signingSecret });
  const { app } = await frontOn(storage);
  const local = path.join(await temporaryFolder(), 'large');
  await writeFile(local, Buffer.alloc(40_000_000));
  await storage.put(key, local);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const reply = await fetch(new URL(storage.signAddress(key), origin), { signal: leaving.signal });
  expect(reply.status).toBe(200);
  await reply.body!.getReader().read();
  expect(server.broken).toEqual([]);
  leaving.abort();
  await expect.poll(() => server.broken).toEqual([`/${server.settings.bucket}/${key}`]);
});

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('%s of 100 bytes is %j', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test.each([
  ['Northwind-video.mp4', 'Northwind-video.mp4', 'Northwind-video.mp4'],
  ['نور-video.mp4', '___-video.mp4', '%D9%86%D9%88%D8%B1-video.mp4'],
  ["M&S's (new).mp4", 'M_S_s _new_.mp4', 'M%26S%27s%20%28new%29.mp4'],
  ['a"; filename="b.exe', 'a__ filename__b.exe', 'a_%3B%20filename%3D_b.exe'],
  ['../\u202Etxt\r\n\uD800', '..__txt___', '..__txt__%EF%BF%BD'],
])('the file name %j is %s for old clients, and exact for others @fix-058', (name, plain, exact) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${exact}`);
});
