import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { houseAudioArgs, houseContainerArgs, houseVideoArgs } from '#studio/house-format/house-format.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { createEmbeddedStorage } from '../../adapters/embedded/embedded-storage.ts';
import type { HookRow } from '../../db/hooks.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { storeFilm } from './store-film.ts';

async function store(captionStyle: HookRow['caption_style']) {
  const folder = await temporaryFolder();
  const clip = path.join(folder, 'film.mp4');
  const sources = ['-f', 'lavfi', '-i', 'testsrc2=s=720x1280:r=30:d=1', '-f', 'lavfi', '-i', 'sine=d=1'];
  const encoding = [...houseVideoArgs(), ...houseAudioArgs(), '-ac', '2', ...houseContainerArgs()];
  await runFfmpeg({ args: ['-y', ...sources, ...encoding, clip] });
  const storageFolder = path.join(folder, 'storage');
  const hook = {
    id: 'h',
    user_id: 'u',
    text: 'Stop! Buy milk.',
    caption_style: captionStyle,
    template_id: 'maya',
  } as HookRow;
  const stored = await storeFilm(
    {
      storage: createEmbeddedStorage({ folder: storageFolder, signingSecret: 'secret' }),
      ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
      credentials: Promise.resolve(null),
      log: { warn: () => {} },
    },
    {
      hook,
      path: clip,
      durationSeconds: 1,
      words: null,
      context: { workFolder: folder, signal: new AbortController().signal } as JobContext,
    },
  );
  const sizeOf = async (key: string) => (await stat(path.join(storageFolder, key))).size;
  return { ...stored, sizeOf };
}

test('a hook with word captions stores its film, its picture without them and its poster', async () => {
  const { media, cleanKey, sizeOf } = await store('pop');
  expect({ ...media, cleanKey }).toMatchObject({
    key: 'users/u/hooks/h.mp4',
    posterKey: 'users/u/hooks/h.jpg',
    cleanKey: 'users/u/hooks/h-clean.mp4',
  });
  for (const key of [media.key, media.posterKey!, cleanKey!])
    expect(await sizeOf(key)).toBeGreaterThan(1_000);
});

test('a hook without word captions is its own clean picture', async () => {
  const { media, cleanKey, sizeOf } = await store(null);
  expect(cleanKey).toBeNull();
  expect(await sizeOf(media.posterKey!)).toBeGreaterThan(1_000);
});
