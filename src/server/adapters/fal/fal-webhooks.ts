import { createHash, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { openFalKeys } from './fal-keys.ts';

/** In both directions, because clocks differ. */
const maxSkewSeconds = 300;

const requestId = z.string().regex(/^[\w-]{1,100}$/);
const headersSchema = z.object({
  'x-fal-webhook-request-id': requestId,
  'x-fal-webhook-user-id': z.string().regex(/^[\x21-\x7e]{1,200}$/),
  'x-fal-webhook-timestamp': z.string().regex(/^\d{1,12}$/),
  'x-fal-webhook-signature': z.string().regex(/^[\da-f]{128}$/i),
});
const bodySchema = z.object({ request_id: requestId });

/**
 * Verifies fal's webhooks. The signed message (Ed25519) is the id, the user, the time and the body's SHA-256 as hex,
 * one to a line. Returns the order ids of the webhook, or null if the signature or its
 * timestamp is invalid. Throws ProviderError if fal's keys cannot be read.
 */
export function openFalWebhooks({ jwksUrl, now = Date.now }: { jwksUrl: string; now?: () => number }) {
  const anyKeyMatches = openFalKeys({ jwksUrl, now });
  return async (rawBody: Buffer, headers: IncomingHttpHeaders): Promise<string[] | null> => {
    const { data } = headersSchema.safeParse(headers);
    if (!data) return null;
    const timestamp = data['x-fal-webhook-timestamp'];
    if (Math.abs(now() / 1_000 - Number(timestamp)) > maxSkewSeconds) return null;
    const id = data['x-fal-webhook-request-id'];
    const bodyHash = createHash('sha256').update(rawBody).digest('hex');
    const message = Buffer.from([id, data['x-fal-webhook-user-id'], timestamp, bodyHash].join('\n'));
    const signature = Buffer.from(data['x-fal-webhook-signature'], 'hex');
    if (!(await anyKeyMatches((key) => verify(null, message, key, signature)))) return null;
    return [...new Set([id, ...idsInBody(rawBody)])];
  };
}

/** After fal's own retry the header may contain the retry's id; the body contains the original one. */
function idsInBody(rawBody: Buffer): string[] {
  try {
    return [bodySchema.parse(JSON.parse(rawBody.toString())).request_id];
  } catch {
    return [];
  }
}
