import type { BrandKit } from '#contract/calls/brand-kit.ts';
import { findBrandKit, type BrandKitRow } from '../../db/brand-kits.ts';
import type { Database } from '../../db/database.ts';
import type { Storage } from '../../ports/storage.ts';

export type ReadBrandKitDeps = { database: Database; storage: Storage };

/** Null if the account has none. */
export async function readBrandKit(
  deps: ReadBrandKitDeps,
  { userId }: { userId: string },
): Promise<BrandKit | null> {
  const row = await findBrandKit(deps.database, userId);
  return row ? describeKit(deps, row) : null;
}

const describeKit = ({ storage }: ReadBrandKitDeps, row: BrandKitRow): BrandKit => ({
  ...row.settings,
  logo:
    row.logo_upload_id && row.logo_key
      ? {
          uploadId: row.logo_upload_id,
          url: storage.signAddress(row.logo_key),
          width: row.logo_facts?.width ?? 0,
          height: row.logo_facts?.height ?? 0,
        }
      : null,
  isApplied: row.is_applied,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});
