import { describe } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { cardsContract } from '../contracts/cards.contract.ts';
import { openSandboxCards } from './sandbox-cards.ts';

describe('the card vault of the sandbox provider', () => {
  cardsContract(async () => {
    const { cards, cardField } = openSandboxCards({
      dataFolder: await temporaryFolder(),
      publicOrigin: () => 'http://127.0.0.1:3000',
    });
    const card = { number: '4242 4242 4242 4242', expiryMonth: 6, expiryYear: 2032, cvc: '123' };
    return {
      cards,
      giveCard: async (customerId) => cards.addCard(customerId, await cardField.createToken(card)),
    };
  });
});
