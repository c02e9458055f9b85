import { loadImage } from '@napi-rs/canvas';
import type { KitLogo } from '#contract/brand-kit/brand-kit.ts';
import { placeCornerLogo, placeCornerPlate } from '#contract/brand-kit/logo-corner.ts';
import type { CornerLogo } from '#studio/captions/overlay-image.ts';
import type { Database } from '../../db/database.ts';
import { findUpload } from '../../db/uploads.ts';
import type { Storage } from '../../ports/storage.ts';
import { readTones } from './read-tones.ts';

type Deps = { database: Database; storage: Storage };

/** A logo as a local file, with its size in pixels. */
export async function fetchLogo(deps: Deps, logo: KitLogo | null, workFolder: string) {
  const upload = logo && (await findUpload(deps.database, logo.uploadId));
  if (!upload) return null;
  const { width, height } = upload.facts;
  return {
    path: await deps.storage.fetch(upload.storage_key, workFolder),
    width: width ?? 1,
    height: height ?? 1,
  };
}

/** The logo in its corner of the frame; null without one. */
export async function fetchCornerLogo(
  deps: Deps,
  logo: KitLogo | null,
  frame: { width: number; height: number },
  workFolder: string,
): Promise<CornerLogo | null> {
  const found = await fetchLogo(deps, logo, workFolder);
  if (!found) return null;
  const box = placeCornerLogo(found, frame);
  return { path: found.path, box, plate: placeCornerPlate(readTones(await loadImage(found.path)), box) };
}
