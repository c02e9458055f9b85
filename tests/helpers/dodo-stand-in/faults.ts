import type { ServerResponse } from 'node:http';

/** How the provider can fail a request. */
export type Fault =
  | { kind: 'status'; status: number; code: string }
  /** The request is accepted, and no reply is ever sent. */
  | { kind: 'hang' }
  /** A reply begins and does not end. */
  | { kind: 'hang-in-body' }
  /** An HTML page from a proxy. */
  | { kind: 'not-json' }
  | { kind: 'wrong-shape' }
  /** The request is processed, and its reply is lost. */
  | { kind: 'lost-answer' }
  /** The request is processed, and no reply is ever sent. */
  | { kind: 'done-in-silence' };

export type PlannedFault = { method: string; path: RegExp; fault: Fault; times: number };

/** Returns true if the fault ends the request; false if the request must still be processed. */
export function misbehave(fault: Fault, response: ServerResponse): boolean {
  if (fault.kind === 'lost-answer' || fault.kind === 'done-in-silence') return false;
  if (fault.kind === 'status') {
    response.writeHead(fault.status, {
      'content-type': 'application/json',
      ...(fault.status === 429 ? { 'retry-after': '1', 'x-ratelimit-remaining': '0' } : {}),
    });
    response.end(JSON.stringify({ code: fault.code, message: 'a planned fault' }));
  } else if (fault.kind === 'hang-in-body') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"payment_id":');
  } else if (fault.kind === 'not-json') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html>Bad gateway</html>');
  } else if (fault.kind === 'wrong-shape') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"unexpected":true}');
  }
  return true;
}
