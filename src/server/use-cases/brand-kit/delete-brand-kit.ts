import { deleteBrandKitRow } from '../../db/brand-kits.ts';
import type { ReadBrandKitDeps } from './read-brand-kit.ts';
import { removeUnusedLogo } from './remove-unused-logo.ts';

/** Deletes the kit of an account, if it has one. Videos that are finished keep the look that they were made with. */
export async function deleteBrandKit(deps: ReadBrandKitDeps, { userId }: { userId: string }): Promise<void> {
  const deleted = await deleteBrandKitRow(deps.database, userId);
  await removeUnusedLogo(deps, userId, deleted?.logo_upload_id ?? null);
}
