import { expect, test } from 'vitest';
import { ownAccountFront } from '../../../../tests/helpers/own-account.ts';
import { addParts, partsFolder, partsOf } from '../../../../tests/helpers/rich-account.ts';
import { readPartOwners, removePartsOf } from '../../http/resumable-uploads.ts';
import { eraseAccount } from './erase-account.ts';
import { removeErasedParts } from './remove-erased-parts.ts';

test('partial uploads of a user erased by another machine’s worker are removed, and others stay', async () => {
  const front = await ownAccountFront();
  const folder = partsFolder(front);
  const look = () =>
    removeErasedParts({
      ...front,
      readPartOwners: () => readPartOwners(folder),
      removePartsOf: (userId) => removePartsOf(folder, userId),
    });
  const [ada, bo] = [await front.signIn('ada@example.com'), await front.signIn('bo@example.com')];
  for (const { userId } of [ada, bo, ada]) await addParts(front, userId);
  await look();
  expect(await partsOf(front)).toHaveLength(6);

  await ada.call('DELETE', '/api/account', { email: 'ada@example.com' });
  const elsewhere = async (): Promise<void> => {};
  await eraseAccount({ ...front, removePartsOf: elsewhere }, { userId: ada.userId });
  expect(await partsOf(front)).toHaveLength(6);
  await look();
  expect(await readPartOwners(folder)).toEqual([bo.userId]);
  expect(await partsOf(front)).toHaveLength(2);
});

test('without a folder there is nothing to remove', async () => {
  expect(await readPartOwners('/nowhere/at/all')).toEqual([]);
});
