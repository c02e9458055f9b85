import type { Generated, JSONColumnType } from 'kysely';
import type { KitSettings } from '#contract/brand-kit/brand-kit.ts';
import type { Stamp } from './stamp.ts';

/** The logo has its own column. */
export type StoredKitSettings = Omit<KitSettings, 'logo'>;

export type BrandKitsTable = {
  user_id: string;
  settings: JSONColumnType<StoredKitSettings, string, string>;
  logo_upload_id: string | null;
  /** Incremented by each save. */
  version: Generated<number>;
  /** The last state of the creator's switch. */
  is_applied: Generated<boolean>;
  created_at: Stamp;
  updated_at: Stamp;
};
