import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileIdInAddress, requireContentFile } from '../content/content-address.ts';
import { storeContentPicture, type PictureDeps } from '../content/store-content-picture.ts';
import { incomingFileName } from '../uploads/receive-upload.ts';

export type ThumbnailDeps = PictureDeps & {
  incomingFolder: string;
  /**
   * Downloads a picture from the public web. Throws `address_refused`, `address_unreachable`, `thumbnail_too_large`.
   */
  fetchPicture: (address: string, toPath: string) => Promise<void>;
};

/** An uploaded picture, or one fetched from the entered URL. Returns the file's id. */
export async function chooseThumbnail(
  deps: ThumbnailDeps,
  input: { userId: string; address: string },
): Promise<string | null> {
  const { userId, address } = input;
  if (address === '') return null;
  if (fileIdInAddress(address) !== null) {
    return requireContentFile(deps.database, address, ['category-thumbnail'], 'thumbnail');
  }
  await mkdir(deps.incomingFolder, { recursive: true });
  const target = path.join(deps.incomingFolder, incomingFileName());
  try {
    await deps.fetchPicture(address, target);
    const { size: sizeBytes } = await stat(target);
    const fileName = new URL(address).pathname.split('/').at(-1)!.slice(0, 255);
    const file = { path: target, fileName, sizeBytes };
    return (await storeContentPicture(deps, { userId, kind: 'category-thumbnail', file })).id;
  } finally {
    await rm(target, { force: true });
  }
}
