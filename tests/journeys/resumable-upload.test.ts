import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeUpload } from '#contract/calls/uploads.ts';
import { limits } from '#contract/limits.ts';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import type { Person } from '../helpers/api.ts';
import { askOffset, beginResumable, sendPart } from '../helpers/resumable.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { makeClip, sampleFolder } from '../helpers/sample-media.ts';

let app: RunningApp;
let person: Person;
let clip: Buffer;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  person = await app.api.signIn();
  folder = await sampleFolder();
  clip = await readFile(await makeClip(path.join(folder, 'clip.mp4'), { seconds: 2, size: '160x120' }));
});
afterAll(() => app?.stop());

const sender = () => ({ url: app.url, token: person.token });
const partsFolder = () => path.join(app.dataFolder, 'resumable');
const complete = (who: Person, resumableId: string) => who.try(completeUpload, { body: { resumableId } });

test('parts sent before and after a killed web process become one upload, however often it is completed', async () => {
  const { id } = await beginResumable(sender(), { sizeBytes: clip.length });
  const half = Math.floor(clip.length / 2);
  expect(await sendPart(sender(), id, 0, clip.subarray(0, half))).toBe(204);
  const early = await complete(person, id);
  expect([early.status, early.body.error]).toEqual([400, 'upload_interrupted']);

  const [web] = app.pidsOf('web');
  killIfAlive(web!);
  await waitFor(() => (app.pidsOf('web').some((pid) => pid !== web) ? true : undefined), 20_000);
  const { offset } = await waitFor(
    async () =>
      askOffset(sender(), id).then(
        (answer) => (answer.status === 200 ? answer : undefined),
        () => undefined,
      ),
    20_000,
  );
  expect(offset).toBe(half);
  expect(await sendPart(sender(), id, offset, clip.subarray(offset))).toBe(204);

  const twins = await Promise.all([complete(person, id), complete(person, id)]);
  const later = await complete(person, id);
  for (const { status, body } of [...twins, later])
    expect([status, body.id, body.kind, body.sizeBytes]).toEqual([201, id, 'video', clip.length]);
  expect(later.body.durationSeconds).toBeCloseTo(2, 0);
  expect(await readdir(partsFolder())).toEqual([]);
  expect((await person.uploadReady(id)).previewUrl).toContain('/clips/');
});

test('an upload is visible to its owner only', async () => {
  const { id } = await beginResumable(sender(), { sizeBytes: 100 });
  const stranger = await app.api.signIn();
  const other = { url: app.url, token: stranger.token };
  expect((await askOffset(other, id)).status).toBe(404);
  expect(await sendPart(other, id, 0, Buffer.alloc(100))).toBe(404);
  expect((await complete(stranger, id)).status).toBe(404);
  expect((await askOffset({ ...other, token: 'invented' }, id)).status).toBe(401);
  expect((await askOffset(sender(), id)).offset).toBe(0);
  expect((await askOffset(sender(), '..%2fpayments')).status).toBe(404);
});

test('an oversized file is refused before any byte is sent, an invalid one on completion; nothing stays', async () => {
  const before = await readdir(partsFolder());
  expect((await beginResumable(sender(), { sizeBytes: limits.maxUploadBytes + 1 })).status).toBe(413);
  const text = Buffer.from('This is not a video.\n'.repeat(50));
  await writeFile(path.join(folder, 'text.mp4'), text);
  const { id } = await beginResumable(sender(), { sizeBytes: text.length });
  await sendPart(sender(), id, 0, text);
  const refused = await complete(person, id);
  expect([refused.status, refused.body.error]).toEqual([415, 'file_not_video']);
  expect(await readdir(partsFolder())).toEqual(before);
  expect((await complete(person, id)).status).toBe(404);
});

test('a file name that cannot be stored is sanitised @fix-017', async () => {
  for (const [name, kept] of [
    ['my\0 clip\n.mp4', 'my clip.mp4'],
    [`${'x'.repeat(254)}😀.mp4`, `${'x'.repeat(254)}\ufffd`],
  ] as const) {
    const { id, status } = await beginResumable(sender(), { sizeBytes: clip.length, name });
    expect(status).toBe(201);
    expect(await sendPart(sender(), id, 0, clip)).toBe(204);
    const done = await complete(person, id);
    expect([done.status, done.body.fileName, done.body.sizeBytes]).toEqual([201, kept, clip.length]);
  }
});

test('the tus concatenation extension is refused @fix-020', async () => {
  const response = await fetch(new URL(resumableUploads.path, app.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'tus-resumable': '1.0.0',
      'upload-concat': 'final;/a /b',
    },
  });
  expect(response.status).toBe(400);
});
