import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTestPhoto } from '#studio/broll/test-photos.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { addUpload } from '../../../../tests/helpers/test-video.ts';
import { createEmbeddedStorage } from '../../adapters/embedded/embedded-storage.ts';
import { findUpload } from '../../db/uploads.ts';
import { openInspections } from '../uploads/inspect-upload.ts';
import { previewBroll } from './preview-broll.ts';

async function preview(timeLimitMs: number, signal = new AbortController().signal): Promise<Blob> {
  const [database, folder] = [await testDatabase(), await temporaryFolder()];
  const storage = createEmbeddedStorage({ folder: path.join(folder, 'storage'), signingSecret: 'secret' });
  const userId = await testAccount(database, 0);
  const photoId = await addUpload(database, userId, 'photo');
  const thing = { x: 0.5, y: 0.5, size: 0.4 };
  const file = await writeTestPhoto(path.join(folder, 'photo.jpg'), { width: 400, height: 300, thing });
  await storage.put((await findUpload(database, photoId))!.storage_key, file);
  const deps = { database, storage, inspections: openInspections({ timeLimitMs }) };
  return previewBroll(deps, { userId, preview: { photoId, text: '', style: 'calm', format: '1:1' }, signal });
}

test('a preview that takes too long is refused for now, so that the browser asks again', async () => {
  await expect(preview(1)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 10 } });
  expect((await preview(60_000)).size).toBeGreaterThan(1_000);
});

test('a preview that nobody waits for ends as aborted', async () => {
  await expect(preview(60_000, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});
