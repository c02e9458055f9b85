import type { Connection } from './database.ts';

/** The kinds of audit records. Adding a kind needs no migration. */
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

/** The origin of a request; null for actions of the app itself and of providers. */
export type RequestOrigin = { address: string; userAgent: string; requestId: string };

/**
 * Adds a security-relevant record in the transaction of the change that it describes. `details` are facts such as ids
 * and amounts: never a token, a card, an e-mail address or user content.
 */
export async function writeAudit(
  connection: Connection,
  event: {
    kind: AuditKind;
    /** Null if the user is unknown, as for a refused sign-in. */
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
      // The length is up to the caller.
      user_agent: event.origin?.userAgent.slice(0, 500) ?? null,
      request_id: event.origin?.requestId ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}
