import type { RawRequest } from '../../tests/helpers/hostile/raw-request.ts';
import { isFault, type RawReply } from '../../tests/helpers/hostile/send-raw.ts';

export type Report = {
  add: (request: RawRequest, reply: RawReply, ms: number) => void;
  /** One line for each request that failed in the server, with the logged error. */
  faults: (log: string) => string[];
  summary: (facts: { seed: number }) => string;
};

type Fault = { request: RawRequest; reply: RawReply };

const short = (text: string): string => JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);

const classOf = (status: number): string =>
  status === -1 ? 'no reply in time' : status === 0 ? 'closed' : `${Math.floor(status / 100)}xx`;

/** The error that the server logged for this request; null when there is none. */
function loggedError(log: string, requestId: string): string | null {
  const lines = log.split('\n').filter((line) => line.includes(requestId) && line.includes('"err":'));
  return lines[0]?.slice(0, 1_500) ?? null;
}

/** Counts the responses of a run. */
export function openReport(): Report {
  const byClass = new Map<string, number>();
  const byCall = new Map<string, Map<string, number>>();
  const faults: Fault[] = [];
  let excused = 0;
  let slowest = { ms: 0, name: '' };
  const count = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const inWords = (counts: Map<string, number>): string =>
    [...counts]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, value]) => `${key}: ${value}`)
      .join('  ');
  return {
    add(request, reply, ms) {
      const kind = classOf(reply.status);
      const ofCall = byCall.get(request.name) ?? new Map<string, number>();
      byCall.set(request.name, ofCall);
      count(byClass, kind);
      count(ofCall, kind);
      if (ms > slowest.ms) slowest = { ms, name: request.name };
      if (isFault(reply)) faults.push({ request, reply });
      else if (reply.status >= 500) excused += 1;
    },
    faults: (log) =>
      faults.map(({ request, reply }) => {
        const requestId = String(reply.headers['x-request-id'] ?? 'no request id');
        return [
          `${request.name}: ${classOf(reply.status)} ${reply.status} ${request.method} ${short(request.path)}`,
          `  headers ${short(JSON.stringify(request.headers))}`,
          `  body ${short(String(request.body))}`,
          `  reply ${short(reply.body.toString())}`,
          `  ${requestId}: ${loggedError(log, requestId) ?? 'nothing logged'}`,
        ].join('\n');
      }),
    summary: ({ seed }) =>
      [
        ...[...byCall]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([name, counts]) => `${name.padEnd(60)} ${inWords(counts)}`),
        '',
        `seed ${seed}; ${inWords(byClass)}`,
        `503 and 507 that say when to come back: ${excused}; slowest: ${Math.round(slowest.ms)} ms (${slowest.name})`,
      ].join('\n'),
  };
}
