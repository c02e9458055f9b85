import { isIP } from 'node:net';

type Listening = { host: string; port: number };

const everyInterface = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** Whether this host name or IP address is reachable from this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** The URL by which this machine reaches a listener, with IPv6 brackets and without a trailing slash. */
export function localOrigin({ host, port }: Listening): string {
  const reachable = everyInterface.get(host) ?? host;
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
}

/** Whether a server at `from` can reach us at `origin`: loopback addresses are reachable from this machine only. */
export const canReach = (from: string, origin: string): boolean =>
  !isThisMachine(origin) || isThisMachine(from);

function isThisMachine(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return isLoopback(host) || host.endsWith('.localhost');
}
