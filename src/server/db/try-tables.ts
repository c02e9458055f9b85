import type { Generated } from 'kysely';
import type { TryStatus } from '#contract/calls/tries.ts';

export type TriesTable = {
  id: string;
  kind: 'voice' | 'preview';
  address_hash: string;
  presenter: string | null;
  line: string | null;
  status: TryStatus;
  attempts: Generated<number>;
  lease_token: string | null;
  lease_until: Date | null;
  created_at: Date;
};
