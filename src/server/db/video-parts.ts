import { type VideoPart, videoPartSchema } from '#contract/video-parts.ts';
import type { Connection } from './database.ts';

type PartRow = { role: string; media_id: string | null; upload_id: string | null; settings: object };

export const partColumns = ['part.role', 'part.media_id', 'part.upload_id', 'part.settings'] as const;

/** Maps a row to the part in the contract. */
export const partOfRow = (row: PartRow): VideoPart =>
  videoPartSchema.parse({
    role: row.role,
    ...(row.media_id === null ? {} : { mediaId: row.media_id }),
    ...(row.upload_id === null ? {} : { uploadId: row.upload_id }),
    ...row.settings,
  });

/** Replaces the part with the same role. */
export async function setVideoPart(connection: Connection, videoId: string, part: VideoPart): Promise<void> {
  const { role, mediaId, uploadId, ...settings } = { mediaId: null, uploadId: null, ...part };
  const row = { media_id: mediaId, upload_id: uploadId, settings: JSON.stringify(settings) };
  await connection
    .insertInto('video_parts')
    .values({ video_id: videoId, role, position: 0, ...row })
    .onConflict((conflict) => conflict.columns(['video_id', 'role', 'position']).doUpdateSet(row))
    .execute();
}

export async function removeVideoPart(
  connection: Connection,
  videoId: string,
  role: VideoPart['role'],
): Promise<void> {
  await connection
    .deleteFrom('video_parts')
    .where('video_id', '=', videoId)
    .where('role', '=', role)
    .execute();
}
