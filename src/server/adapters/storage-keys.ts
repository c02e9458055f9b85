import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Storage } from '../ports/storage.ts';

const hourMs = 3_600_000;
const keyPattern = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_.-]*)+$/;

/** Keys must not lead outside the storage folder. */
export const isStorageKey = (key: string): boolean => keyPattern.test(key) && !key.includes('..');

/** Returns the key itself; throws if it is invalid. */
export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}

/** The requested file does not exist, or no longer. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError';

  constructor(key: string, cause: unknown) {
    super(`Not in storage: ${key}`, { cause });
  }
}

/** Signed URLs (HMAC) served by the app, whichever storage is used. `now` is milliseconds since the epoch. */
export function signKeys(options: {
  signingSecret: string;
  now?: () => number;
}): Pick<Storage, 'signAddress' | 'verifyAddress'> {
  const now = options.now ?? Date.now;
  const sign = (key: string, expires: string): string =>
    createHmac('sha256', options.signingSecret).update(`${expires}\n${key}`).digest('base64url');
  return {
    signAddress(key) {
      requireStorageKey(key);
      const expires = String((Math.floor(now() / hourMs) + 2) * hourMs);
      return `/api/files/${key}?expires=${expires}&signature=${sign(key, expires)}`;
    },
    verifyAddress(key, { expires, signature }) {
      if (!isStorageKey(key) || !/^\d{1,15}$/.test(expires) || Number(expires) < now()) return false;
      const expected = Buffer.from(sign(key, expires));
      const actual = Buffer.from(signature);
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}
