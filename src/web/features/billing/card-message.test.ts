import { expect, test } from 'vitest';
import { cardMessage, readCardMessage } from './card-message.ts';

const field = { name: 'the field' } as unknown as Window;
const from = { origin: 'https://cards.example', window: field };
const heard = { origin: 'https://cards.example', source: field, data: cardMessage('tok_1') };

test('a token is taken from the card field at its own origin', () => {
  expect(readCardMessage(heard, from)).toBe('tok_1');
});

test('another origin, another window and no window at all are not listened to', () => {
  expect(readCardMessage({ ...heard, origin: 'https://evil.example' }, from)).toBeNull();
  expect(readCardMessage({ ...heard, source: {} as Window }, from)).toBeNull();
  expect(readCardMessage({ ...heard, source: null }, { ...from, window: null })).toBeNull();
});

test.each([null, 'tok_1', {}, { kind: 'hookline.card-token' }, { kind: 'other', cardToken: 'tok_1' }])(
  'ignores a message without a token: %j',
  (data) => {
    expect(readCardMessage({ ...heard, data }, from)).toBeNull();
  },
);
