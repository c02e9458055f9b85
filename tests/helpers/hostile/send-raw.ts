import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { RawRequest } from './raw-request.ts';

export type RawReply = {
  /** 0 if the connection was closed without a reply, -1 after a timeout. */
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

const noReply = (status: 0 | -1): RawReply => ({ status, headers: {}, body: Buffer.alloc(0) });

/** Sends requests over a few keep-alive connections. Event streams are closed after their first bytes. */
export function rawSender(origin: string, options: { timeoutMs: number }) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const send = (raw: RawRequest, token: string | null): Promise<RawReply> =>
    new Promise((resolve) => {
      const end = (reply: RawReply): void => {
        clearTimeout(timer);
        resolve(reply);
      };
      const authorization: Record<string, string> =
        token === null ? {} : { authorization: `Bearer ${token}` };
      const request = httpRequest({
        agent,
        hostname,
        port,
        method: raw.method,
        path: raw.path,
        headers: {
          ...authorization,
          ...(raw.body === null ? {} : { 'content-length': Buffer.byteLength(raw.body) }),
          ...raw.headers,
        },
      });
      const timer = setTimeout(() => {
        end(noReply(-1));
        request.destroy();
      }, options.timeoutMs);
      // Also after a reply: the server closes the connection on a client that keeps sending.
      request.on('error', () => end(noReply(0)));
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        const isStream = response.headers['content-type'] === 'text/event-stream';
        const reply = (): RawReply => ({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (!isStream) return;
          end(reply());
          request.destroy();
        });
        response.on('error', () => end(reply()));
        response.on('close', () => end(reply()));
      });
      request.end(raw.body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}

const mayWait = (reply: RawReply): boolean =>
  reply.headers['retry-after'] !== undefined || reply.body.includes('"storage_full"');

/** A server fault: no reply in time, or a 5xx other than a refusal with Retry-After. */
export const isFault = (reply: RawReply): boolean =>
  reply.status === -1 || (reply.status >= 500 && !([503, 507].includes(reply.status) && mayWait(reply)));
