import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/wallet.ts';
import { creditPackages, prices } from '#contract/prices.ts';
import { readTransactions, readWallet, type WalletDeps } from '../use-cases/wallet/read-wallet.ts';
import { mount } from './mount.ts';

export function mountWallet(app: FastifyInstance, deps: WalletDeps): void {
  mount(app, calls.readWallet, ({ caller }) => readWallet(deps, caller));
  mount(app, calls.readTransactions, ({ caller, query }) =>
    readTransactions(deps, { userId: caller.userId, ...query }),
  );
  mount(app, calls.readPackages, async () => [...creditPackages]);
  mount(app, calls.readPrices, async () =>
    Object.entries(prices).map(([work, credits]) => ({ work, credits })),
  );
}
