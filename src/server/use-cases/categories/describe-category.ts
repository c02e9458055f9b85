import type { Category, Subcategory } from '#contract/calls/categories.ts';
import type { CategoryRow, SubcategoryRow } from '../../db/categories.ts';
import type { Storage } from '../../ports/storage.ts';

export function describeSubcategory(deps: { storage: Storage }, row: SubcategoryRow): Subcategory {
  const key = row.media?.key ?? row.file_key;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    subcategoryID: row.own_number,
    referenceVideo: key ? deps.storage.signAddress(key) : row.reference_address,
    referenceVideoStatus: row.file_status,
    referenceVideoProgress: row.file_progress,
    referenceVideoErrorCode: row.file_error_code,
    referenceVideoSeconds: row.media?.durationSeconds ?? null,
    referencePosterUrl: row.media?.posterKey ? deps.storage.signAddress(row.media.posterKey) : null,
    industriesServed: row.industries_served,
    regeneratedAssets: row.regenerated_assets,
    metadata: row.metadata,
  };
}

export const describeCategory = (
  deps: { storage: Storage },
  row: CategoryRow,
  subcategories: readonly SubcategoryRow[],
): Category => ({
  id: row.id,
  name: row.name,
  description: row.description,
  thumbnail: row.thumbnail_key === null ? null : deps.storage.signAddress(row.thumbnail_key),
  metadata: row.metadata,
  subcategories: subcategories.map((subcategory) => describeSubcategory(deps, subcategory)),
  templateCount: row.template_count,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
