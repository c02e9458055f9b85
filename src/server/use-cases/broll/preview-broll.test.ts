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

type Conditions = { timeLimitMs?: number; signal?: AbortSignal };

async function requestPreview({
  timeLimitMs = 60_000,
  signal = new AbortController().signal,
}: Conditions = {}): Promise<Blob> {
  const database = await testDatabase();
  const folder = await temporaryFolder();
  const storage = createEmbeddedStorage({ folder: path.join(folder, 'storage'), signingSecret: 'secret' });
  const userId = await testAccount(database, 0);
  const photoId = await addUpload(database, userId, 'photo');
  const thing = { x: 0.5, y: 0.5, size: 0.4 };
  const file = await writeTestPhoto(path.join(folder, 'photo.jpg'), { width: 400, height: 300, thing });
  await storage.put((await findUpload(database, photoId))!.storage_key, file);
  const deps = { database, storage, inspections: openInspections({ timeLimitMs }) };
  return previewBroll(deps, { userId, preview: { photoId, text: '', style: 'calm', format: '1:1' }, signal });
}

test('a preview is a JPEG', async () => {
  const bytes = new Uint8Array(await (await requestPreview()).arrayBuffer());
  expect(bytes.slice(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
});

test('a preview that takes too long is refused with a time to try again', async () => {
  const late = requestPreview({ timeLimitMs: 1 });
  await expect(late).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 10 } });
});

test('a preview whose request was closed is aborted', async () => {
  const signal = AbortSignal.abort();
  await expect(requestPreview({ signal })).rejects.toMatchObject({ name: 'AbortError' });
});
