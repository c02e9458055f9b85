import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** How a vendor can fail a request. */
export type Fault =
  | { kind: 'status'; status: number; json?: object; headers?: Record<string, string> }
  /** The request is accepted, and no reply is ever sent. */
  | { kind: 'hang' }
  /** A reply begins and does not end. */
  | { kind: 'hang-in-body' }
  /** An HTML page from a proxy, with status 200. */
  | { kind: 'not-json' }
  | { kind: 'wrong-shape' }
  /** The request is processed, and the connection breaks before the reply. */
  | { kind: 'lost-answer' }
  | { kind: 'slow'; ms: number }
  /** Processed once this resolves. */
  | { kind: 'held'; until: Promise<void> };

export type Question = { method: string; url: URL; headers: IncomingMessage['headers']; body: Buffer };
export type Answer = { status?: number; json?: unknown; bytes?: Uint8Array; type?: string };
export type Route = [
  method: string,
  path: RegExp,
  answer: (question: Question, found: string[]) => Promise<Answer> | Answer,
];

/** An error reply of the vendor, thrown by a route. */
export class Refusal extends Error {
  readonly answer: Answer;
  constructor(status: number, json: object) {
    super(`refused with ${status}`);
    this.answer = { status, json };
  }
}

/** Receives the function that closes the server; by default it runs at the end of the test. */
export type WhenOver = (close: () => Promise<void>) => void;

/** A local server with a vendor's routes, which records its requests and can be made to fail. */
export async function startVendorStandIn(
  routesOf: (origin: () => string) => Route[],
  whenOver: WhenOver = onTestFinished,
) {
  const planned: { method: string; path: RegExp; fault: Fault; times: number }[] = [];
  const questions: (Question & { atMs: number })[] = [];
  let origin = '';
  const routes = routesOf(() => origin);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const { method = 'GET', headers } = request;
    const question = { method, url, headers, body: await buffer(request) };
    questions.push({ ...question, atMs: performance.now() });
    const due = planned.find((one) => one.times > 0 && one.method === method && one.path.test(url.pathname));
    if (due) due.times -= 1;
    if (due && (await misbehave(due.fault, response))) return;
    for (const [routeMethod, path, handle] of routes) {
      const found = routeMethod === method ? path.exec(url.pathname) : null;
      if (!found) continue;
      const given = await handle(question, found.slice(1));
      if (due?.fault.kind === 'lost-answer') request.socket.destroy();
      else send(response, given);
      return;
    }
    throw new Refusal(404, { detail: 'Not Found' });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : new Refusal(500, { detail: String(error) });
      send(response, refusal.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  whenOver(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    url: origin,
    questions,
    asked: (method: string, path: RegExp) =>
      questions.filter((question) => question.method === method && path.test(question.url.pathname)),
    /** Makes the next matching requests fail. */
    fail: (method: string, path: RegExp, fault: Fault, times = 1) =>
      void planned.push({ method, path, fault, times }),
  };
}

/** Returns true if the fault has ended the request. */
async function misbehave(fault: Fault, response: ServerResponse): Promise<boolean> {
  switch (fault.kind) {
    case 'lost-answer':
      return false;
    case 'slow':
      await delay(fault.ms);
      return false;
    case 'held':
      await fault.until;
      return false;
    case 'hang':
      return true;
    case 'hang-in-body':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"request_id":');
      return true;
    case 'not-json':
      send(response, { bytes: Buffer.from('<html>Bad gateway</html>'), type: 'text/html' });
      return true;
    case 'wrong-shape':
      send(response, { json: { unexpected: true } });
      return true;
    case 'status':
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(JSON.stringify(fault.json ?? { detail: 'a planned fault' }));
      return true;
  }
}

function send(response: ServerResponse, { status = 200, json, bytes, type }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': type ?? 'application/json' });
  response.end(bytes ?? JSON.stringify(json));
}
