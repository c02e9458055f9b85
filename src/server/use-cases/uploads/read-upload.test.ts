import { expect, test } from 'vitest';
import { wholeRange } from '#contract/clip-range.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook } from '../../../../tests/helpers/test-video.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { addProduct } from '../videos/add-product.ts';
import { ensureMedia, wholeUpload } from './ensure-media.ts';
import { readUpload } from './read-upload.ts';

test('a clip whose full copy was replaced by a trimmed one is ready; one in preparation is not', async () => {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database), storage: { signAddress: String } as never };
  const userId = await testAccount(database, 100);
  const uploadId = await addUpload(database, userId);
  const upload = (await findOwnUpload(database, userId, uploadId))!;
  await database.transaction().execute((transaction) => ensureMedia(deps, transaction, upload, wholeUpload));
  expect((await readUpload(deps, { userId, uploadId })).status).toBe('processing');
  const { videoId } = await beginHook(deps, userId);
  await addProduct(deps, { userId, videoId, uploadId, range: wholeRange, overlayText: 'New' });
  expect(await readUpload(deps, { userId, uploadId })).toMatchObject({ status: 'ready', progress: 100 });
});
