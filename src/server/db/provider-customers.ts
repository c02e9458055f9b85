import type { Selectable } from 'kysely';
import type { Connection } from './database.ts';
import type { ProviderCustomersTable } from './money-tables.ts';

type ProviderCustomer = Selectable<ProviderCustomersTable>;
type Key = { userId: string; provider: ProviderCustomer['provider'] };

export const findProviderCustomer = (
  connection: Connection,
  key: Key,
): Promise<ProviderCustomer | undefined> =>
  connection
    .selectFrom('provider_customers')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('provider', '=', key.provider)
    .executeTakeFirst();

/** The customer that counts: this one, or the one stored first. */
export async function storeProviderCustomer(
  connection: Connection,
  key: Key,
  customerId: string,
): Promise<string> {
  await connection
    .insertInto('provider_customers')
    .values({
      user_id: key.userId,
      provider: key.provider,
      customer_id: customerId,
      preferred_card_id: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doNothing())
    .execute();
  return (await findProviderCustomer(connection, key))?.customer_id ?? customerId;
}

export async function preferCard(connection: Connection, key: Key, cardId: string | null): Promise<void> {
  await connection
    .updateTable('provider_customers')
    .set({ preferred_card_id: cardId })
    .where('user_id', '=', key.userId)
    .where('provider', '=', key.provider)
    .execute();
}
