import type { Connection } from '../../db/database.ts';
import { findContentFile } from '../../db/content-files.ts';
import type { ContentFileKind } from '../../db/content-tables.ts';
import { AppError } from '../../errors.ts';

/** The storage keys of the file itself and of its prepared copy. */
export const contentKeys = (fileId: string) => ({
  file: (ending: string): string => `content/files/${fileId}.${ending}`,
  clip: `content/clips/${fileId}.mp4`,
  poster: `content/clips/${fileId}.jpg`,
  analysis: `content/clips/${fileId}.json`,
});

/** Our URLs contain the file's id, so they can be resolved even after they have expired in an open form. */
export const fileIdInAddress = (address: string): string | null =>
  /^\/api\/files\/content\/(?:files|clips)\/([0-9a-f-]{36})\.[a-z0-9]+(?:\?|$)/.exec(
    withoutOrigin(address),
  )?.[1] ?? null;

const withoutOrigin = (address: string): string => {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : address;
};

/** The id of a file that was sent for this purpose. Throws `content_file_unknown`. */
export async function requireContentFile(
  connection: Connection,
  address: string,
  kinds: readonly ContentFileKind[],
  field: string,
): Promise<string> {
  const id = fileIdInAddress(address);
  const file = id === null ? undefined : await findContentFile(connection, id);
  if (!file || !kinds.includes(file.kind)) {
    throw new AppError('content_file_unknown', 'This file was not sent here, or is gone', { field });
  }
  return file.id;
}
