import type { BrollSettings } from '#contract/calls/broll.ts';
import { brollLimits, brollTexts } from '#contract/broll.ts';
import type { PhotosPart } from '#contract/video-parts.ts';
import type { Connection } from '../../db/database.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';

/** `fileName` is the first photo's. */
export type ChosenPhotos = { part: PhotosPart; fileName: string };

/** Validates the settings of a request and returns the part of a video. Throws the refusal of unusable photos. */
export async function choosePhotos(
  connection: Connection,
  { userId, settings }: { userId: string; settings: BrollSettings },
): Promise<ChosenPhotos> {
  const { style, durationSeconds } = settings;
  const { maxPhotos, maxTextCharacters } = brollLimits;
  if (settings.photos.length === 0) throw new AppError('photos_missing', brollTexts.noPhotos);
  if (settings.photos.length > maxPhotos)
    throw new AppError('too_many_photos', brollTexts.tooManyPhotos, { maxPhotos });
  const photos = settings.photos.map(({ uploadId, text }) => ({ uploadId, text: text.trim() }));
  if (photos.some(({ text }) => [...text].length > maxTextCharacters))
    throw new AppError('photo_text_too_long', brollTexts.textTooLong, { maxCharacters: maxTextCharacters });
  let fileName = '';
  for (const [index, { uploadId }] of photos.entries()) {
    const upload = await findOwnUpload(connection, userId, uploadId);
    // Uploads of other kinds count as unknown photos too.
    if (upload?.kind !== 'photo') throw new AppError('not_found', brollTexts.photoMissing);
    if (index === 0) fileName = upload.file_name;
  }
  return { part: { role: 'photos', photos, style, durationSeconds }, fileName };
}
