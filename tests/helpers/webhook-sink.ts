import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Receives webhooks, keeps them unchanged and acknowledges each. */
export async function webhookSink() {
  const taken: { rawBody: Buffer; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(async (request, response) => {
    taken.push({ rawBody: await buffer(request), headers: request.headers });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, taken };
}
