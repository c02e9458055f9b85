import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCategory } from '#contract/calls/categories.ts';
import { startHook } from '#contract/calls/hooks.ts';
import { cutReferenceVideo } from '#contract/calls/reference-videos.ts';
import * as calls from '#contract/calls/templates.ts';
import type { Person } from '../helpers/api.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { ffmpeg, makeClip, probe, sampleFolder } from '../helpers/sample-media.ts';
import { hookEnd } from '../helpers/video-steps.ts';

let app: RunningApp;
let editor: Person;
let folder: string;

beforeAll(async () => {
  app = await startApp({ environment: { WORKER_CONCURRENCY: '1' } });
  folder = await sampleFolder();
  editor = await app.api.signIn();
  await editor.buy('starter');
});
afterAll(() => app?.stop());

const inFolder = (name: string): string => path.join(folder, name);

async function addClip(file: string) {
  const { url: videoUrl } = await editor.sendFile(calls.uploadTemplateVideo, { video: file });
  const body = { name: 'Ada', type: 'hook', categoryId: 'marketing', videoUrl, consent: true } as const;
  return editor.call(calls.addTemplate, { body });
}

/** Resolves when the clip is prepared or has failed. */
const prepared = (templateId: string) =>
  waitFor(async () => {
    const template = await editor.call(calls.readTemplate, { params: { templateId } });
    return template.status === 'processing' ? undefined : template;
  }, 120_000);

const download = async (address: string, name: string): Promise<string> => {
  const answer = await fetch(new URL(address, app.url));
  await writeFile(inFolder(name), Buffer.from(await answer.arrayBuffer()));
  return inFolder(name);
};

test('a clip becomes a usable template and makes a hook, even after kill -9 of the worker @content-003', async () => {
  const clip = await makeClip(inFolder('landscape.mov'), { seconds: 1.2, size: '320x180', rate: 25 });
  const made = await addClip(clip);
  expect(made.status).toBe('processing');
  const early = await editor.try(startHook, { body: { templateId: made.id, hookText: 'Hello.' } });
  expect(early.body.error).toBe('template_not_ready');
  await waitFor(() => (app.log().includes('"job":"prepare-footage"') ? true : undefined), 30_000);
  for (const pid of app.pidsOf('worker')) killIfAlive(pid);

  const ready = await prepared(made.id);
  expect(ready).toMatchObject({ status: 'ready', verdict: { kind: 'no-face' }, errorCode: null });
  expect(ready.warnings).toEqual([expect.stringContaining('No face was found in this clip')]);
  const { streams } = await probe(await download(ready.videoUrl, 'prepared.mp4'));
  expect(streams[0]).toMatchObject({ codec_name: 'h264', width: 720, height: 1280, r_frame_rate: '30/1' });
  expect((await fetch(new URL(ready.thumbnailUrl, app.url))).headers.get('content-type')).toBe('image/jpeg');
  const usable = await editor.call(calls.readTemplates, { query: { usable: 'true' } });
  expect(usable.templates.map(({ id }) => id)).toContain(made.id);

  const body = { templateId: made.id, hookText: 'Hello.' };
  const { hookGenerationId } = await editor.call(startHook, { body });
  const hook = await hookEnd(editor, hookGenerationId);
  expect([hook.status, hook.templateId]).toEqual(['completed', made.id]);
  const spoken = await probe(await download(hook.videoURL!, 'hook.mp4'));
  expect(spoken.streams[0]).toMatchObject({ width: 720, height: 1280 });
});

test('a clip with damaged frames is rejected with a message and cannot be used for a hook', async () => {
  const whole = await makeClip(inFolder('whole.mp4'), { seconds: 3, size: '320x240' });
  await ffmpeg(['-i', whole, '-c', 'copy', '-bsf:v', 'noise=amount=1:dropamount=0', inFolder('noise.mp4')]);
  const made = await addClip(inFolder('noise.mp4'));
  const ended = await prepared(made.id);
  expect([ended.status, ended.errorCode]).toEqual(['failed', 'file_damaged']);
  expect(ended.warnings[0]).toBe('This clip could not be prepared. Please upload another one.');
  const refused = await editor.try(startHook, { body: { templateId: made.id, hookText: 'Hello.' } });
  expect(refused.body.error).toBe('template_unusable');
});

test('the server cuts a reference video that no browser can cut, and its category shows it @content-019', async () => {
  const clip = await makeClip(inFolder('reference.avi'), { seconds: 6, size: '160x120', rate: 10 });
  const params = { categoryId: 'marketing' };
  const { id: uploadId } = await editor.upload(clip);
  const body = { uploadId, videoType: 'Unboxing', startTime: 0.5, endTime: 5.5 };
  await editor.call(cutReferenceVideo, { params, body });
  const ready = await waitFor(async () => {
    const { subcategories } = await editor.call(readCategory, { params });
    const unboxing = subcategories.find(({ name }) => name === 'Unboxing')!;
    return unboxing.referenceVideoStatus === 'processing' ? undefined : unboxing;
  }, 120_000);
  expect(ready.referenceVideoStatus).toBe('ready');
  expect(ready.referenceVideoSeconds).toBeCloseTo(5, 0);
  const { streams } = await probe(await download(ready.referenceVideo!, 'reference.mp4'));
  expect(streams[0]).toMatchObject({ width: 720, height: 1280 });
  expect((await fetch(new URL(ready.referencePosterUrl!, app.url))).status).toBe(200);
});
