import { expect, test } from 'vitest';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook, finishHook } from '../../../../tests/helpers/test-video.ts';
import { cancelVideo } from '../../use-cases/videos/cancel-video.ts';
import { isFileNeeded } from './stored-files.ts';

test('a file is needed as long as its row references it', async () => {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database) };
  const userId = await testAccount(database, 100);
  const needed = (name: string): Promise<boolean> => isFileNeeded(database, `users/${userId}/${name}`);

  const made = await beginHook(deps, userId);
  expect(await needed(`hooks/${made.hookId}.wav`)).toBe(true);
  await finishHook(deps, made.hookId);
  expect([await needed(`hooks/${made.hookId}.wav`), await needed(`hooks/${made.hookId}.mp4`)]).toEqual([
    false,
    true,
  ]);
  expect(await needed(`hooks/${made.hookId}-clean.mp4`)).toBe(true);

  const cancelled = await beginHook(deps, userId, { hookText: 'Another' });
  await cancelVideo(deps, { userId, videoId: cancelled.videoId });
  expect(await needed(`hooks/${cancelled.hookId}.mp4`)).toBe(false);
  expect(await needed(`hooks/${cancelled.hookId}-clean.mp4`)).toBe(false);

  const uploadId = await addUpload(database, userId);
  expect([await needed(`uploads/${uploadId}.mp4`), await needed('uploads/nobody.mp4')]).toEqual([
    true,
    false,
  ]);
  expect(await needed('videos/nobody.mp4')).toBe(false);
  expect(await needed('clips/nobody.mp4')).toBe(false);
  // Files that a later version may store there.
  expect(await needed('avatars/somebody.png')).toBe(true);
});
