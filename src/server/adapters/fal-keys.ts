import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { readVendorJson } from './read-vendor-json.ts';
import { openVendorLine } from './vendor-line.ts';

const hour = 3_600_000;
/** What fal allows. */
const longestKeptMs = 24 * hour;
/** Strangers with wrong signatures make us ask no oftener. */
const shortestKeptMs = 60_000;

const keySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().regex(/^[\w-]{43}=?$/),
});
const keysSchema = z.object({ keys: z.array(z.unknown()) });
const operation = 'telling its keys';

type Known = { keys: KeyObject[]; readAtMs: number };

/**
 * The keys that fal signs with. Answers whether one of them fits; when none does they are read anew once, for fal may have
 * changed them. Throws ProviderError when they cannot be read.
 */
export function openFalKeys({ jwksUrl, now = Date.now }: { jwksUrl: string; now?: () => number }) {
  const line = openVendorLine({
    provider: 'fal.ai',
    readRefusal: () => ({ code: null, retryable: null }),
    pace: { firstRetryMs: 200 },
  });
  let known: Known | null = null;
  let reading: Promise<Known> | null = null;

  async function read(): Promise<Known> {
    const { keys } = await line.ask(operation, {
      url: jwksUrl,
      // Whoever sent the webhook waits for 15 s.
      timeoutMs: 5_000,
      retries: 1,
      read: readVendorJson(line.provider, operation, keysSchema),
      signal: new AbortController().signal,
    });
    known = { keys: keys.flatMap(asPublicKey), readAtMs: now() };
    return known;
  }
  const readTogether = (): Promise<Known> =>
    (reading ??= read().finally(() => {
      reading = null;
    }));

  return async (fits: (key: KeyObject) => boolean): Promise<boolean> => {
    const kept = known && now() - known.readAtMs < longestKeptMs ? known : await readTogether();
    if (kept.keys.some(fits)) return true;
    if (now() - kept.readAtMs < shortestKeptMs) return false;
    return (await readTogether()).keys.some(fits);
  };
}

/** A key of another kind is none of ours. */
function asPublicKey(value: unknown): KeyObject[] {
  const { data } = keySchema.safeParse(value);
  return data ? [createPublicKey({ format: 'jwk', key: data })] : [];
}
