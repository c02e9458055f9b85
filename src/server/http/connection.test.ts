import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { whileConnected } from './connection.ts';
import { handleErrors } from './error-reply.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function openServer() {
  const lines: string[] = [];
  const logger: FastifyBaseLogger = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(line) },
  );
  const app = fastify({ forceCloseConnections: true, loggerInstance: logger });
  handleErrors(app);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  ends.push(
    () => agent.destroy(),
    () => app.close(),
  );
  const sockets: Socket[] = [];
  const signals: AbortSignal[] = [];
  app.get('/replies', async (request, reply) => {
    sockets.push(request.raw.socket);
    signals.push(whileConnected(reply));
    return 'done';
  });
  app.get('/waits', async (_request, reply) => {
    const signal = whileConnected(reply);
    signals.push(signal);
    app.server.emit('handler-waits');
    await once(signal, 'abort');
    return 'too late';
  });
  app.get('/aborted', async (_request, reply) => {
    const signal = whileConnected(reply);
    app.server.emit('handler-waits');
    await delay(60_000, undefined, { signal });
    return 'too late';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const begin = (path: string) => get({ host: '127.0.0.1', port, path, agent });
  const read = async (path: string): Promise<void> => {
    const [response] = (await once(begin(path), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
  };
  return { server: app.server, begin, read, sockets, signals, lines };
}

test('many requests on one keep-alive socket leave no listeners behind', async () => {
  const { read, sockets, signals } = await openServer();
  const listeners: number[] = [];
  for (let request = 0; request < 30; request += 1) {
    await read('/replies');
    listeners.push(sockets[0]!.listenerCount('close'));
  }
  expect(new Set(sockets).size).toBe(1);
  expect(listeners.at(-1)).toBe(listeners[1]);
  expect(signals.filter(({ aborted }) => aborted)).toEqual([]);
});

test('a client that disconnects before the reply aborts the signal', async () => {
  const { server, begin, signals } = await openServer();
  const request = begin('/waits').on('error', () => {});
  await once(server, 'handler-waits');
  expect(signals[0]!.aborted).toBe(false);
  request.destroy();
  await once(signals[0]!, 'abort');
});

test('work aborted by a disconnect is not reported as a server error', async () => {
  const { server, begin, lines } = await openServer();
  const request = begin('/aborted').on('error', () => {});
  await once(server, 'handler-waits');
  request.destroy();
  await expect.poll(() => lines.join('')).toContain('the client disconnected');
  expect(lines.join('')).not.toContain('request failed');
});
