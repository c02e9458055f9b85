import { expect, test } from 'vitest';
import { wholeRange } from '#contract/clip-range.ts';
import { ownAccountFront } from '../../../../tests/helpers/own-account.ts';
import { partsFolder, storeFile } from '../../../../tests/helpers/rich-account.ts';
import { expectSoundWallets } from '../../../../tests/helpers/sound-wallets.ts';
import { addUpload, beginHook, newUpload } from '../../../../tests/helpers/test-video.ts';
import { grantPurchase, placeHold, readCredits } from '../../db/ledger.ts';
import { insertPayment } from '../../db/payments.ts';
import { insertRefund } from '../../db/refunds.ts';
import { removeUnfinishedUploadsOf } from '../../http/resumable-uploads.ts';
import { storeUpload } from '../uploads/store-upload.ts';
import { addProduct } from '../videos/add-product.ts';
import { chooseAudio } from '../videos/choose-audio.ts';
import { processVideo } from '../videos/process-video.ts';
import { eraseAccount } from './erase-account.ts';
import { startExport } from './start-export.ts';

const credits = 200;

async function ada() {
  const front = await ownAccountFront();
  const { database } = front;
  const person = await front.signIn('ada@example.com');
  const { userId } = person;
  const order = { userId, packageId: 'creator', priceCents: 4_900, currency: 'USD', credits };
  const paymentId = await insertPayment(database, { ...order, provider: 'sandbox' });
  await database
    .transaction()
    .execute((transaction) =>
      grantPurchase(transaction, { userId, paymentId, credits, description: 'Creator package' }),
    );
  const close = () => person.call('DELETE', '/api/account', { email: 'ada@example.com' });
  const erase = async () => {
    const removeParts = (id: string) => removeUnfinishedUploadsOf(partsFolder(front), id);
    const writeResult = await eraseAccount({ ...front, removeUnfinishedUploadsOf: removeParts }, { userId });
    await database.transaction().execute(writeResult);
  };
  return { front, database, userId, paymentId, close, erase };
}

test('hooks started while their account is closed and erased leave no held credits @fix-030', async () => {
  const { front, database, userId, close, erase } = await ada();
  const starts = Array.from({ length: 12 }, (_, index) =>
    beginHook(front, userId, { hookText: `Hook ${index}` }),
  );
  const closed = close();
  const later = closed.then(() => beginHook(front, userId, { hookText: 'Too late' }));
  const results = await Promise.allSettled([...starts, later]);
  expect((await closed).statusCode).toBe(204);
  await erase();
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'session_expired' });
  expect(results.at(-1)!.status).toBe('rejected');
  expect(await readCredits(database, userId)).toEqual({ balance: credits, held: 0 });
  await expectSoundWallets(database);
});

test('a request authenticated before its account was closed starts no work @fix-031', async () => {
  const { front, database, userId, close } = await ada();
  const { videoId } = await beginHook(front, userId);
  const uploadId = await addUpload(database, userId);
  const product = { uploadId, range: wholeRange, overlayText: null };
  await addProduct(front, { userId, videoId, ...product });
  await chooseAudio(front, { userId, videoId, audio: null });
  expect((await close()).statusCode).toBe(204);
  const origin = { address: '127.0.0.1', userAgent: '', requestId: 'r' };
  const upload = newUpload(userId);
  await storeFile(front, 'users/incoming', 'a video');
  const localPath = await front.storage.fetch('users/incoming', front.dataFolder);
  for (const start of [
    () => beginHook(front, userId, { hookText: 'Another hook' }),
    () => addProduct(front, { userId, videoId, ...product, overlayText: 'Buy' }),
    () => processVideo(front, { userId, videoId }),
    () => startExport(front, { userId, origin }),
    () => storeUpload(front, upload, localPath),
  ])
    await expect(start()).rejects.toMatchObject({ code: 'session_expired', status: 401 });
  const active = await database.selectFrom('tasks').select('kind').where('ended_at', 'is', null).execute();
  expect(active).toEqual([{ kind: 'erase-account' }]);
});

test('an erasure releases orphaned holds and keeps those of pending refunds', async () => {
  const { database, userId, paymentId, close, erase } = await ada();
  const hold = (held: number) =>
    database
      .transaction()
      .execute((transaction) => placeHold(transaction, { userId, credits: held, description: 'Hold' }));
  await hold(10);
  const refunded = await hold(60);
  await database.transaction().execute((transaction) =>
    insertRefund(transaction, {
      paymentId,
      providerRefundId: null,
      askedBy: 'buyer',
      amountCents: 4_900,
      credits: 60,
      holdId: refunded,
      missingCredits: 0,
      leaseSeconds: null,
    }),
  );
  await close();
  await erase();
  expect(await readCredits(database, userId)).toEqual({ balance: credits - 60, held: 60 });
  await expectSoundWallets(database);
});
