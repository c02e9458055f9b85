import { openAccount } from '#server/db/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { grantPurchase } from '#server/db/ledger.ts';

/** A user with purchased credits. Returns the user's id. */
export async function testAccount(database: Database, credits = 0): Promise<string> {
  const name = crypto.randomUUID();
  return database.transaction().execute(async (transaction) => {
    const { user } = await openAccount(transaction, {
      issuer: 'https://tests.hookline.invalid',
      subject: name,
      email: `${name}@example.com`,
      name,
      picture: null,
    });
    if (credits > 0) {
      await grantPurchase(transaction, { userId: user.id, paymentId: name, credits, description: 'Credits' });
    }
    return user.id;
  });
}
