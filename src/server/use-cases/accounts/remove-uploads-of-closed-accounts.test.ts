import { expect, test } from 'vitest';
import { ownAccountFront } from '../../../../tests/helpers/own-account.ts';
import { addParts, partsFolder, partsOf } from '../../../../tests/helpers/rich-account.ts';
import { readUnfinishedUploadOwners, removeUnfinishedUploadsOf } from '../../http/resumable-uploads.ts';
import { eraseAccount } from './erase-account.ts';
import { removeUploadsOfClosedAccounts } from './remove-uploads-of-closed-accounts.ts';

test('unfinished uploads of a user erased by another machine’s worker are removed, and others stay', async () => {
  const front = await ownAccountFront();
  const folder = partsFolder(front);
  const look = () =>
    removeUploadsOfClosedAccounts({
      ...front,
      readUnfinishedUploadOwners: () => readUnfinishedUploadOwners(folder),
      removeUnfinishedUploadsOf: (userId) => removeUnfinishedUploadsOf(folder, userId),
    });
  const [ada, bo] = [await front.signIn('ada@example.com'), await front.signIn('bo@example.com')];
  for (const { userId } of [ada, bo, ada]) await addParts(front, userId);
  await look();
  expect(await partsOf(front)).toHaveLength(6);

  await ada.call('DELETE', '/api/account', { email: 'ada@example.com' });
  const elsewhere = async (): Promise<void> => {};
  await eraseAccount({ ...front, removeUnfinishedUploadsOf: elsewhere }, { userId: ada.userId });
  expect(await partsOf(front)).toHaveLength(6);
  await look();
  expect(await readUnfinishedUploadOwners(folder)).toEqual([bo.userId]);
  expect(await partsOf(front)).toHaveLength(2);
});

test('without a folder there is nothing to remove', async () => {
  expect(await readUnfinishedUploadOwners('/nowhere/at/all')).toEqual([]);
});
