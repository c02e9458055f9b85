import { sql } from 'kysely';
import type { Connection } from '../database.ts';
import { accountFiles } from './account-files.ts';
import type { FileQuery } from './file-query.ts';
import { mediaFiles } from './media-files.ts';
import { storyFiles } from './story-files.ts';
import { videoFiles } from './video-files.ts';

const queries: Record<string, FileQuery | undefined> = {
  ...mediaFiles,
  ...videoFiles,
  ...storyFiles,
  ...accountFiles,
};

/**
 * Whether anything still needs the file of this key: the folder determines its type, and the row whether it is wanted.
 * Work in progress counts, because a file exists a moment before its row references it.
 */
export async function isFileNeeded(connection: Connection, key: string): Promise<boolean> {
  if (key.startsWith('content/')) return isContentFileNeeded(connection, key);
  const [, , folder = '', name = ''] = key.split('/');
  const id = idOf(name);
  const query = queries[folder];
  // File types that this version does not know are left alone.
  if (!query) return true;
  const { rows } = await query(key, id).execute(connection);
  return rows.length > 0;
}

const idOf = (name: string): string => name.replace(/\.[a-z0-9]+$/, '');

/** A shared file: the original, its copy in the house format, and that copy's by-products. */
async function isContentFileNeeded(connection: Connection, key: string): Promise<boolean> {
  const id = idOf(key.split('/').at(-1)!);
  const { rows } = await sql`select 1 from content_files where id = ${id}`.execute(connection);
  return rows.length > 0;
}
