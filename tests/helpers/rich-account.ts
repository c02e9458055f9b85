import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileConfigstore } from '@tus/file-store';
import { grantPurchase } from '#server/db/ledger.ts';
import { storeMedia } from '#server/db/media.ts';
import { insertPayment, storeCheckout } from '#server/db/payments.ts';
import { storeProviderCustomer } from '#server/db/provider-customers.ts';
import { updateVideo } from '#server/db/videos.ts';
import type { ownAccountFront } from './own-account.ts';
import { addUpload, beginHook, finishHook } from './test-video.ts';

type Front = Awaited<ReturnType<typeof ownAccountFront>>;

/** The folder for partial uploads. */
export const partsFolder = ({ dataFolder }: Front): string => path.join(dataFolder, 'resumable');

/** Stores a small file under this key. */
export async function storeFile(front: Front, key: string, content: string): Promise<void> {
  const incoming = path.join(front.dataFolder, crypto.randomUUID());
  await writeFile(incoming, content);
  await front.storage.put(key, incoming);
}

/** Fills an account with one of everything that the app stores for a user, plus a hook in progress. */
export async function fillAccount(front: Front, userId: string) {
  const { database, storage } = front;
  const paymentId = await insertPayment(database, {
    userId,
    packageId: 'creator',
    priceCents: 4_900,
    currency: 'USD',
    credits: 60,
    provider: 'sandbox',
  });
  await storeCheckout(database, paymentId, {
    providerCheckoutId: `cks_${paymentId}`,
    checkoutUrl: 'https://x.invalid',
  });
  await database
    .transaction()
    .execute((transaction) =>
      grantPurchase(transaction, { userId, paymentId, credits: 60, description: 'Creator package' }),
    );
  const made = await beginHook(front, userId, { hookText: 'My secret plan' });
  const hookKey = `users/${userId}/hooks/${made.hookId}.mp4`;
  await storeFile(front, hookKey, 'the hook');
  await finishHook(front, made.hookId);
  const stored = { key: hookKey, posterKey: null, durationSeconds: 3 };
  await storeMedia(database, made.hookId, {
    ...stored,
    loudness: { integratedLufs: -14, truePeakDbtp: -2 },
  });
  await updateVideo(database, made.videoId, { shared_at: new Date() });
  const uploadId = await addUpload(database, userId);
  await storeFile(front, `users/${userId}/uploads/${uploadId}.mp4`, 'the upload');
  await storeFile(front, `users/${userId}/videos/${'a'.repeat(64)}.mp4`, 'the video');
  const customerId = await storeProviderCustomer(
    database,
    { userId, provider: 'sandbox' },
    await front.cards.createCustomer({ userId, email: 'ada@example.com', name: 'Ada' }),
  );
  const test = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' };
  await front.cards.addCard(customerId, await front.cardField.createToken(test));
  await addParts(front, userId);
  const underWay = await beginHook(front, userId, { hookText: 'Another secret' });
  return { paymentId, made, underWay, uploadId, customerId, storage };
}

/** A half-finished upload. */
export async function addParts(front: Front, userId: string): Promise<string> {
  const folder = partsFolder(front);
  await mkdir(folder, { recursive: true });
  const id = crypto.randomUUID();
  await writeFile(path.join(folder, id), 'half of a file');
  await new FileConfigstore(folder).set(id, {
    id,
    offset: 14,
    size: 28,
    metadata: { userId, filename: 'holiday.mp4' },
  } as never);
  return id;
}

export const keysOf = async (front: Front, userId: string): Promise<string[]> => {
  const keys = [];
  for await (const { key } of front.storage.list(`users/${userId}`)) keys.push(key);
  return keys.toSorted();
};

export const partsOf = (front: Front): Promise<string[]> => readdir(partsFolder(front)).catch(() => []);
