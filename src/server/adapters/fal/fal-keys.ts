import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { readVendorJson } from '../vendor/read-vendor-json.ts';
import { openVendorClient } from '../vendor/vendor-client.ts';

const hour = 3_600_000;
/** The longest cache time that fal allows. */
const maxCacheMs = 24 * hour;
/** Limits refetching, so that forged signatures cannot trigger many requests. */
const minRefetchMs = 60_000;

const keySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().regex(/^[\w-]{43}=?$/),
});
const keysSchema = z.object({ keys: z.array(z.unknown()) });
const operation = 'telling its keys';

type CachedKeys = { keys: KeyObject[]; readAtMs: number };

/**
 * fal's public signing keys. Returns whether one of them matches; if none does, the keys are refetched once, because
 * fal may have rotated them. Throws ProviderError if they cannot be read.
 */
export function openFalKeys({ jwksUrl, now = Date.now }: { jwksUrl: string; now?: () => number }) {
  const vendor = openVendorClient({
    provider: 'fal.ai',
    readRefusal: () => ({ code: null, retryable: null }),
    pace: { firstRetryMs: 200 },
  });
  let cached: CachedKeys | null = null;
  let reading: Promise<CachedKeys> | null = null;

  async function read(): Promise<CachedKeys> {
    const { keys } = await vendor.request(operation, {
      url: jwksUrl,
      // fal waits 15 s for the webhook's response.
      timeoutMs: 5_000,
      retries: 1,
      read: readVendorJson(vendor.provider, operation, keysSchema),
      signal: new AbortController().signal,
    });
    cached = { keys: keys.flatMap(asPublicKey), readAtMs: now() };
    return cached;
  }
  const readShared = (): Promise<CachedKeys> =>
    (reading ??= read().finally(() => {
      reading = null;
    }));

  return async (matches: (key: KeyObject) => boolean): Promise<boolean> => {
    const current = cached && now() - cached.readAtMs < maxCacheMs ? cached : await readShared();
    if (current.keys.some(matches)) return true;
    if (now() - current.readAtMs < minRefetchMs) return false;
    return (await readShared()).keys.some(matches);
  };
}

/** Keys of other types are ignored. */
function asPublicKey(value: unknown): KeyObject[] {
  const { data } = keySchema.safeParse(value);
  return data ? [createPublicKey({ format: 'jwk', key: data })] : [];
}
