import { deleteBrandKitRow } from '../../db/brand-kits.ts';
import type { ReadBrandKitDeps } from './read-brand-kit.ts';
import { removeUnusedLogo } from './remove-unused-logo.ts';

/** Deletes an account's kit, if any. Finished videos keep their look. */
export async function deleteBrandKit(deps: ReadBrandKitDeps, { userId }: { userId: string }): Promise<void> {
  const deleted = await deleteBrandKitRow(deps.database, userId);
  await removeUnusedLogo(deps, userId, deleted?.logo_upload_id ?? null);
}
