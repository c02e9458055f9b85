import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SunkEvent = { event: string; properties: Record<string, unknown> };
export type AnalyticsSink = {
  url: string;
  /** Every event received so far, in order. */
  events: SunkEvent[];
  close: () => Promise<void>;
};

/**
 * Stands in for Mixpanel's ingestion API: accepts `data=<base64 of a JSON array>` on /track/ with Mixpanel's replies.
 * Events are deduplicated by `$insert_id`, because the next page may resend what the last one sent as it closed.
 */
export async function startAnalyticsSink(): Promise<AnalyticsSink> {
  const events: SunkEvent[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = new URL(request.url ?? '/', 'http://sink').pathname;
    if (request.method === 'POST' && path === '/track/') {
      const data = new URLSearchParams(Buffer.concat(parts).toString()).get('data') ?? '';
      for (const sent of JSON.parse(Buffer.from(data, 'base64').toString()) as SunkEvent[])
        if (events.every(({ properties }) => properties.$insert_id !== sent.properties.$insert_id))
          events.push(sent);
    }
    response.writeHead(200, {
      'content-type': 'application/json',
      // The library sends credentials, which rules out '*'.
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    });
    response.end(JSON.stringify({ status: 1, error: null }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
