import type { TaskStatus } from '#contract/tasks.ts';
import type { VideoKind, VideoPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import { readUnfinishedVideoRows, type UnfinishedRow } from '../../db/unfinished-videos.ts';
import type { Storage } from '../../ports/storage.ts';
import { readSpeakerThumbnails } from '../templates/find-template.ts';

const maxVideos = 50;

/** A video in progress or abandoned, with the facts by which its owner recognises it. */
export type UnfinishedVideoView = {
  id: string;
  kind: VideoKind;
  title: string;
  /** Null for a draft. */
  status: TaskStatus | null;
  stage: string;
  progress: number;
  hook: { id: string; status: TaskStatus; progress: number; text: string } | null;
  parts: VideoPart[];
  posterUrl: string | null;
  createdAt: Date;
};

/** The videos that an owner can resume: active work first, then the newest. */
export async function readUnfinishedVideos(
  deps: { database: Database; storage: Pick<Storage, 'signAddress'> },
  { userId }: { userId: string },
): Promise<UnfinishedVideoView[]> {
  const rows = await readUnfinishedVideoRows(deps.database, userId, maxVideos);
  const withoutPoster = rows.flatMap((row) => (row.hook_clip?.posterKey ? [] : (row.hook_template_id ?? [])));
  const thumbnails = await readSpeakerThumbnails(deps, withoutPoster);
  return rows.map((row) => {
    const posterKey = row.hook_clip?.posterKey;
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      status: row.status,
      stage: row.stage ?? 'draft',
      progress: row.progress ?? 0,
      parts: row.parts,
      posterUrl: posterKey
        ? deps.storage.signAddress(posterKey)
        : (thumbnails.get(row.hook_template_id ?? '') ?? null),
      hook: viewHook(row),
      createdAt: row.created_at,
    };
  });
}

const viewHook = (row: UnfinishedRow): UnfinishedVideoView['hook'] =>
  row.hook_id === null || row.hook_status === null
    ? null
    : {
        id: row.hook_id,
        status: row.hook_status,
        progress: row.hook_progress ?? 0,
        text: row.hook_text ?? '',
      };
