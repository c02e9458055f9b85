import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { completeUpload } from '#contract/calls/uploads.ts';
import type { Person } from '../helpers/api.ts';
import { beginResumable, sendPart } from '../helpers/resumable.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { makeClip, makeMusic, sampleFolder } from '../helpers/sample-media.ts';
import { troubledTools } from '../helpers/troubled-tools.ts';

let app: RunningApp;
let tools: Awaited<ReturnType<typeof troubledTools>>;
let person: Person;
let folder: string;
let clip: string;
beforeAll(async () => {
  tools = await troubledTools();
  app = await startApp({ environment: tools.environment });
  person = await app.api.signIn();
  folder = await sampleFolder();
  clip = await makeClip(path.join(folder, 'clip.mp4'), { seconds: 1, size: '160x120' });
});
afterEach(async () => {
  await tools.trouble('ffmpeg', 'none');
  await tools.trouble('ffprobe', 'none');
});
afterAll(async () => {
  await app?.stop();
  await tools?.remove();
});

/** Each test needs a different song, because a user's identical files are prepared only once. */
const makeSong = (seconds: number): Promise<string> =>
  makeMusic(path.join(folder, `${seconds}.mp3`), seconds);
const complete = (resumableId: string) => person.try(completeUpload, { body: { resumableId } });

test.each([
  ['killed', 2],
  ['full-disk', 3],
] as const)(
  'a song whose ffmpeg always fails with "%s" is not reported as damaged, and can be prepared again',
  async (trouble, seconds) => {
    const song = await makeSong(seconds);
    await tools.trouble('ffmpeg', trouble);
    const { id } = await person.upload(song, 'audio');
    expect(await person.uploadReady(id)).toMatchObject({ status: 'failed', errorCode: 'preparation_failed' });
    await tools.trouble('ffmpeg', 'none');
    expect((await complete(id)).body).toMatchObject({ id, status: 'processing' });
    expect(await person.uploadReady(id)).toMatchObject({ status: 'ready', errorCode: null });
  },
);

test('a song that ffmpeg rejects stays damaged', async () => {
  const song = await makeSong(4);
  await tools.trouble('ffmpeg', 'refusing');
  const { id } = await person.upload(song, 'audio');
  expect(await person.uploadReady(id)).toMatchObject({ status: 'failed', errorCode: 'file_damaged' });
  expect((await complete(id)).body).toMatchObject({ status: 'failed', errorCode: 'file_damaged' });
});

test('a clip whose ffmpeg is killed once is prepared by the retry @fix-007', async () => {
  const long = await makeClip(clip.replace('.mp4', '-long.mp4'), { seconds: 4, size: '640x360' });
  const { id } = await person.upload(long);
  const logged = app.log().length;
  const ffmpegOfWorkers = (): number[] => app.pidsOf('worker').flatMap((pid) => app.toolsOf(pid, 'ffmpeg'));
  const [pid] = await waitFor(() => (ffmpegOfWorkers().length > 0 ? ffmpegOfWorkers() : undefined), 20_000);
  killIfAlive(pid!);
  expect(await person.uploadReady(id)).toMatchObject({ status: 'ready', errorCode: null });
  const failures = app
    .log()
    .slice(logged)
    .split('\n')
    .filter((line) => line.includes('"job failed"') && line.includes('SIGKILL'));
  expect(failures).toHaveLength(1);
});

test('an upload whose ffprobe is killed is refused for now and can be completed later @fix-004', async () => {
  const bytes = await readFile(clip);
  const sender = { url: app.url, token: person.token };
  const { id } = await beginResumable(sender, { sizeBytes: bytes.length });
  await sendPart(sender, id, 0, bytes);
  await tools.trouble('ffprobe', 'killed');
  const refused = await complete(id);
  expect([refused.status, refused.body.error]).toEqual([503, 'file_check_failed']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await person.tryUpload(clip)).body.error).toBe('file_check_failed');
  await tools.trouble('ffprobe', 'none');
  expect((await complete(id)).status).toBe(201);
  expect(await readdir(path.join(app.dataFolder, 'resumable'))).toEqual([]);
  expect(await readdir(path.join(app.dataFolder, 'incoming'))).toEqual([]);
});

test('one user’s excess uploads are refused and do not keep another user waiting @fix-003', async () => {
  const other = await app.api.signIn();
  await tools.trouble('ffprobe', 'late');
  const ended: string[] = [];
  const crowd = Array.from({ length: 8 }, async () => {
    const answer = await person.tryUpload(clip);
    ended.push(answer.status === 201 ? 'crowd' : String(answer.body.error));
    return answer;
  });
  await waitFor(() => (ended.includes('too_many_uploads') ? true : undefined), 20_000);
  expect((await other.tryUpload(clip)).status).toBe(201);
  ended.push('other');
  const answers = await Promise.all(crowd);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
  // The crowd is processed one upload at a time, so the other user's upload does not come last.
  expect(ended.lastIndexOf('crowd')).toBeGreaterThan(ended.indexOf('other'));
});
