import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { Cards, ProviderCard } from '../../ports/cards.ts';
import { isNotFound, openDodoClient, type DodoSettings } from './dodo-client.ts';

const customerSchema = z.object({ customer_id: z.string() });
const sessionSchema = z.object({ link: z.url({ protocol: /^https?$/ }) });
const methodsSchema = z.object({
  items: z.array(
    z.object({
      payment_method_id: z.string(),
      card: z
        .object({
          card_network: z.string().nullish(),
          last4_digits: z.string().nullish(),
          expiry_month: z.string().nullish(),
          expiry_year: z.string().nullish(),
        })
        .nullish(),
    }),
  ),
});

const toCard = (method: z.output<typeof methodsSchema>['items'][number]): ProviderCard[] => {
  const { payment_method_id: id, card } = method;
  if (!card?.last4_digits || !card.expiry_month || !card.expiry_year) return [];
  const year = Number(card.expiry_year);
  return [
    {
      id,
      brand: card.card_network?.toLowerCase() ?? 'card',
      last4: card.last4_digits,
      expiryMonth: Number(card.expiry_month),
      // Two or four digits: the provider does not document it.
      expiryYear: year < 100 ? 2000 + year : year,
    },
  ];
};

/** Cards at Dodo Payments: saved during checkout, managed in its customer portal, never entered here. */
export function openDodoCards(settings: DodoSettings & { publicOrigin: () => string }): Cards {
  const { dodo, send } = openDodoClient(settings);
  return {
    provider: 'dodo',
    cardField: null,
    createCustomer: ({ userId, email, name }) =>
      send('opening a customer', async (signal) => {
        const customer = await dodo.customers.create(
          { email, name, metadata: { user_id: userId } },
          { signal },
        );
        return customerSchema.parse(customer).customer_id;
      }),
    readCards: (customerId) =>
      send('reading saved cards', async (signal) => {
        const methods = await dodo.customers.retrievePaymentMethods(customerId, { signal });
        return methodsSchema.parse(methods).items.flatMap(toCard);
      }),
    async addCard() {
      throw new AppError('not_available_here', 'Cards are saved while paying');
    },
    removeCard: (customerId, cardId) =>
      send(
        'removing a saved card',
        async (signal) => {
          await dodo.customers.deletePaymentMethod(cardId, { customer_id: customerId }, { signal });
          return true;
        },
        (error) => (isNotFound(error) ? false : undefined),
      ),
    openManagement: (customerId) =>
      send('opening the customer portal', async (signal) => {
        const returnUrl = new URL('/billing', settings.publicOrigin()).href;
        const session = await dodo.customers.customerPortal.create(
          customerId,
          { return_url: returnUrl },
          { signal },
        );
        return sessionSchema.parse(session).link;
      }),
  };
}
