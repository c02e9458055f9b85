import { isIPv6 } from 'node:net';
import type { Call } from '#contract/call.ts';

export type RateName = NonNullable<Call['rate']>;
export type RateLimit = { calls: number; seconds: number };

const minute = 60;
const tenMinutes = 600;
const hour = 3_600;

/**
 * So many calls in so long. A person works at one desk or two; behind one address there may be a whole office. Far above
 * what anybody does by hand, far below what hurts.
 */
export const rateLimits: Record<RateName, { person: RateLimit; address: RateLimit }> = {
  'sign-in': {
    person: { calls: 60, seconds: tenMinutes },
    address: { calls: 120, seconds: tenMinutes },
  },
  paid: { person: { calls: 60, seconds: tenMinutes }, address: { calls: 240, seconds: tenMinutes } },
  upload: { person: { calls: 120, seconds: hour }, address: { calls: 480, seconds: hour } },
  heavy: { person: { calls: 100, seconds: tenMinutes }, address: { calls: 400, seconds: tenMinutes } },
  // A slider that is dragged asks for one after another.
  preview: { person: { calls: 300, seconds: tenMinutes }, address: { calls: 1_200, seconds: tenMinutes } },
  // A provider repeats what it could not deliver, all at once, from a handful of addresses.
  webhook: { person: { calls: 1_200, seconds: minute }, address: { calls: 1_200, seconds: minute } },
};

/** Whatever is asked for, pages and files too. */
export const anyRateLimit = {
  person: { calls: 1_500, seconds: minute },
  address: { calls: 3_000, seconds: minute },
};

/**
 * What counts as one address. A household or a server has 2^64 IPv6 addresses, all with the same first half; and an IPv4
 * address may come in the clothes of the other kind.
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
