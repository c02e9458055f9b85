import type { Connection } from './database.ts';

/** What the record tells. Adding a kind needs no migration. */
export type AuditKind =
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'session_revoked'
  | 'other_sessions_revoked'
  | 'export_started'
  | 'export_ready'
  | 'erasure_began'
  | 'erasure_completed'
  | 'payment_started'
  | 'payment_completed'
  | 'refund_started'
  | 'payment_refunded'
  | 'card_saved'
  | 'card_removed'
  | 'template_consent_given'
  | 'external_endpoint_changed';

/** Where a request came from; null for what the app does by itself or a provider tells us. */
export type RequestOrigin = { address: string; userAgent: string; requestId: string };

/**
 * Adds to the record of what concerns security, in the transaction of what it tells. `details` are facts such as ids and
 * amounts: never a token, a card, an e-mail address or anything that its owner wrote.
 */
export async function writeAudit(
  connection: Connection,
  event: {
    kind: AuditKind;
    /** Null while nobody is known, as in a refused sign-in. */
    userId: string | null;
    origin: RequestOrigin | null;
    details?: Record<string, string | number | boolean | null>;
  },
): Promise<void> {
  await connection
    .insertInto('audit_events')
    .values({
      id: crypto.randomUUID(),
      kind: event.kind,
      user_id: event.userId,
      address: event.origin?.address ?? null,
      // As long as a caller likes to make it.
      user_agent: event.origin?.userAgent.slice(0, 500) ?? null,
      request_id: event.origin?.requestId ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}
