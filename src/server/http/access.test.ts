import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { allCalls } from '#contract/calls.ts';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import { scopes, type Scope } from '#contract/scopes.ts';
import { AppError } from '../errors.ts';
import type { Principal } from '../use-cases/accounts/authenticate.ts';
import { mount } from './mount.ts';
import { mountResumableUploads } from './resumable-uploads.ts';
import { createServer } from './server.ts';

const apiKey = (allowed: readonly Scope[]): Principal => ({
  userId: 'ada',
  via: { kind: 'apiKey', keyId: 'k' },
  scopes: new Set(allowed),
});
const session: Principal = {
  userId: 'ada',
  via: { kind: 'session', sessionId: 's' },
  scopes: new Set(scopes),
};

/** The bearer token encodes the principal: `session`, or an API key's scopes joined by commas. */
const readToken = (token: string): Principal =>
  token === 'session' ? session : apiKey(scopes.filter((scope) => token.split(',').includes(scope)));

let app: Awaited<ReturnType<typeof createServer>>;
let folder: string;
beforeAll(async () => {
  app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async (token) => readToken(token),
  });
  for (const call of Object.values(allCalls)) {
    mount(app, call, () => Promise.reject(new AppError('not_ready', 'The handler was reached')));
  }
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-test-'));
  const quota = { reserve: async () => {}, release: async () => {}, removeExpired: async () => {} };
  mountResumableUploads(app, { folder, quota });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function statusOf(call: Pick<Call, 'method' | 'path'>, token: string): Promise<number> {
  const url = call.path.replaceAll(/:\w+/g, 'x');
  const reply = await app.inject({ method: call.method, url, headers: { authorization: `Bearer ${token}` } });
  if (reply.statusCode === 403) expect(reply.json().error).toBe('forbidden');
  return reply.statusCode;
}

const guarded = Object.entries(allCalls).filter(([, { access }]) => access !== 'public');
const scoped = guarded.filter(([, { access }]) => access !== 'session');
const forSessions = guarded.filter(([, { access }]) => access === 'session');

test.each(guarded)('%s is open to a session', async (_name, call) => {
  expect(await statusOf(call, 'session')).not.toBe(403);
});

describe('an API key', () => {
  test.each(scoped)('with only the scope of %s is accepted', async (_name, call) => {
    expect(await statusOf(call, call.access)).not.toBe(403);
  });

  test.each(scoped)('with every scope except that of %s is refused', async (_name, call) => {
    const others = scopes.filter((scope) => scope !== call.access);
    expect(await statusOf(call, others.join(','))).toBe(403);
    expect(await statusOf(call, 'none')).toBe(403);
  });

  test.each(forSessions)('is refused by %s even with every scope', async (_name, call) => {
    expect(await statusOf(call, scopes.join(','))).toBe(403);
  });

  test('cannot start resumable uploads without the scope videos:write', async () => {
    const begin = { method: 'POST', path: resumableUploads.path } as const;
    expect(await statusOf(begin, 'videos:read')).toBe(403);
    expect(await statusOf(begin, 'videos:write')).not.toBe(403);
  });
});

test('signing out, revoking sessions, exporting and deleting the account, and moving money need a session', () => {
  expect(forSessions.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'signOut',
      'readSessions',
      'revokeSession',
      'revokeOtherSessions',
      'startExport',
      'deleteAccount',
      'startPayment',
      'refundPayment',
      'saveCard',
    ]),
  );
});

test('every scope opens at least one call', () => {
  const used = new Set(scoped.map(([, { access }]) => access));
  expect([...used].toSorted()).toEqual([...scopes].toSorted());
});
