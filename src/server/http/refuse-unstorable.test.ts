import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { smallPicture, contentFront } from '../../../tests/helpers/content-front.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { createEmbeddedStorage } from '../adapters/embedded/embedded-storage.ts';
import { mountEmbeds } from './embeds.ts';
import { createServer } from './server.ts';
import { mountShares } from './shares.ts';

test.each(['/api/share/%00', '/api/share/a%00/video.mp4', '/api/share/%00/poster.jpg', '/embed/%00'])(
  '%s, which needs no session, is rejected before any database query',
  async (url) => {
    const database = await testDatabase();
    const folder = path.join(await temporaryFolder(), 'storage');
    const app = await createServer({
      logger: pino({ level: 'silent' }),
      security: { google: false, analyticsOrigin: null, https: false },
      authenticate: async () => null,
    });
    onTestFinished(() => app.close());
    const deps = {
      database,
      publicOrigin: 'http://x',
      storage: createEmbeddedStorage({ folder, signingSecret: 's' }),
    };
    mountShares(app, deps);
    mountEmbeds(app, deps);
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_request']);
    expect(reply.json().message).toMatch(/^The path .*NUL/);
    expect((await app.inject(url.replaceAll(/a?%00/g, 'absent'))).statusCode).toBe(404);
  },
);

const auth = (token: string) => ({ authorization: `Bearer ${token}` });

test('unstorable text is rejected in the query, the headers and anywhere in a body @fix-015', async () => {
  const { app, person } = await contentFront();
  const headers = auth((await person()).token);
  const add = (body: string) =>
    app.inject({
      method: 'POST',
      url: '/api/categories',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
  const refused = [
    await app.inject({ url: '/api/templates?text=%00', headers }),
    await app.inject({ url: '/api/templates?unknown=%00', headers }),
    await app.inject({ url: '/api/templates', headers: { ...headers, 'user-agent': 'a\0b' } }),
    await add(String.raw`{"name":"a\u0000b"}`),
    await add(String.raw`{"name":"A","metadata":{"a":["\ud800"]}}`),
    await add(String.raw`{"name":"A","metadata":{"\u0000":1}}`),
    await add(`{"name":"A","metadata":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
  ];
  for (const reply of refused)
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_request']);
  expect(refused[4]!.json().message).toMatch(/^The body \/metadata\/a\/0 contains a character/);
  expect((await add(String.raw`{"name":"Größe \ud83d\ude00","description":"\u0001"}`)).statusCode).toBe(201);
});

test('unstorable form fields are rejected, and file names are sanitised @fix-019', async () => {
  const { person, origin, database, filesThere } = await contentFront();
  const { token } = await person();
  const send = async (url: string, parts: string[], content: Buffer) => {
    const file = Buffer.concat([Buffer.from(`--b\r\n${parts.join('\r\n--b\r\n')}\r\n\r\n`), content]);
    const response = await fetch(new URL(url, origin), {
      method: 'POST',
      headers: { ...auth(token), 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([file, Buffer.from('\r\n--b--\r\n')]),
    });
    return { status: response.status, body: (await response.json()) as { error?: string } };
  };
  const disposition = 'Content-Disposition: form-data';
  const picture = smallPicture();
  for (const part of [
    `name="a"\r\n\r\nx\0`,
    `name="\0"\r\n\r\nx`,
    `name="a"\r\nContent-Type: application/json\r\n\r\n{}`,
  ]) {
    const parts = [`${disposition}; ${part}`, `${disposition}; name="thumbnail"; filename="a.png"`];
    const reply = await send('/api/templates/upload-thumbnail', parts, picture);
    expect([part, reply.status, reply.body.error]).toEqual([part, 400, 'invalid_request']);
  }
  expect(await filesThere()).toEqual([]);
  const named = [
    `; filename="a\0b.png"`,
    `; filename*=UTF-8''a%00b.png`,
    '\r\nContent-Type: application/octet-stream',
  ];
  for (const name of named) {
    const reply = await send('/api/templates/upload-thumbnail', [`${disposition}; name="t"${name}`], picture);
    expect([name, reply.status]).toEqual([name, 201]);
  }
  const kept = await database.selectFrom('content_files').select('file_name').execute();
  expect(kept.map(({ file_name }) => file_name)).toEqual(['ab.png', 'ab.png', 'file']);
});
