import { sql } from 'kysely';
import type { BrandLook } from '#contract/brand-kit/brand-kit.ts';
import type { StoredKitSettings } from './brand-kit-tables.ts';
import type { Connection } from './database.ts';

export type BrandKitRow = NonNullable<Awaited<ReturnType<typeof findBrandKit>>>;

const selectKit = (connection: Connection, userId: string) =>
  connection
    .selectFrom('brand_kits as kit')
    .leftJoin('uploads as logo', 'logo.id', 'kit.logo_upload_id')
    .select([
      'kit.settings',
      'kit.version',
      'kit.is_applied',
      'kit.updated_at',
      'logo.id as logo_upload_id',
      'logo.content_hash as logo_hash',
      'logo.storage_key as logo_key',
      'logo.facts as logo_facts',
    ])
    .where('kit.user_id', '=', userId);

export const findBrandKit = (connection: Connection, userId: string) =>
  selectKit(connection, userId).executeTakeFirst();

/** Reads the kit and locks it until the transaction ends. */
export const lockBrandKit = (connection: Connection, userId: string) =>
  selectKit(connection, userId).forUpdate('kit').executeTakeFirst();

/** The parts of the kit that are visible in a video. */
export const lookOfKit = ({ settings, logo_upload_id, logo_hash }: BrandKitRow): BrandLook => ({
  logo: logo_upload_id && logo_hash ? { uploadId: logo_upload_id, contentHash: logo_hash } : null,
  colours: settings.colours,
  endText: settings.endText,
  endAddress: settings.endAddress,
});

/** Writes the first kit of an account. Returns false if another request did so before. */
export async function insertBrandKit(
  connection: Connection,
  kit: { userId: string; settings: StoredKitSettings; logoUploadId: string | null },
): Promise<boolean> {
  const inserted = await connection
    .insertInto('brand_kits')
    .values({
      user_id: kit.userId,
      settings: JSON.stringify(kit.settings),
      logo_upload_id: kit.logoUploadId,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateBrandKit(
  connection: Connection,
  kit: { userId: string; settings: StoredKitSettings; logoUploadId: string | null },
): Promise<void> {
  await connection
    .updateTable('brand_kits')
    .set({
      settings: JSON.stringify(kit.settings),
      logo_upload_id: kit.logoUploadId,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('user_id', '=', kit.userId)
    .execute();
}

/** The state of the creator's switch. */
export async function updateKitSwitch(
  connection: Connection,
  userId: string,
  isApplied: boolean,
): Promise<void> {
  await connection
    .updateTable('brand_kits')
    .set({ is_applied: isApplied })
    .where('user_id', '=', userId)
    .execute();
}

/** Returns the upload of its logo; undefined if there was no kit. */
export const deleteBrandKitRow = (connection: Connection, userId: string) =>
  connection
    .deleteFrom('brand_kits')
    .where('user_id', '=', userId)
    .returning('logo_upload_id')
    .executeTakeFirst();
