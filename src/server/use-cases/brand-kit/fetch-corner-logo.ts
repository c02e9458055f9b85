import type { KitLogo } from '#contract/brand-kit/brand-kit.ts';
import { placeCornerLogo, placeCornerPlate, type LogoCorner } from '#contract/brand-kit/logo-corner.ts';
import type { CornerLogo } from '#studio/captions/overlay-image.ts';
import type { Database } from '../../db/database.ts';
import { findUpload } from '../../db/uploads.ts';
import type { Storage } from '../../ports/storage.ts';
import { loadLogo } from './load-logo.ts';

type Deps = { database: Database; storage: Storage };

/** The path of a logo's picture in the work folder. */
export async function fetchLogo(
  deps: Deps,
  logo: KitLogo | null,
  workFolder: string,
): Promise<string | null> {
  const upload = logo && (await findUpload(deps.database, logo.uploadId));
  return upload ? deps.storage.fetch(upload.storage_key, workFolder) : null;
}

type Box = CornerLogo['box'];

/** The logo in a corner of the frame, the left one unless `choose` decides; null without one. */
export async function fetchCornerLogo(
  deps: Deps,
  logo: KitLogo | null,
  frame: { width: number; height: number },
  workFolder: string,
  choose: (boxOf: (corner: LogoCorner) => Box) => Promise<LogoCorner> = () => Promise.resolve('left'),
): Promise<CornerLogo | null> {
  const path = await fetchLogo(deps, logo, workFolder);
  if (path === null) return null;
  const { visible } = await loadLogo(path);
  const boxOf = (corner: LogoCorner): Box => placeCornerLogo(visible, frame, corner);
  const box = boxOf(await choose(boxOf));
  return { path, visible, box, plate: placeCornerPlate(visible, box) };
}
