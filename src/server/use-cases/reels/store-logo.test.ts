import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { openInspections } from '../uploads/inspect-upload.ts';
import { storeLogo, type StoreLogoDeps } from './store-logo.ts';

async function send(content: Buffer | string, timeLimitMs?: number) {
  const file = path.join(await temporaryFolder(), 'logo');
  await writeFile(file, content);
  // Refused logos reach neither the database nor the storage.
  const deps = { inspections: openInspections({ timeLimitMs }) } as StoreLogoDeps;
  const incoming = {
    path: file,
    fileName: 'logo.png',
    sizeBytes: content.length,
    contentHash: 'of no use here',
  };
  return storeLogo(deps, { userId: 'ada', file: incoming });
}

test('a logo that is not drawn in time is refused for now, and one without a picture as damaged', async () => {
  const sound = createCanvas(40, 20).toBuffer('image/png');
  await expect(send(sound, 1)).rejects.toMatchObject({
    code: 'file_check_timeout',
    details: { retryAfterSeconds: 60 },
  });
  await expect(send('<svg viewBox="0 0 9 9"')).rejects.toMatchObject({ code: 'file_damaged' });
});
