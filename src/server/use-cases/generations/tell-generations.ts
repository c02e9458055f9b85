import type { Transaction } from 'kysely';
import type { LiveEvent, LiveProgress } from '#contract/live-events.ts';
import { findClip } from '../../db/clips.ts';
import { appendEvent } from '../../db/events.ts';
import { readGenerationsUsing } from '../../db/generations.ts';
import type { Tables } from '../../db/tables.ts';
import { findUpload } from '../../db/uploads.ts';

type News = Omit<LiveProgress, 'subject' | 'id'>;

/** Tells every generation that shows this hook or clip what became of it. Answers which were told. */
export async function tellGenerations(
  transaction: Transaction<Tables>,
  part: { hookId: string } | { clipId: string },
  type: LiveEvent['type'],
  news: News,
): Promise<string[]> {
  if ('hookId' in part) {
    const told = await readGenerationsUsing(transaction, part);
    for (const id of told)
      await appendEvent(transaction, id, type, { subject: 'hook', id: part.hookId, ...news });
    return told;
  }
  const clip = await findClip(transaction, part.clipId);
  const upload = clip && (await findUpload(transaction, clip.upload_id));
  if (!upload) return [];
  const subject = upload.kind === 'video' ? 'product' : 'audio';
  const told = await readGenerationsUsing(transaction, part);
  for (const id of told) await appendEvent(transaction, id, type, { subject, id: upload.id, ...news });
  return told;
}
