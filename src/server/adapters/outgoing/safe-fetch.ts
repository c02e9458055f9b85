import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../errors.ts';
import { isPublicAddress } from './public-address.ts';

export type SafeFetchOptions = {
  maxBytes: number;
  /** The error for a file over the limit, whatever its content-length said. */
  tooLarge: () => AppError;
  totalMs?: number;
  /** Allowed media types; pictures by default. */
  accept?: string;
  /** The addresses to which connections are allowed; by default the public internet on the standard https port. */
  mayConnect?: (target: { protocol: string; address: string; port: number }) => boolean;
  resolve?: (hostname: string) => Promise<{ address: string; family: number }[]>;
};

const maxRedirects = 3;
const connectMs = 5_000;
const totalMs = 30_000;

const publicOnly: NonNullable<SafeFetchOptions['mayConnect']> = ({ protocol, address, port }) =>
  protocol === 'https:' && port === 443 && isPublicAddress(address);

const refused = (reason: string): AppError => new AppError('address_refused', reason);
const unreachable = (reason: string, cause?: unknown): AppError =>
  new AppError('address_unreachable', reason, {}, cause);

/**
 * Downloads from a user-supplied URL without SSRF: every address of the host name is checked, the connection goes to a
 * checked address, and each redirect is checked again. Sends no credentials. Returns the content type of the reply.
 * Throws `address_refused` and `address_unreachable`; no file is left behind.
 */
export async function safeFetch(
  address: string,
  path: string,
  options: SafeFetchOptions,
): Promise<string | null> {
  const signal = AbortSignal.timeout(options.totalMs ?? totalMs);
  let url = parseAddress(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await request(url, signal, options);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = parseAddress(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw unreachable(`The address answered ${statusCode}`);
    }
    await save(response, path, options);
    return headers['content-type'] ?? null;
  }
  throw unreachable(`The address leads on more than ${maxRedirects} times`);
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw refused('Invalid address');
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw refused('Only https addresses are fetched');
  if (url.username !== '' || url.password !== '') throw refused('An address with a password is not fetched');
  return url;
}

async function request(url: URL, signal: AbortSignal, options: SafeFetchOptions): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await resolveAll(hostname, signal, options);
  const mayConnect = options.mayConnect ?? publicOnly;
  // A single private address is enough to refuse, because the owner of the name decides which one
  // is used.
  if (!addresses.every(({ address }) => mayConnect({ protocol: url.protocol, address, port }))) {
    throw refused('This address does not lead to the public web');
  }
  const checked = addresses[0]!;
  // A second lookup could return another address (DNS rebinding).
  const lookUpChecked: LookupFunction = (_hostname, { all }, done) =>
    all ? done(null, [checked]) : done(null, checked.address, checked.family);
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? https : http).request(
      url,
      {
        lookup: lookUpChecked,
        signal,
        timeout: connectMs,
        agent: false,
        headers: {
          accept: options.accept ?? 'image/jpeg,image/png',
          'accept-encoding': 'identity',
          'user-agent': 'Hookline',
        },
      },
      resolve,
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', (error) => reject(unreachable('Nothing could be loaded from this address', error)));
    outgoing.end();
  });
}

async function resolveAll(
  hostname: string,
  signal: AbortSignal,
  { resolve = (name: string) => lookup(name, { all: true }) }: SafeFetchOptions,
): Promise<{ address: string; family: number }[]> {
  const family = isIP(hostname);
  if (family !== 0) return [{ address: hostname, family }];
  const timedOut = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the name was not found in time')), {
      once: true,
    });
  });
  const found = await Promise.race([resolve(hostname), timedOut]).catch((error: unknown) => {
    throw unreachable('This name leads nowhere', error);
  });
  if (found.length === 0) throw unreachable('This name leads nowhere');
  return found;
}

async function save(response: IncomingMessage, path: string, options: SafeFetchOptions): Promise<void> {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > options.maxBytes) done(options.tooLarge());
      else done(null, chunk);
    },
  });
  try {
    if (Number(response.headers['content-length']) > options.maxBytes) throw options.tooLarge();
    await pipeline(response, counted, createWriteStream(path));
  } catch (error) {
    response.destroy();
    await rm(path, { force: true });
    throw error instanceof AppError ? error : unreachable('The file did not come whole', error);
  }
}
