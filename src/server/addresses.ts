import { isIP } from 'node:net';

type Listening = { host: string; port: number };

const everyInterface = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** True for what this machine alone can reach. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** How this machine reaches what listens there, with the brackets that IPv6 needs and without a final slash. */
export function localOrigin({ host, port }: Listening): string {
  const reachable = everyInterface.get(host) ?? host;
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
}

/** Whether a server at `from` can come to us at `origin`: what only this machine reaches, only this machine reaches. */
export const canReach = (from: string, origin: string): boolean => !isHere(origin) || isHere(from);

function isHere(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return isLoopback(host) || host.endsWith('.localhost');
}
