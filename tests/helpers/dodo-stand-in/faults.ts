import type { ServerResponse } from 'node:http';

/** How the provider can misbehave towards one question. */
export type Fault =
  | { kind: 'status'; status: number; code: string }
  /** The question is taken, and nothing is ever said. */
  | { kind: 'hang' }
  /** An answer begins and does not end. */
  | { kind: 'hang-in-body' }
  /** A page of some proxy. */
  | { kind: 'not-json' }
  | { kind: 'wrong-shape' }
  /** What was asked for is done, and the answer is lost. */
  | { kind: 'lost-answer' }
  /** What was asked for is done, and nothing is ever said. */
  | { kind: 'done-in-silence' };

export type PlannedFault = { method: string; path: RegExp; fault: Fault; times: number };

/** True when the fault answers by itself; what loses only the answer is done first. */
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
