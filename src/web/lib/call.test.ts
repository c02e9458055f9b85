import { beforeEach, expect, test, vi } from 'vitest';
import { readMe, signIn, signOut } from '#contract/calls/accounts.ts';
import { startPayment } from '#contract/calls/payments.ts';
import { readTransactions } from '#contract/calls/wallet.ts';
import { previewVoice } from '#contract/calls/voices.ts';
import { buildCallUrl, call, callForFile } from './call.ts';
import { onSessionExpired } from './session.ts';

const stored = new Map<string, string>();
let sent: { url: string; init: RequestInit }[];

function answer(reply: Response | Error): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
  });
}

beforeEach(() => {
  sent = [];
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('a URL contains escaped parameters and omits absent query values', () => {
  expect(
    buildCallUrl('/api/x/:hookId', { params: { hookId: '../a b' }, query: { limit: 5, offset: undefined } }),
  ).toBe('/api/x/..%2Fa%20b?limit=5');
});

test('a call sends the token, the body and the idempotency key @validation-010', async () => {
  stored.set('hookline.token', 'secret');
  answer(Response.json({ paymentId: 'p' }, { status: 201 }));
  await call(startPayment, { body: { packageId: 'pro' }, idempotencyKey: 'key-1' });
  expect(sent[0]).toMatchObject({
    url: '/api/payments',
    init: {
      method: 'POST',
      body: '{"packageId":"pro"}',
      headers: {
        authorization: 'Bearer secret',
        'idempotency-key': 'key-1',
        'content-type': 'application/json',
      },
    },
  });
});

test('a guest sends no token, and a call without body no content type', async () => {
  answer(Response.json({ transactions: [], totalCount: 0 }));
  await call(readTransactions, { query: { limit: 20 } });
  expect(sent[0]!.init.headers).toEqual({ accept: 'application/json' });
});

test('a response without content is null', async () => {
  answer(new Response(null, { status: 204 }));
  await expect(call(signOut)).resolves.toBeNull();
});

test('a refusal becomes an error with its code and its details', async () => {
  const refusal = { error: 'insufficient_credits', message: 'no', required: 10, balance: 3 };
  answer(Response.json(refusal, { status: 402 }));
  await expect(call(startPayment, { body: { packageId: 'pro' } })).rejects.toMatchObject({
    code: 'insufficient_credits',
    status: 402,
    details: { required: 10, balance: 3 },
  });
});

test('a proxy’s HTML page instead of a response is an error', async () => {
  answer(new Response('<html>', { status: 502 }));
  await expect(call(readMe)).rejects.toMatchObject({ code: 'internal', status: 502 });
  answer(new Response('<html>', { status: 200 }));
  await expect(call(readMe)).rejects.toMatchObject({ code: 'internal' });
});

test('no response means offline; an abort stays an abort', async () => {
  answer(new TypeError('Failed to fetch'));
  await expect(call(readMe)).rejects.toMatchObject({ code: 'offline', status: 0 });
  const reason = new DOMException('gone', 'AbortError');
  answer(reason);
  await expect(call(readMe, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('a rejected token is dropped and reported once, for any number of calls', async () => {
  stored.set('hookline.token', 'old');
  const told = vi.fn<() => void>();
  const stop = onSessionExpired(told);
  answer(Response.json({ error: 'session_expired', message: '' }, { status: 401 }));
  await expect(call(readMe)).rejects.toMatchObject({ code: 'session_expired' });
  answer(Response.json({ error: 'not_signed_in', message: '' }, { status: 401 }));
  await expect(call(readMe)).rejects.toMatchObject({ code: 'not_signed_in' });
  stop();
  expect(told).toHaveBeenCalledTimes(1);
  expect(stored.has('hookline.token')).toBe(false);
});

test('a refused credential does not end the session', async () => {
  stored.set('hookline.token', 'good');
  answer(Response.json({ error: 'invalid_credential', message: '' }, { status: 401 }));
  await expect(call(signIn, { body: { credential: 'x' } })).rejects.toMatchObject({
    code: 'invalid_credential',
  });
  expect(stored.get('hookline.token')).toBe('good');
});

test('a call for a file returns its bytes, and a refusal like any other call', async () => {
  answer(new Response('sound', { headers: { 'content-type': 'audio/mp4' } }));
  const options = { body: { voice: 'nova', script: 'Hi' } } as const;
  expect(await (await callForFile(previewVoice, options)).text()).toBe('sound');
  expect(sent[0]!.init.headers).toMatchObject({ accept: 'audio/mp4' });
  answer(Response.json({ error: 'hook_text_unspeakable', message: '' }, { status: 422 }));
  await expect(callForFile(previewVoice, options)).rejects.toMatchObject({ code: 'hook_text_unspeakable' });
});

test('a rejected session is kept if the caller handles it', async () => {
  stored.set('hookline.token', 'secret');
  answer(Response.json({ error: 'session_expired', message: '' }, { status: 401 }));
  await expect(call(readMe, { keepsSession: true })).rejects.toMatchObject({ status: 401 });
  expect(stored.has('hookline.token')).toBe(true);
  answer(Response.json({ error: 'session_expired', message: '' }, { status: 401 }));
  await expect(call(readMe)).rejects.toMatchObject({ status: 401 });
  expect(stored.has('hookline.token')).toBe(false);
});
