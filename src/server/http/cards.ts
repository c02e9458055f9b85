import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/cards.ts';
import { createCardToken, type CardTokenDeps } from '../use-cases/cards/create-card-token.ts';
import { readCards } from '../use-cases/cards/read-cards.ts';
import { refuseCardNumber } from '../use-cases/cards/refuse-card-number.ts';
import { removeCard } from '../use-cases/cards/remove-card.ts';
import { saveCard, updateCard, type SaveCardDeps } from '../use-cases/cards/save-card.ts';
import { mount } from './mount.ts';

type CardsDeps = SaveCardDeps & CardTokenDeps;

export function mountCards(app: FastifyInstance, deps: CardsDeps): void {
  // Runs before validation, so a card number is always rejected as such, whatever else is wrong
  // with the body.
  const callsWithCardToken: readonly string[] = [calls.saveCard.path, calls.updateCard.path];
  app.addHook('preValidation', async (request) => {
    if (callsWithCardToken.includes(request.routeOptions.url ?? '')) refuseCardNumber(request);
  });

  mount(app, calls.readCardKey, async () => ({
    key: deps.cards.cardField?.key ?? null,
    cardFieldUrl: deps.cards.cardField?.url ?? null,
  }));
  mount(app, calls.readCards, ({ caller }) => readCards(deps, caller));
  mount(app, calls.saveCard, ({ caller, body, origin }) =>
    saveCard(deps, {
      userId: caller.userId,
      cardToken: body.card_token,
      isPreferred: body.is_preferred,
      origin,
    }),
  );
  mount(app, calls.updateCard, ({ caller, body, origin }) =>
    updateCard(deps, {
      userId: caller.userId,
      cardToken: body.card_token,
      isPreferred: body.is_preferred,
      origin,
    }),
  );
  mount(app, calls.removeCard, async ({ caller, params, origin }) => {
    await removeCard(deps, { userId: caller.userId, cardId: params.cardId, origin });
    return null;
  });
  mount(app, calls.createCardToken, ({ body }) => createCardToken(deps, body));
}
