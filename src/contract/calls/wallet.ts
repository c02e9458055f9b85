import { z } from 'zod';
import { defineCall } from '../call.ts';

export const readWallet = defineCall({
  method: 'GET',
  path: '/api/wallet',
  summary: 'Credits that can be spent, and credits held for work under way',
  tag: 'wallet',
  access: 'wallet:read',
  reply: z.object({ balance: z.int(), currency: z.string(), held: z.int() }),
});

export const walletTransactionSchema = z.object({
  id: z.string(),
  kind: z.enum(['purchase', 'hold', 'capture', 'release', 'refund']),
  /** Change of the balance in credits; a capture changes nothing that was not already held. */
  credits: z.int(),
  description: z.string(),
  createdAt: z.string(),
});

export const readTransactions = defineCall({
  method: 'GET',
  path: '/api/wallet/transactions',
  summary: 'Credit transactions, newest first',
  tag: 'wallet',
  access: 'wallet:read',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).default(0),
  }),
  reply: z.object({ transactions: z.array(walletTransactionSchema), totalCount: z.int() }),
});

export const readPackages = defineCall({
  method: 'GET',
  path: '/api/credits/packages',
  summary: 'Packages of credits for sale',
  tag: 'wallet',
  access: 'public',
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      currency: z.string(),
      credits: z.int(),
      description: z.string(),
    }),
  ),
});

export const readPrices = defineCall({
  method: 'GET',
  path: '/api/credits/prices',
  summary: 'The price of each kind of work, in credits',
  tag: 'wallet',
  access: 'public',
  reply: z.array(z.object({ work: z.string(), credits: z.int() })),
});
