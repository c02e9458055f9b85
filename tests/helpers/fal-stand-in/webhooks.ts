import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** How a webhook can be invalid. */
export type Forgery = {
  signature?: 'of-another-key' | 'none';
  agedSeconds?: number;
  /** Replaces the body after signing. */
  body?: string;
  headers?: Record<string, string>;
};

const timeoutMs = 15_000;
const newKey = () => generateKeyPairSync('ed25519');
const asJwk = (key: KeyObject): object => key.export({ format: 'jwk' });

/** Signs and sends fal's webhooks: Ed25519 over ids, timestamp and body hash, with its own keys. */
export function openFalWebhookSender() {
  let current = newKey();
  const stranger = newKey();
  const userId = 'auth0|a-user';

  function signedHeaders(requestId: string, rawBody: string, forgery: Forgery = {}): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1_000) - (forgery.agedSeconds ?? 0));
    const bodyHash = createHash('sha256').update(rawBody).digest('hex');
    const message = Buffer.from([requestId, userId, timestamp, bodyHash].join('\n'));
    const { privateKey } = forgery.signature === 'of-another-key' ? stranger : current;
    const signature = { 'x-fal-webhook-signature': sign(null, message, privateKey).toString('hex') };
    return {
      'content-type': 'application/json',
      'x-fal-webhook-request-id': requestId,
      'x-fal-webhook-user-id': userId,
      'x-fal-webhook-timestamp': timestamp,
      ...(forgery.signature === 'none' ? {} : signature),
      ...forgery.headers,
    };
  }

  return {
    signedHeaders,
    /** The first key is of a type that we ignore. */
    jwks: () => ({ keys: [{ kty: 'RSA', n: 'AQAB', e: 'AQAB' }, asJwk(current.publicKey)] }),
    /** Signs with a new key from now on. */
    changeKey: () => void (current = newKey()),
    /** Returns the receiver's status, or null without a reply. */
    async send(url: string, event: { request_id: string }, forgery: Forgery = {}): Promise<number | null> {
      const rawBody = JSON.stringify(event);
      const reply = await fetch(url, {
        method: 'POST',
        headers: signedHeaders(event.request_id, rawBody, forgery),
        body: forgery.body ?? rawBody,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null);
      await reply?.body?.cancel();
      return reply?.status ?? null;
    },
  };
}
