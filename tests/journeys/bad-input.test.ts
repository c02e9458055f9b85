import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { addProduct } from '#contract/calls/video-parts.ts';
import { startHook } from '#contract/calls/hooks.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { ffmpeg, makeClip, sampleFolder } from '../helpers/sample-media.ts';
import { shortHook } from '../helpers/video-steps.ts';

let app: RunningApp;
let person: Person;
let folder: string;
const inFolder = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  app = await startApp();
  folder = await sampleFolder();
  person = await app.api.signIn();
  await person.buy('starter');
});
afterAll(() => app?.stop());

const written = async (name: string, content: string | Buffer): Promise<string> => {
  await writeFile(inFolder(name), content);
  return inFolder(name);
};

type BadFile = { what: string; kind?: 'audio'; make: () => Promise<string>; status: number; code: string };
const badFiles: BadFile[] = [
  { what: 'an empty file', make: () => written('empty.mp4', ''), status: 422, code: 'file_empty' },
  {
    what: 'text renamed to .mp4',
    make: () => written('text.mp4', 'Hello, I am a video.\n'.repeat(50)),
    status: 415,
    code: 'file_not_video',
  },
  {
    what: 'a truncated MP4',
    make: async () => {
      const whole = await readFile(await makeClip(inFolder('whole.mp4'), { seconds: 5, size: '320x240' }));
      return written('truncated.mp4', whole.subarray(0, whole.length / 2));
    },
    status: 422,
    code: 'file_damaged',
  },
  {
    what: 'a video without picture',
    make: async () => {
      await ffmpeg(['-f', 'lavfi', '-i', 'sine=440:d=3', '-c:a', 'aac', inFolder('sound.mp4')]);
      return inFolder('sound.mp4');
    },
    status: 422,
    code: 'file_without_picture',
  },
  {
    what: 'an HLS playlist renamed to .mp4',
    make: () =>
      written(
        'hls.mp4',
        '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
      ),
    status: 415,
    code: 'file_is_playlist',
  },
  {
    what: 'a concat script renamed to .mp4',
    make: () => written('concat.mp4', "ffconcat version 1.0\nfile '/etc/passwd'\n"),
    status: 415,
    code: 'file_is_playlist',
  },
  {
    what: 'a picture 16,000 pixels wide',
    make: async () => {
      const args = [
        '-f',
        'lavfi',
        '-i',
        'color=s=16000x64:r=1:d=2',
        '-c:v',
        'mjpeg',
        '-q:v',
        '31',
        inFolder('wide.mov'),
      ];
      await ffmpeg(args);
      return inFolder('wide.mov');
    },
    status: 422,
    code: 'picture_too_large',
  },
  {
    what: 'a clip longer than 10 minutes',
    make: async () => {
      await ffmpeg([
        '-f',
        'lavfi',
        '-i',
        'color=s=64x64:r=1:d=605',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        inFolder('long.mp4'),
      ]);
      return inFolder('long.mp4');
    },
    status: 422,
    code: 'clip_too_long',
  },
  {
    what: 'more than 200 MB',
    make: async () => {
      const file = await written(
        'big.mp4',
        await readFile(await makeClip(inFolder('small.mp4'), { seconds: 1, size: '64x64' })),
      );
      await truncate(file, limits.maxUploadBytes + 1);
      return file;
    },
    status: 413,
    code: 'file_too_large',
  },
  {
    what: 'an audio file with no sound stream',
    kind: 'audio',
    make: async () => {
      await makeClip(inFolder('mute.mp4'), { seconds: 2, size: '64x64', sound: false });
      return inFolder('mute.mp4');
    },
    status: 422,
    code: 'file_without_sound',
  },
  {
    what: 'text renamed to .mp3',
    kind: 'audio',
    make: () => written('text.mp3', 'la la la\n'.repeat(90)),
    status: 415,
    code: 'file_not_audio',
  },
];

test.each(badFiles)(
  '$what is rejected with $code and leaves no files',
  async ({ make, kind, status, code }) => {
    const answer = await person.tryUpload(await make(), kind ?? 'video');
    expect([answer.status, answer.body.error]).toEqual([status, code]);
    expect(answer.body.message.length).toBeGreaterThan(0);
    expect(await readdir(path.join(app.dataFolder, 'incoming'))).toEqual([]);
    expect(
      await readdir(path.join(app.dataFolder, 'storage'), { recursive: true }).catch(() => []),
    ).not.toContainEqual(expect.stringContaining('uploads/'));
  },
);

describe('unspeakable hook texts', () => {
  test.each([
    ['', 400, 'hook_incomplete'],
    ['   \n ', 400, 'hook_incomplete'],
    ['😀🔥🚀', 422, 'hook_text_unspeakable'],
    ['...!?', 422, 'hook_text_unspeakable'],
    ['a'.repeat(5_000), 422, 'hook_text_too_long'],
    ['word '.repeat(1_000), 422, 'hook_text_too_long'],
    ['你好，世界', 422, 'hook_text_unsupported_script'],
  ])('%j is rejected', async (hookText, status, code) => {
    const answer = await person.try(startHook, { body: { ...shortHook, hookText } });
    expect([answer.status, answer.body.error]).toEqual([status, code]);
  });

  test('a missing template counts as incomplete input, and an unknown template returns 404 @validation-002', async () => {
    const none = await person.try(startHook, { body: { ...shortHook, templateId: '' } });
    expect(none.body).toMatchObject({
      error: 'hook_incomplete',
      message: 'Please select a template and enter hook text',
    });
    const unknown = await person.try(startHook, { body: { ...shortHook, templateId: 'nobody' } });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'not_found']);
  });
});

test('trim ranges that are too short, reversed or outside the clip are rejected; a valid range is accepted', async () => {
  const { generationId } = await person.call(startHook, { body: shortHook });
  const upload = await person.upload(
    await makeClip(inFolder('seven.mp4'), { seconds: 7, size: '160x120', rate: 10 }),
  );
  const add = (startTime: number, endTime: number) =>
    person.try(addProduct, {
      params: { generationId },
      body: { videoFileId: upload.id, startTime, endTime },
    });
  for (const [start, end] of [
    [0, 4],
    [6, 1],
    [3, 30],
    [6, 7],
  ] as const) {
    expect((await add(start, end)).body.error).toBe('trim_out_of_bounds');
  }
  expect((await add(-1, 5)).body.error).toBe('invalid_request');
  for (const clipVolume of [-1, 101, 0.5]) {
    const body = { videoFileId: upload.id, clipVolume };
    const refused = await person.try(addProduct, { params: { generationId }, body });
    expect(refused.body).toMatchObject({ error: 'invalid_request' });
    expect(JSON.stringify(refused.body)).toContain('clipVolume');
  }
  const taken = await add(1, 6);
  expect(taken.body.components.find(({ type }) => type === 'product')).toMatchObject({
    startTime: 1,
    endTime: 6,
  });
});

test('only the one valid hook was charged', async () => {
  const { balance } = await person.call(readWallet);
  expect(balance).toBe(0);
  // An aborted upload is logged as a warning at most; nothing here may count as a server error.
  expect(app.log()).not.toContain('"msg":"request failed"');
});
