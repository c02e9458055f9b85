import type { Generated } from 'kysely';
import type { TryStatus } from '#contract/calls/tries.ts';

export type TryOutcome = 'completed' | 'failed' | 'gave_way';

/** Counts that outlive the rows they count. */
export type TryTotalsTable = {
  outcome: TryOutcome;
  tries: Generated<string>;
  /** The total time of the work. */
  seconds: Generated<number>;
};

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
  /** The start of the attempt under way. */
  started_at: Date | null;
  created_at: Date;
};
