import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paymentsFront } from '../../../tests/helpers/payments-front.ts';

type Front = Awaited<ReturnType<typeof paymentsFront>>;
type Person = Awaited<ReturnType<Front['person']>>;

const testCard = { number: '4242 4242 4242 4242', expiryMonth: 6, expiryYear: 2032, cvc: '123' };
const tokenFor = async (person: Person, changes: object = {}): Promise<string> =>
  (await person.post('/api/dev/card-tokens', { ...testCard, ...changes })).json().card_token;
const save = (person: Person, card_token: string, is_preferred = false) =>
  person.post('/api/payments/save-card', { card_token, is_preferred });
const update = (person: Person, card_token: string, is_preferred = true) =>
  person.put('/api/payments/update-card', { card_token, is_preferred });
const cardsOf = async (person: Person) =>
  (await person.get('/api/payments/cards')).json().cards as {
    id: string;
    last4: string;
    isPreferred: boolean;
  }[];

test('a card is tokenised, listed with the preferred one first, and removed @payments-003', async () => {
  const { person, app } = await paymentsFront();
  const buyer = await person();
  expect((await buyer.get('/api/payments/key')).json()).toEqual({
    key: 'pk_sandbox_hookline',
    cardFieldUrl: `${app.listeningOrigin}/checkout/sandbox-card`,
  });
  expect((await buyer.get('/api/payments/cards')).json()).toEqual({ cards: [], manageUrl: null });
  const saved = await save(buyer, await tokenFor(buyer));
  expect(saved.statusCode).toBe(201);
  expect(saved.json()).toMatchObject({ brand: 'visa', last4: '4242', expiryMonth: 6, expiryYear: 2032 });
  await save(buyer, await tokenFor(buyer, { number: '5555555555554444' }), true);
  expect((await cardsOf(buyer)).map(({ last4, isPreferred }) => [last4, isPreferred])).toEqual([
    ['4444', true],
    ['4242', false],
  ]);

  const { id } = saved.json();
  expect((await update(buyer, id)).json()).toMatchObject({ id, isPreferred: true });
  expect((await cardsOf(buyer))[0]).toMatchObject({ id, isPreferred: true });
  expect((await update(buyer, id, false)).json()).toMatchObject({ id, isPreferred: false });
  expect((await buyer.remove(`/api/payments/cards/${id}`)).statusCode).toBe(204);
  expect((await buyer.remove(`/api/payments/cards/${id}`)).json().error).toBe('not_found');
  expect((await cardsOf(buyer)).map(({ last4 }) => last4)).toEqual(['4444']);
});

test('updating with a token replaces the preferred card @payments-011', async () => {
  const { person } = await paymentsFront();
  const buyer = await person();
  await save(buyer, await tokenFor(buyer), true);
  const amex = await tokenFor(buyer, { number: '378282246310005', cvc: '1234' });
  expect((await update(buyer, amex)).json()).toMatchObject({ brand: 'amex', isPreferred: true });
  expect((await cardsOf(buyer)).map(({ last4 }) => last4)).toEqual(['0005']);
});

test('a token works once, even for ten concurrent requests, and expires @payments-009', async () => {
  const front = await paymentsFront();
  const buyer = await front.person();
  const token = await tokenFor(buyer);
  const replies = await Promise.all(Array.from({ length: 10 }, () => save(buyer, token)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
  const late = await tokenFor(buyer);
  front.moveClock(15 * 60_000 + 1);
  expect((await save(buyer, late)).json().error).toBe('card_refused');
  expect(await cardsOf(buyer)).toHaveLength(1);
});

test('declined, expired, unknown and real cards are rejected', async () => {
  const { person } = await paymentsFront();
  const buyer = await person();
  const declined = await tokenFor(buyer, { number: '4000 0000 0000 0002' });
  expect((await save(buyer, declined)).json().error).toBe('card_refused');
  for (const changes of [{ expiryYear: 2020 }, { number: '4111111111111111' }, { number: '4242' }]) {
    const reply = await buyer.post('/api/dev/card-tokens', { ...testCard, ...changes });
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'card_refused']);
  }
  expect((await save(buyer, 'tok_unknown')).json().error).toBe('card_refused');
  expect((await save(buyer, '../../payments')).json().error).toBe('card_refused');
  expect(await cardsOf(buyer)).toEqual([]);
});

test.each([
  ['as the token', { card_token: '4242424242424242', is_preferred: true }],
  ['in groups', { card_token: 'tok_x', is_preferred: true, number: '4242 4242-4242 4242' }],
  ['as a number in another field', { card: { number: 4242424242424242 } }],
  ['on its own', { number: '378282246310005' }],
])('a card number %s is rejected @payments-010', async (_name, body) => {
  const { person, logged } = await paymentsFront();
  const buyer = await person();
  for (const reply of [
    await buyer.post('/api/payments/save-card', body),
    await buyer.put('/api/payments/update-card', body),
    await buyer.post('/payments/save-card', body),
  ]) {
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'card_number_sent']);
    expect(reply.body).not.toMatch(/4242|0005/);
  }
  expect(logged()).toContain('card_number_sent');
  expect(logged()).not.toMatch(/4242|0005/);
});

test('a card number is found despite escapes, and a huge body is not searched', async () => {
  const { person } = await paymentsFront();
  const buyer = await person();
  const escaped = '{"card_token":"\\u0034242424242424242","is_preferred":true}';
  expect((await buyer.postRaw('/api/payments/save-card', escaped)).json().error).toBe('card_number_sent');
  const huge = JSON.stringify({ card_token: '1'.repeat(900_000), is_preferred: true });
  expect((await buyer.postRaw('/api/payments/save-card', huge)).json().error).toBe('invalid_request');
});

test('another user’s card cannot be seen, preferred or removed', async () => {
  const { person } = await paymentsFront();
  const [owner, stranger] = [await person(), await person()];
  const { id } = (await save(owner, await tokenFor(owner), true)).json();
  await save(stranger, await tokenFor(stranger));
  expect((await stranger.remove(`/api/payments/cards/${id}`)).json().error).toBe('not_found');
  expect((await update(stranger, id)).json().error).toBe('card_refused');
  expect((await cardsOf(stranger)).some((card) => card.id === id)).toBe(false);
  expect((await cardsOf(owner))[0]).toMatchObject({ id, isPreferred: true });
});

test('the sandbox stores no card number, and issues no tokens in production', async () => {
  const { person, dataFolder } = await paymentsFront();
  const buyer = await person();
  await tokenFor(buyer);
  await save(buyer, await tokenFor(buyer));
  const folder = path.join(dataFolder, 'sandbox-cards');
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.json'));
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(await readFile(path.join(folder, file), 'utf8')).not.toMatch(/4242[ -]?4242/);
  }
  const real = await (await paymentsFront({ withoutSandbox: true })).person();
  const refused = await real.post('/api/dev/card-tokens', testCard);
  expect([refused.statusCode, refused.json().error]).toEqual([404, 'not_available_here']);
});
