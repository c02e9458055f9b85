import { existsSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import { scopes } from '#contract/scopes.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { createStorageSpace } from '../use-cases/system/storage-space.ts';
import { createUnfinishedUploadsQuota } from '../use-cases/uploads/limit-unfinished-uploads.ts';
import { mountResumableUploads } from './resumable-uploads.ts';
import { createServer } from './server.ts';

const mebibyte = 1_024 ** 2;

async function openEndpoint() {
  const database = await testDatabase();
  const userId = await testAccount(database);
  const folder = await temporaryFolder();
  const disk = { freeBytes: 100_000 * mebibyte, totalBytes: 200_000 * mebibyte };
  const logger = pino({ level: 'silent' });
  const storageSpace = createStorageSpace({ measure: async () => disk, log: logger });
  const app = await createServer({
    logger,
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async () => ({
      userId,
      via: { kind: 'session', sessionId: 's' },
      scopes: new Set(scopes),
    }),
    storageSpace,
  });
  const files = mountResumableUploads(app, {
    folder,
    quota: createUnfinishedUploadsQuota({ database, storageSpace }),
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const send = (method: string, id: string | null, headers: Record<string, string>, body?: string) =>
    fetch(new URL(resumableUploads.path + (id === null ? '' : `/${id}`), origin), {
      method,
      headers: { authorization: 'Bearer t', 'tus-resumable': '1.0.0', ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const begin = async (sizeBytes: number) => {
    const response = await send('POST', null, { 'upload-length': String(sizeBytes) });
    return { response, id: response.headers.get('location')?.split('/').at(-1) ?? '' };
  };
  const sendPart = (id: string, body: string) =>
    send('PATCH', id, { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }, body);
  return { disk, folder, files, begin, sendPart, cancel: (id: string) => send('DELETE', id, {}) };
}

const largest = limits.maxUploadBytes;

test('a sixth large unfinished upload is refused; cancelling or completing one makes room', async () => {
  const { files, begin, cancel } = await openEndpoint();
  const begun = [];
  for (let count = 0; count < 5; count += 1) begun.push(await begin(largest));
  expect(begun.map(({ response }) => response.status)).toEqual([201, 201, 201, 201, 201]);
  const { response } = await begin(largest);
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({
    error: 'too_many_unfinished_uploads',
    message: expect.stringContaining('Finish or cancel one of them'),
  });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect((await cancel(begun[0]!.id)).status).toBe(204);
  expect((await begin(largest)).response.status).toBe(201);
  await files.remove(begun[1]!.id);
  expect((await begin(largest)).response.status).toBe(201);
});

test('an upload rejected by the protocol takes no space', async () => {
  const { begin } = await openEndpoint();
  for (let count = 0; count < 6; count += 1) expect((await begin(largest + 1)).response.status).toBe(413);
  expect((await begin(largest)).response.status).toBe(201);
});

test('without disk space an upload is not started, and further parts are refused', async () => {
  const { disk, begin, sendPart } = await openEndpoint();
  const { id } = await begin(10);
  disk.freeBytes = 300 * mebibyte;
  const { response } = await begin(largest);
  expect([response.status, await response.json()]).toEqual([
    507,
    expect.objectContaining({ error: 'storage_full' }),
  ]);
  disk.freeBytes = 200 * mebibyte;
  const part = await sendPart(id, '0123456789');
  expect([part.status, ((await part.json()) as { error: string }).error]).toEqual([507, 'storage_full']);
});

test.runIf(existsSync('/dev/full'))(
  'a part that fills the disk gets a clear error without system details @fix-034',
  async () => {
    const { folder, begin, sendPart } = await openEndpoint();
    const { id } = await begin(10);
    await rm(path.join(folder, id));
    await symlink('/dev/full', path.join(folder, id));
    const part = await sendPart(id, '0123456789');
    const body = await part.text();
    expect([part.status, JSON.parse(body)]).toEqual([
      507,
      { error: 'storage_full', message: expect.stringContaining('no room') },
    ]);
    expect(body).not.toContain('ENOSPC');
  },
);
