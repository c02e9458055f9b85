import type { Generated, JSONColumnType } from 'kysely';
import type { KitSettings } from '#contract/brand-kit/brand-kit.ts';
import type { Stamp } from './stamp.ts';

/** The logo is a column of its own. */
export type StoredKitSettings = Omit<KitSettings, 'logo'>;

export type BrandKitsTable = {
  user_id: string;
  settings: JSONColumnType<StoredKitSettings, string, string>;
  logo_upload_id: string | null;
  /** Counts the saves. */
  version: Generated<number>;
  /** What the switch of the creator said last. */
  is_applied: Generated<boolean>;
  created_at: Stamp;
  updated_at: Stamp;
};
