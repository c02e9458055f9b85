import type { Generated, JSONColumnType } from 'kysely';
import type { Stamp } from './stamp.ts';

export type UsersTable = {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  picture: string | null;
  created_at: Stamp;
  /** Since then the row is anonymous and waits to be removed. */
  erasure_began_at: Date | null;
};

export type SessionsTable = {
  id: string;
  user_id: string;
  token_hash: string;
  device: Generated<string>;
  created_at: Stamp;
  last_seen_at: Stamp;
  expires_at: Date;
  revoked_at: Date | null;
};

export type AuditEventsTable = {
  id: string;
  at: Stamp;
  user_id: string | null;
  kind: string;
  address: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: JSONColumnType<object, string, string>;
};

export type AccountExportsTable = {
  id: string;
  user_id: string;
  task_id: string;
  storage_key: string | null;
  size_bytes: number | null;
  requested_at: Stamp;
  expires_at: Date | null;
};
