import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { AppError } from '../errors.ts';
import { createStorageSpace } from '../use-cases/system/storage-space.ts';
import { mount } from './mount.ts';
import { readMultipart } from './read-multipart.ts';
import { createServer } from './server.ts';

const gibibyte = 1_024 ** 3;
const base = { method: 'POST', tag: 'test', access: 'public', reply: z.object({ ok: z.boolean() }) } as const;
const starting = defineCall({ ...base, path: '/api/start', summary: 'Start work', storesFiles: true });
const sending = defineCall({ ...base, path: '/api/send', summary: 'Send a file', multipart: true });
const breaking = defineCall({ ...base, path: '/api/break', summary: 'Send a file', multipart: true });
const failing = defineCall({ ...base, path: '/api/fail', summary: 'Fail' });
const reading = defineCall({ ...base, method: 'GET', path: '/api/read', summary: 'Read' });

const full = (code: string) => Object.assign(new Error('could not write to /srv/data'), { code });
const words = 'Hookline has no room for new files at the moment. Please try again later.';

async function openFront() {
  const disk = { freeBytes: 10 * gibibyte, totalBytes: 20 * gibibyte };
  const logger = pino({ level: 'silent' });
  const app = await createServer({
    logger,
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async () => null,
    storageSpace: createStorageSpace({ measure: async () => disk, log: logger }),
  });
  onTestFinished(() => app.close());
  const incomingFolder = await temporaryFolder();
  const errors = { next: full('ENOSPC') as Error };
  mount(app, starting, async () => ({ ok: true }));
  mount(app, reading, async () => ({ ok: true }));
  mount(app, failing, () => Promise.reject(errors.next));
  mount(app, sending, async ({ request: sent }) => {
    await readMultipart({ incomingFolder }, sent, { missing: 'No file' });
    return { ok: true };
  });
  mount(app, breaking, async ({ request: sent }) => {
    for await (const part of sent.parts())
      if (part.type === 'file') for await (const chunk of part.file) if (chunk) throw full('ENOSPC');
    return { ok: true };
  });
  return { app, disk, errors };
}

test('new work is refused before the disk is full, and reads still work @fix-035', async () => {
  const { app, disk } = await openFront();
  expect((await app.inject({ method: 'POST', url: '/api/start' })).statusCode).toBe(200);
  disk.freeBytes = gibibyte / 5;
  const refused = await app.inject({ method: 'POST', url: '/api/start' });
  expect([refused.statusCode, refused.json()]).toEqual([
    507,
    { error: 'storage_full', message: words, requestId: expect.any(String) },
  ]);
  expect((await app.inject({ url: '/api/read' })).statusCode).toBe(200);
});

test.each([
  ['a file', full('ENOSPC')],
  ['the user quota', full('EDQUOT')],
  ['a database', full('53100')],
  ['an upload', new AppError('upload_interrupted', 'The upload ended early', {}, full('ENOSPC'))],
])('%s on a full disk returns a clear error @fix-033', async (_what, error) => {
  const { app, errors } = await openFront();
  errors.next = error;
  const refused = await app.inject({ method: 'POST', url: '/api/fail' });
  expect([refused.statusCode, refused.json().error, refused.json().message]).toEqual([
    507,
    'storage_full',
    words,
  ]);
});

test('a write for an erased account is refused as an expired session', async () => {
  const { app, errors } = await openFront();
  errors.next = Object.assign(new Error('violates foreign key constraint'), {
    code: '23503',
    constraint: 'uploads_user_id_fkey',
  });
  const refused = await app.inject({ method: 'POST', url: '/api/fail' });
  expect([refused.statusCode, refused.json().error]).toEqual([401, 'session_expired']);
  errors.next = Object.assign(errors.next, { constraint: 'hooks_template_id_fkey' });
  expect((await app.inject({ method: 'POST', url: '/api/fail' })).statusCode).toBe(500);
});

test.each([
  ['before its body is read', '/api/send', gibibyte / 5],
  ['while its body is read', '/api/break', 10 * gibibyte],
])(
  'after an upload refused %s the connection accepts the next request @fix-036',
  async (_when, path, freeBytes) => {
    const { app, disk } = await openFront();
    disk.freeBytes = freeBytes;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const sockets = new Set<Socket>();
    const send = async (method: string, to: string, body?: Buffer) => {
      const headers = body
        ? { 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length }
        : {};
      const asked = request({ host: '127.0.0.1', port, agent, method, path: to, headers });
      asked.on('socket', (socket) => sockets.add(socket));
      asked.end(body);
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      return { status: response.statusCode, body: JSON.parse(await text(response)) as { error?: string } };
    };
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n';
    const file = Buffer.concat([Buffer.from(head), Buffer.alloc(20_000_000), Buffer.from('\r\n--b--\r\n')]);
    const refused = await send('POST', path, file);
    expect([refused.status, refused.body.error]).toEqual([507, 'storage_full']);
    expect((await send('GET', '/api/read')).status).toBe(200);
    expect(sockets.size).toBe(1);
  },
  10_000,
);
