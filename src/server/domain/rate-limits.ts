import { isIPv6 } from 'node:net';
import type { Call } from '#contract/call.ts';

export type RateName = NonNullable<Call['rate']>;
export type RateLimit = { calls: number; seconds: number };

const minute = 60;
const tenMinutes = 600;
const hour = 3_600;

/**
 * Calls per time window. A user works on one or two devices; a whole office may share one address. The limits are far
 * above manual use and far below what causes harm.
 */
export const rateLimits: Record<RateName, { user: RateLimit; address: RateLimit }> = {
  'sign-in': {
    user: { calls: 60, seconds: tenMinutes },
    address: { calls: 120, seconds: tenMinutes },
  },
  paid: { user: { calls: 60, seconds: tenMinutes }, address: { calls: 240, seconds: tenMinutes } },
  upload: { user: { calls: 120, seconds: hour }, address: { calls: 480, seconds: hour } },
  heavy: { user: { calls: 100, seconds: tenMinutes }, address: { calls: 400, seconds: tenMinutes } },
  // Dragging a slider requests one preview after another.
  preview: { user: { calls: 300, seconds: tenMinutes }, address: { calls: 1_200, seconds: tenMinutes } },
  // A provider resends undelivered webhooks all at once, from a handful of addresses.
  webhook: { user: { calls: 1_200, seconds: minute }, address: { calls: 1_200, seconds: minute } },
};

/** All requests, including pages and files. */
export const anyRateLimit = {
  user: { calls: 1_500, seconds: minute },
  address: { calls: 3_000, seconds: minute },
};

/**
 * The key under which an address is counted. IPv6 addresses are counted by their first 64 bits, because a household or
 * server has all 2^64 addresses of a prefix. An IPv4 address may be written as an IPv6 address (`::ffff:192.0.2.1`).
 */
export function addressGroup(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded) return embedded;
  const plain = address.split('%', 1)[0]!;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::') as [string, string?];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
