import { expect, test } from 'vitest';
import { findPart } from '#contract/video-parts.ts';
import { wholeRange } from '#contract/clip-range.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook, finishClip, finishHook } from '../../../../tests/helpers/test-video.ts';
import { updateHookWords } from '../../db/hooks.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { readCaptions } from '../hooks/read-captions.ts';
import { addProduct } from './add-product.ts';

const file =
  '1\n00:00:01,000 --> 00:00:02,000\nLook here, *please*.\n\n2\n00:00:04,000 --> 00:00:05,000\nDone!\n';

test('captions of a product clip make another clip, and follow the hook in the caption file', async () => {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database) };
  const userId = await testAccount(database, 100);
  const { videoId, hookId } = await beginHook(deps, userId);
  await finishHook(deps, hookId);
  await updateHookWords(database, hookId, [{ word: 'Stop', startSeconds: 0.5, endSeconds: 1 }]);
  const uploadId = await addUpload(database, userId);
  const add = async (captions: Parameters<typeof addProduct>[1]['captions']) => {
    const input = { userId, videoId, uploadId, range: wholeRange, overlayText: null };
    await addProduct(deps, { ...input, captions });
    return findPart((await findOwnVideo(database, userId, videoId))!.parts, 'product')!.mediaId;
  };
  const captions = { style: 'pop' as const, file, fileName: 'clip.srt', offsetSeconds: 0 };
  const plain = await add(null);
  const pop = await add(captions);
  expect(await add({ ...captions, fileName: 'same.srt' })).toBe(pop);
  expect(new Set([plain, pop, await add({ ...captions, style: 'boxed' })]).size).toBe(3);
  const chosen = await add(captions);
  await finishClip(deps, chosen);
  const { text } = await readCaptions({ database }, { userId, id: videoId, format: 'srt' });
  // The test's hook takes ten seconds.
  expect(text).toContain('00:00:11,000 --> 00:00:12,000\r\nLook here, please.');
  expect(text).toContain('00:00:14,000 --> 00:00:15,000\r\nDone!');
  expect((await readCaptions({ database }, { userId, id: hookId, format: 'srt' })).text).not.toContain(
    'Look',
  );
});

test('a file that is not a caption file is rejected', async () => {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database) };
  const userId = await testAccount(database, 100);
  const { videoId } = await beginHook(deps, userId);
  const uploadId = await addUpload(database, userId);
  const captions = { style: 'pop' as const, file: '#EXTM3U', fileName: 'x.srt', offsetSeconds: 0 };
  const input = { userId, videoId, uploadId, range: wholeRange, overlayText: null, captions };
  await expect(addProduct(deps, input)).rejects.toMatchObject({ code: 'caption_file_unreadable' });
});
