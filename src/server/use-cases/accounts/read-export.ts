import type { AccountExport } from '#contract/calls/account.ts';
import { isActive } from '#contract/tasks.ts';
import { findLatestExport, type ExportRow } from '../../db/account-exports.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';

type ReadDeps = { database: Database; storage: Storage };

export const describeExport = (deps: { storage: Storage }, row: ExportRow): AccountExport => ({
  status: isActive(row.status) ? 'processing' : row.status === 'completed' ? 'ready' : 'failed',
  requestedAt: row.requested_at.toISOString(),
  sizeBytes: row.size_bytes,
  downloadUrl: row.storage_key && downloadAddress(deps, row.storage_key),
  expiresAt: row.expires_at?.toISOString() ?? null,
});

const downloadAddress = (deps: { storage: Storage }, key: string): string =>
  `${deps.storage.signAddress(key)}&download=1&filename=hookline-data.zip`;

export async function readExport(
  deps: ReadDeps,
  input: { userId: string },
): Promise<{ export: AccountExport | null }> {
  const row = await findLatestExport(deps.database, input.userId);
  return { export: row ? describeExport(deps, row) : null };
}

/** The temporary URL of the finished file. Throws `not_found`, or `export_not_ready` while it is being made. */
export async function locateExport(deps: ReadDeps, input: { userId: string }): Promise<string> {
  const row = await findLatestExport(deps.database, input.userId);
  const isUnderWay = row !== undefined && isActive(row.status);
  if (isUnderWay) throw new AppError('export_not_ready', 'The export is still being made');
  if (!row?.storage_key) {
    throw new AppError('not_found', 'There is no export yet: POST /api/account/export starts one');
  }
  return downloadAddress(deps, row.storage_key);
}
