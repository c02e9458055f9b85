import { expect, test } from 'vitest';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { openFalWebhooks } from './fal-webhooks.ts';

const minute = 60_000;
const body = (requestId: string) => JSON.stringify({ request_id: requestId, status: 'OK', payload: {} });

async function opened() {
  const standIn = await startFalStandIn();
  let clockMs = 0;
  const verify = openFalWebhooks({ jwksUrl: standIn.jwksUrl, now: () => Date.now() + clockMs });
  const signed = (rawBody = body('an-order'), requestId = 'an-order') => ({
    rawBody: Buffer.from(rawBody),
    headers: standIn.webhooks.signedHeaders(requestId, rawBody, { agedSeconds: -clockMs / 1_000 }),
  });
  return {
    standIn,
    signed,
    verify: ({ rawBody, headers } = signed()) => verify(rawBody, headers),
    timesAskedForKeys: () => standIn.asked('GET', /jwks\.json$/).length,
    moveClock: (ms: number) => (clockMs += ms),
  };
}

test('a signed webhook yields its order id, and the keys are fetched once', async () => {
  const { verify, timesAskedForKeys } = await opened();
  const answers = await Promise.all([verify(), verify(), verify()]);
  expect(answers).toEqual([['an-order'], ['an-order'], ['an-order']]);
  await verify();
  expect(timesAskedForKeys()).toBe(1);
});

test('after fal’s own retry both request ids are returned', async () => {
  const { verify, signed } = await opened();
  expect(await verify(signed(body('ordered'), 'of-the-last-try'))).toEqual(['of-the-last-try', 'ordered']);
  expect(await verify(signed('[]', 'ordered'))).toEqual(['ordered']);
});

test('a changed body, id, user, timestamp or signature is rejected', async () => {
  const { verify, signed } = await opened();
  const { rawBody, headers } = signed();
  expect(await verify({ rawBody: Buffer.from(body('another')), headers })).toBeNull();
  const changes = {
    'x-fal-webhook-request-id': 'another',
    'x-fal-webhook-user-id': 'another',
    'x-fal-webhook-timestamp': String(Number(headers['x-fal-webhook-timestamp']) + 1),
    'x-fal-webhook-signature': '00'.repeat(64),
  };
  for (const [name, value] of Object.entries(changes)) {
    expect([name, await verify({ rawBody, headers: { ...headers, [name]: value } })]).toEqual([name, null]);
    expect([name, await verify({ rawBody, headers: { ...headers, [name]: '' } })]).toEqual([name, null]);
    const { [name]: _left, ...fewer } = headers;
    expect([name, await verify({ rawBody, headers: fewer })]).toEqual([name, null]);
  }
  expect(await verify({ rawBody, headers })).toEqual(['an-order']);
});

test.each([
  [299, ['an-order']],
  [-299, ['an-order']],
  [302, null],
  [-302, null],
])('a signature of %i seconds ago is accepted within five minutes', async (agedSeconds, answer) => {
  const { standIn, verify } = await opened();
  const rawBody = body('an-order');
  const headers = standIn.webhooks.signedHeaders('an-order', rawBody, { agedSeconds });
  expect(await verify({ rawBody: Buffer.from(rawBody), headers })).toEqual(answer);
});

test('rotated keys are refetched once', async () => {
  const { standIn, verify, timesAskedForKeys, moveClock } = await opened();
  await verify();
  standIn.webhooks.changeKey();
  moveClock(2 * minute);
  expect(await verify()).toEqual(['an-order']);
  expect(timesAskedForKeys()).toBe(2);
});

test('forged signatures do not trigger repeated key fetches', async () => {
  const { standIn, verify, timesAskedForKeys } = await opened();
  const rawBody = body('an-order');
  const forged = standIn.webhooks.signedHeaders('an-order', rawBody, { signature: 'of-another-key' });
  for (let time = 0; time < 5; time += 1) {
    expect(await verify({ rawBody: Buffer.from(rawBody), headers: forged })).toBeNull();
  }
  expect(timesAskedForKeys()).toBe(1);
  expect(await verify({ rawBody: Buffer.from(rawBody), headers: {} })).toBeNull();
});

test('keys are cached for a day', async () => {
  const { verify, timesAskedForKeys, moveClock } = await opened();
  await verify();
  moveClock(23 * 60 * minute);
  await verify();
  expect(timesAskedForKeys()).toBe(1);
  moveClock(61 * minute);
  expect(await verify()).toEqual(['an-order']);
  expect(timesAskedForKeys()).toBe(2);
});

test('unreadable keys are a provider error, and are fetched again the next time', async () => {
  const { standIn, verify } = await opened();
  standIn.fail('GET', /jwks/, { kind: 'status', status: 500 });
  standIn.fail('GET', /jwks/, { kind: 'not-json' });
  await expect(verify()).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
  standIn.fail('GET', /jwks/, { kind: 'wrong-shape' }, 2);
  await expect(verify()).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
  expect(await verify()).toEqual(['an-order']);
});
