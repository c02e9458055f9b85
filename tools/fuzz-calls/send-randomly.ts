import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { randomRequests } from '../../tests/helpers/hostile/random-requests.ts';
import { seededRandom } from '../../tests/helpers/seeded-random.ts';
import { rawSender } from '../../tests/helpers/hostile/send-raw.ts';
import type { RunningApp } from '../../tests/helpers/running-app.ts';
import { remember, type People } from './people.ts';
import type { Report } from './report.ts';

/** An upload may wait 10 s for an inspection of up to 30 s. */
const timeoutMs = 60_000;
/** The share of requests that are sent signed out. */
const guestShare = 0.1;

type Options = {
  app: RunningApp;
  people: People;
  report: Report;
  requests: number;
  seed: number;
  parallel: number;
};

/**
 * Sends the requests, several at a time. The seed determines the requests except for ids, but not the order in which the
 * server handles concurrent requests.
 */
export async function sendRandomly({
  app,
  people,
  report,
  requests,
  seed,
  parallel,
}: Options): Promise<void> {
  const random = seededRandom(seed);
  const webhookSecret = await readFile(path.join(app.dataFolder, 'sandbox-webhook-secret'), 'utf8');
  const next = randomRequests({ random, files: people.samples, webhookSecret });
  const sender = rawSender(app.url, { timeoutMs });
  let sent = 0;
  const sendInTurn = async (): Promise<void> => {
    while (sent < requests) {
      sent += 1;
      const who = random.pick(people.people);
      const request = next(who.known);
      const { token } = who.person;
      const isGuest = random.happens(guestShare);
      const startedAt = performance.now();
      const reply = await sender.send(request, isGuest ? null : token);
      report.add(request, reply, performance.now() - startedAt);
      if (reply.status >= 200 && reply.status < 300) remember(who, request.name, reply.body);
      const isGone = reply.status === 401 && !isGuest && request.headers.authorization === undefined;
      // Another concurrent request may have detected it too.
      if (isGone && who.person.token === token) await people.renew(who);
      if (sent % 1_000 === 0) process.stderr.write(`${sent} requests\n`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, sendInTurn));
  sender.close();
}
