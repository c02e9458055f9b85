import type { Transaction } from 'kysely';
import { brandKitTexts, isEndTextTooLong, readEndAddress } from '#contract/brand-kit/brand-kit.ts';
import type { BrandKit, SaveBrandKitRequest } from '#contract/calls/brand-kit.ts';
import { readColour } from '#contract/colour-text.ts';
import { lockOpenAccount } from '../../db/accounts.ts';
import type { StoredKitSettings } from '../../db/brand-kit-tables.ts';
import { insertBrandKit, lockBrandKit, updateBrandKit } from '../../db/brand-kits.ts';
import type { Connection } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';
import { refuseOlderVersion } from '../content/refuse-older-version.ts';
import { readBrandKit, type ReadBrandKitDeps } from './read-brand-kit.ts';
import { removeUnusedLogo } from './remove-unused-logo.ts';

type Input = { userId: string; request: SaveBrandKitRequest };

/**
 * Saves an account's kit. Finished videos keep their look. Throws `edited_meanwhile` if the kit was saved or deleted
 * since the edited version.
 */
export async function saveBrandKit(deps: ReadBrandKitDeps, { userId, request }: Input): Promise<BrandKit> {
  const settings = checkSettings(request);
  const before = await deps.database.transaction().execute(async (transaction) => {
    await lockOpenAccount(transaction, userId);
    const logoUploadId = await findLogo(transaction, userId, request.logoUploadId ?? null);
    if (!logoUploadId && settings.endText === '' && settings.endAddress === '')
      throw new AppError('brand_kit_empty', brandKitTexts.empty);
    return write(transaction, { userId, settings, logoUploadId, version: request.version });
  });
  await removeUnusedLogo(deps, userId, before);
  return (await readBrandKit(deps, { userId }))!;
}

type NewKit = {
  userId: string;
  settings: StoredKitSettings;
  logoUploadId: string | null;
  version: number | undefined;
};

/** Returns the kit's previous logo. */
async function write(transaction: Transaction<Tables>, { version, ...kit }: NewKit): Promise<string | null> {
  const present = await lockBrandKit(transaction, kit.userId);
  refuseOlderVersion('brand kit', version, present?.version ?? 0);
  if (present) {
    await updateBrandKit(transaction, kit);
    return present.logo_upload_id;
  }
  if (!(await insertBrandKit(transaction, kit))) {
    // Another request wrote the first kit concurrently.
    refuseOlderVersion('brand kit', version, 1);
    await updateBrandKit(transaction, kit);
  }
  return null;
}

function checkSettings(request: SaveBrandKitRequest): StoredKitSettings {
  const [first, second] = request.colours.map((text, index) => {
    const colour = readColour(text.trim());
    if (colour === null)
      throw new AppError('colour_invalid', brandKitTexts.colourInvalid, { field: `colours.${index}` });
    return colour;
  });
  if (isEndTextTooLong(request.endText))
    throw new AppError('end_text_too_long', brandKitTexts.endTextTooLong, { field: 'endText' });
  const endAddress = readEndAddress(request.endAddress);
  if (endAddress === null)
    throw new AppError('end_address_invalid', brandKitTexts.endAddressInvalid, { field: 'endAddress' });
  const { captionStyle, musicVolume } = request;
  return {
    colours: [first!, second!],
    endText: request.endText.trim(),
    endAddress,
    captionStyle,
    musicVolume,
  };
}

async function findLogo(
  connection: Connection,
  userId: string,
  logoId: string | null,
): Promise<string | null> {
  if (logoId === null || logoId === '') return null;
  const upload = await findOwnUpload(connection, userId, logoId);
  if (upload?.kind === 'image' && upload.facts.container === 'png') return upload.id;
  throw new AppError('logo_unknown', brandKitTexts.logoUnknown, { field: 'logoUploadId' });
}
