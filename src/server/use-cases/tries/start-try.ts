import type { TryPreview } from '#contract/calls/tries.ts';
import { tryLimits } from '#contract/tries.ts';
import type { Database } from '../../db/database.ts';
import { findPreviewTry } from '../../db/tries.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';
import type { Storage } from '../../ports/storage.ts';
import { checkLine } from './check-line.ts';
import { countTry, type CountDeps } from './count-try.ts';
import type { TryInput } from './speak-try.ts';

export type StartTryDeps = CountDeps & { voices: readonly Speech[] };

/** Queues a try, which runs after all work of accounts. Its id is random, and the only credential that opens it. */
export async function startTry(deps: StartTryDeps, input: TryInput): Promise<TryPreview> {
  const { address, presenter } = input;
  const line = checkLine(deps.voices, presenter, input.text);
  const id = await countTry(deps, address, { kind: 'preview', presenter, line });
  return { id, status: 'waiting', ahead: 0, videoUrl: null };
}

export const tryFolder = 'tries';
export const tryKey = (id: string): string => `${tryFolder}/${id}.mp4`;

export const tryExpiryCutoff = (now: Date): Date => new Date(now.getTime() - tryLimits.keptMinutes * 60_000);

export async function readTry(
  deps: { database: Database; storage: Storage },
  id: string,
  now: Date = new Date(),
): Promise<TryPreview> {
  const found = await findPreviewTry(deps.database, id, tryExpiryCutoff(now));
  if (!found) throw new AppError('not_found');
  const isMade = found.status === 'completed';
  return { ...found, videoUrl: isMade ? deps.storage.signAddress(tryKey(id)) : null };
}
