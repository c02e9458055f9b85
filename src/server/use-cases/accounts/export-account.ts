import path from 'node:path';
import { findExport, forgetOtherExports, storeExport, type ExportRow } from '../../db/account-exports.ts';
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

const readme = `Everything that Hookline keeps of you.

profile.json               your account
sessions.json              where you are signed in
wallet.json                your credits
wallet-transactions.json   every movement of them, two entries each
payments.json              what you bought and what was given back
cards.json                 the saved cards, as far as the payment provider, who keeps them, reports them
payment-customers.json     your customer number there
hooks.json                 the hooks you had made, their texts and settings, and when each word is said
videos.json                the videos, finished or not
tasks.json                 the background work for you, and how it ended
shares.json                which of them have a public page
uploads.json               the files you sent, with their own names
clips.json                 what was prepared of them, and with your brand kit
brand-kit.json             your brand kit; its logo is one of the files you sent
greenscreen-clips.json     what was found in the clips whose background you replaced
greenscreen-previews.json  the previews of them that are still kept
voice-overs.json           the scripts of your reels, and when each word of them is said
stories.json               your stories, their scenes, characters and products
storyboards.json           their pictures, and how they are told
story-video-scenes.json    what the scenes of their videos are made of
story-scene-files.json     what was spoken and filmed for them, and when each word is said
audit-events.json          what was recorded of sign-ins, payments and the like
media/                     the files themselves; the records above name them by their keys
`;

/** Exports all of a user's data into one zip. Returns how to write the result. */
export async function exportAccount(
  deps: ExportAccountDeps,
  input: { exportId: string },
  context: JobContext,
): Promise<WriteResult> {
  const row = await findExport(deps.database, input.exportId);
  if (!row) throw new Error(`export ${input.exportId} does not exist`);
  const zip = await context.step('zip', () => makeZip(deps, row, context));
  if (await context.isCancelled()) {
    // The account was erased while the zip was made: no later step would remove this file.
    await deps.storage.remove(zip.storageKey);
    return async () => {};
  }
  await removeFilesBefore(deps, row, zip.storageKey);
  return async (transaction) => {
    await storeExport(transaction, row.id, zip);
    await forgetOtherExports(transaction, row);
    const details = { exportId: row.id, sizeBytes: zip.sizeBytes };
    await writeAudit(transaction, { kind: 'export_ready', userId: row.user_id, origin: null, details });
  };
}

const exportsOf = (userId: string): string => `users/${userId}/exports`;

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
  const own = `users/${row.user_id}`;
  for await (const { key } of deps.storage.list(own)) {
    if (!key.startsWith(exportsOf(row.user_id))) files.push({ key, name: `media${key.slice(own.length)}` });
  }
  const outputPath = path.join(context.workFolder, 'export.zip');
  const { signal } = context;
  const sizeBytes = await writeExportZip(deps, { records, readme, files }, { outputPath, signal });
  const storageKey = `${exportsOf(row.user_id)}/${row.id}.zip`;
  await deps.storage.put(storageKey, outputPath);
  return { storageKey, sizeBytes };
}

/** Repeated requests must not fill the disk. */
async function removeFilesBefore(deps: ExportAccountDeps, row: ExportRow, latestKey: string): Promise<void> {
  for await (const { key } of deps.storage.list(exportsOf(row.user_id)))
    if (key !== latestKey) await deps.storage.remove(key);
}
