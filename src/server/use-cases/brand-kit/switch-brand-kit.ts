import { brandKitTexts } from '#contract/brand-kit/brand-kit.ts';
import type { BrandKit } from '#contract/calls/brand-kit.ts';
import { updateKitSwitch } from '../../db/brand-kits.ts';
import { AppError } from '../../errors.ts';
import { readBrandKit, type ReadBrandKitDeps } from './read-brand-kit.ts';

/** Turns the brand kit on or off for new videos; existing videos are not changed. Throws `brand_kit_missing`. */
export async function switchBrandKit(
  deps: ReadBrandKitDeps,
  { userId, isApplied }: { userId: string; isApplied: boolean },
): Promise<BrandKit> {
  await updateKitSwitch(deps.database, userId, isApplied);
  const kit = await readBrandKit(deps, { userId });
  if (!kit) throw new AppError('brand_kit_missing', brandKitTexts.missing);
  return kit;
}
