import path from 'node:path';
import { findExport, deleteOtherExports, storeExport, type ExportRow } from '../../db/account-exports.ts';
import { readAccountRecords } from '../../db/account-records.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { findProviderCustomer } from '../../db/provider-customers.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Cards } from '../../ports/cards.ts';
import type { Storage } from '../../ports/storage.ts';
import { writeExportZip } from './write-export-zip.ts';

export type ExportAccountDeps = { database: Database; storage: Storage; cards: Cards };

const readme = `Everything that Hookline stores about you.

profile.json               your account
sessions.json              the devices on which you signed in
wallet.json                your credits
wallet-transactions.json   every movement of your credits, with two entries each
payments.json              your purchases and refunds
cards.json                 your saved cards, as reported by the payment provider, which stores them
payment-customers.json     your customer number at the payment provider
hooks.json                 your hooks: texts, settings, and when each word is spoken
videos.json                your videos, finished or not
tasks.json                 background work for you, and how it ended
shares.json                the videos that have a public page
uploads.json               the files you uploaded, with their original names
clips.json                 the clips prepared from your uploads or with your brand kit
brand-kit.json             your brand kit; its logo is one of your uploads
greenscreen-clips.json     what was detected in clips whose background you replaced
greenscreen-previews.json  the previews of replaced backgrounds that still exist
voice-overs.json           the scripts of your reels, and when each word is spoken
stories.json               your stories with their scenes, characters and products
storyboards.json           the frames of your stories, with their narration
story-video-scenes.json    what each scene of your story videos consists of
story-scene-files.json     the speech and clips of those scenes, and when each word is spoken
audit-events.json          security-relevant events, such as sign-ins and payments
media/                     the files themselves; the records refer to them by key
`;

/** Exports all of a user's data into one zip. Returns the function that writes the result. */
export async function exportAccount(
  deps: ExportAccountDeps,
  input: { exportId: string },
  context: JobContext,
): Promise<WriteResult> {
  const row = await findExport(deps.database, input.exportId);
  if (!row) throw new Error(`export ${input.exportId} does not exist`);
  const zip = await context.step('zip', () => makeZip(deps, row, context));
  if (await context.isCancelled()) {
    // The account was erased in the meantime, and no later step would remove this file.
    await deps.storage.remove(zip.storageKey);
    return async () => {};
  }
  await removeEarlierFiles(deps, row, zip.storageKey);
  return async (transaction) => {
    await storeExport(transaction, row.id, zip);
    await deleteOtherExports(transaction, row);
    const details = { exportId: row.id, sizeBytes: zip.sizeBytes };
    await writeAudit(transaction, { kind: 'export_ready', userId: row.user_id, origin: null, details });
  };
}

const exportFolderOf = (userId: string): string => `users/${userId}/exports`;

async function makeZip(
  deps: ExportAccountDeps,
  row: ExportRow,
  context: JobContext,
): Promise<{ storageKey: string; sizeBytes: number }> {
  const customer = await findProviderCustomer(deps.database, {
    userId: row.user_id,
    provider: deps.cards.provider,
  });
  const cards = customer ? await deps.cards.readCards(customer.customer_id) : [];
  const records = { ...(await readAccountRecords(deps.database, row.user_id)), cards };
  const files: { key: string; name: string }[] = [];
  const userFolder = `users/${row.user_id}`;
  for await (const { key } of deps.storage.list(userFolder)) {
    const isExport = key.startsWith(`${exportFolderOf(row.user_id)}/`);
    if (!isExport) files.push({ key, name: `media${key.slice(userFolder.length)}` });
  }
  const outputPath = path.join(context.workFolder, 'export.zip');
  const { signal } = context;
  const sizeBytes = await writeExportZip(deps, { records, readme, files }, { outputPath, signal });
  const storageKey = `${exportFolderOf(row.user_id)}/${row.id}.zip`;
  await deps.storage.put(storageKey, outputPath);
  return { storageKey, sizeBytes };
}

/** Removes the files of earlier exports, so that repeated requests cannot fill the disk. */
async function removeEarlierFiles(deps: ExportAccountDeps, row: ExportRow, latestKey: string): Promise<void> {
  for await (const { key } of deps.storage.list(exportFolderOf(row.user_id)))
    if (key !== latestKey) await deps.storage.remove(key);
}
