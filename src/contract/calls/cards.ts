import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Card numbers never reach this server: the provider's field turns them into a token. */
const saveCardBody = z.object({ card_token: z.string().min(1).max(200), is_preferred: z.boolean() });

export const savedCardSchema = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  isPreferred: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

export const readCardKey = defineCall({
  method: 'GET',
  path: '/api/payments/key',
  summary: "The payment provider's public key, with which the browser asks it for a card token",
  tag: 'payments',
  access: 'session',
  reply: z.object({
    /** Null if the provider saves cards only during a payment on its own pages. */
    key: z.string().nullable(),
    /** The page with the provider's card field; null in the same case. */
    cardFieldUrl: z.string().nullable(),
  }),
});

export const readCards = defineCall({
  method: 'GET',
  path: '/api/payments/cards',
  summary: 'The saved cards, the preferred one first',
  tag: 'payments',
  access: 'session',
  reply: z.object({
    cards: z.array(savedCardSchema),
    /**
     * The provider's page for managing the cards; null if our own page manages them, and before the first purchase.
     */
    manageUrl: z.string().nullable(),
  }),
  errors: ['provider_failed'],
});

export const saveCard = defineCall({
  method: 'POST',
  path: '/api/payments/save-card',
  summary: 'Save the card of this token for later payments',
  tag: 'payments',
  access: 'session',
  rate: 'paid',
  body: saveCardBody,
  reply: savedCardSchema,
  status: 201,
  errors: ['card_refused', 'card_number_sent', 'not_available_here', 'provider_failed'],
});

export const updateCard = defineCall({
  method: 'PUT',
  path: '/api/payments/update-card',
  summary:
    'Replace the preferred card with the card of this token; or, with the id of a saved card, set whether it is preferred',
  tag: 'payments',
  access: 'session',
  rate: 'paid',
  body: saveCardBody,
  reply: savedCardSchema,
  errors: ['card_refused', 'card_number_sent', 'not_available_here', 'provider_failed'],
});

export const removeCard = defineCall({
  method: 'DELETE',
  path: '/api/payments/cards/:cardId',
  summary: 'Remove a saved card',
  tag: 'payments',
  access: 'session',
  params: z.object({ cardId: z.string().max(100) }),
  reply: z.null(),
  status: 204,
  errors: ['not_found', 'not_available_here', 'provider_failed'],
});

export const createCardToken = defineCall({
  method: 'POST',
  path: '/api/dev/card-tokens',
  summary:
    'Exchange the number of a test card of the sandbox for a token, which is valid once and for 15 minutes',
  tag: 'payments',
  access: 'session',
  rate: 'paid',
  body: z.object({
    number: z.string().max(40),
    expiryMonth: z.int().min(1).max(12),
    expiryYear: z.int().min(2000).max(2100),
    cvc: z.string().regex(/^\d{3,4}$/),
  }),
  reply: z.object({ card_token: z.string() }),
  status: 201,
  errors: ['card_refused', 'not_available_here'],
});
