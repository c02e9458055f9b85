import path from 'node:path';
import { expect, test } from 'vitest';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { writeTestPhoto } from '#studio/broll/test-photos.ts';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload } from '../../../../tests/helpers/test-video.ts';
import { createEmbeddedStorage } from '../../adapters/embedded/embedded-storage.ts';
import { openFalImageToVideo } from '../../adapters/fal/fal-image-to-video.ts';
import { findUpload } from '../../db/uploads.ts';
import { findOwnVideo } from '../../db/videos.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { makeBroll } from './make-broll.ts';
import { readBroll } from './read-broll.ts';
import { startBroll } from './start-broll.ts';

test('a film with an engine shot and a refused shot records both, with the reason @fix-070', async () => {
  const database = await testDatabase();
  const [folder, standIn] = [await temporaryFolder(), await startFalStandIn()];
  standIn.behave({ polls: 0, outcomes: ['succeed', 'fail-422'] });
  const userId = await testAccount(database, 0);
  const storage = createEmbeddedStorage({ folder: path.join(folder, 'storage'), signingSecret: 'secret' });
  const deps = {
    database,
    storage,
    jobs: await testQueue(database),
    publicOrigin: 'https://hookline.example',
    ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
    imageToVideos: [openFalImageToVideo(standIn.settings)],
    credentials: Promise.resolve(null),
    log: { warn: () => {} },
  };
  const photos: { uploadId: string; text: string }[] = [];
  for (const width of [800, 700]) {
    const uploadId = await addUpload(database, userId, 'photo');
    const thing = { x: 0.5, y: 0.5, size: 0.4 };
    const file = await writeTestPhoto(path.join(folder, `${width}.jpg`), { width, height: 600, thing });
    await storage.put((await findUpload(database, uploadId))!.storage_key, file);
    photos.push({ uploadId, text: '' });
  }
  const settings = { photos, style: 'calm', format: '1:1', durationSeconds: 5 } as const;
  const { videoId } = await startBroll(deps, {
    userId,
    settings: { ...settings, photos, audioTrackId: null },
    title: null,
    idempotencyKey: null,
  });
  const steps = new Map<string, object>();
  const context: JobContext = {
    async step<T extends object>(name: string, work: () => Promise<T>) {
      if (!steps.has(name)) steps.set(name, await work());
      return steps.get(name) as T;
    },
    progress: () => {},
    isCancelled: async () => false,
    workFolder: folder,
    signal: new AbortController().signal,
  };
  const { recipe } = (await findOwnVideo(database, userId, videoId))!;
  const write = await makeBroll(deps, { videoId, recipe: recipe! }, context);
  await database.transaction().execute(write);

  expect(await readBroll(deps, { userId, videoId })).toMatchObject({
    engine: 'fal',
    animatedShots: 1,
    notes: [
      {
        code: 'engine_replaced',
        part: 'image-to-video',
        failed: 'fal',
        used: 'embedded',
        reason: 'HTTP 422, content_policy_violation',
      },
    ],
  });
  const { output } = (await findOwnVideo(database, userId, videoId))!;
  const made = await inspectMedia({ path: await storage.fetch(output!.key, folder), kind: 'video' });
  expect(made.durationSeconds).toBeCloseTo(5, 1);
  expect(made.video).toMatchObject({ width: 720, height: 720 });
});
