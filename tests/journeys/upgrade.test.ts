import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExport } from '#contract/calls/account.ts';
import { readCategories } from '#contract/calls/categories.ts';
import { readVideos } from '#contract/calls/videos.ts';
import { readMyHooks, startHook } from '#contract/calls/hooks.ts';
import { readPayments, startPayment } from '#contract/calls/payments.ts';
import { readTemplate } from '#contract/calls/templates.ts';
import { completeUpload } from '#contract/calls/uploads.ts';
import { readTransactions, readWallet } from '#contract/calls/wallet.ts';
import { apiOf, type Person } from '../helpers/api.ts';
import { askOffset, sendPart } from '../helpers/resumable.ts';
import { startApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { findDifferences, readAnswers, type Answers } from '../helpers/upgrade/answers.ts';
import { startAppOfVersion } from '../helpers/upgrade/app-of-version.ts';
import { endLeases } from '../helpers/upgrade/end-leases.ts';
import { findLedgerFaults } from '../helpers/upgrade/find-ledger-faults.ts';
import { findPlayingFaults } from '../helpers/upgrade/find-playing-faults.ts';
import { readFirstEvent } from '../helpers/upgrade/read-first-event.ts';
import { restoreData } from '../helpers/upgrade/restore-data.ts';
import { unpackData, type SavedData } from '../helpers/upgrade/saved-data.ts';
import { hookEnd, readDetails, shortHook, videoEnd } from '../helpers/video-steps.ts';

const fixture = 'tests/fixtures/data-of-schema-0009/data.br';
/**
 * A draft had an empty stage, and a video that failed while waiting for its parts kept the stage `queued`. Since tasks
 * have a table, the stage of both is their status.
 */
const changedStage = /\/details\/parameters\/stage: "(?:" became "draft|queued" became "failed)"$/;
/** It was false for a hook in progress without a video that waits for it. */
const changedWait = /\/details\/parameters\/waitingForHook: false became true$/;
/** It repeated the slider, which has its own `audioVolume`; now it is the level of the file. */
const changedVolume = /\/details\/components\/\d+\/volume: \d+ became 100$/;
/** Two presenters were added to the original four. */
const addedPresenters =
  /\/api\/templates\?limit=100\/(templates: 7 entries became 9|totalCount: 7 became 9)$/;
const isIntended = (difference: string): boolean =>
  [changedStage, changedWait, changedVolume, addedPresenters].some((change) => change.test(difference));

/** Three hooks and five videos are made on a machine that may be busy with other test files. */
const timeoutMs = 300_000;
const folders: string[] = [];
const temporaryDataFolder = async (): Promise<string> => {
  folders.push(await mkdtemp(path.join(tmpdir(), 'hookline-upgrade-')));
  return folders.at(-1)!;
};
const readFixture = async (): Promise<SavedData> => unpackData(await readFile(fixture));
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A running app: its origin, how to stop it, and the date that stands for the date of the fixture. */
type Started = { origin: string; at: Date; stop: () => Promise<void> };

/** Repeats every request that was recorded from the previous version. */
function askAgain({ about, answers }: SavedData, { origin, at }: Started): Promise<Answers> {
  const tokens = { ada: about.people.ada.token, ben: about.people.ben.token };
  const addresses = Object.entries(answers).map(([person, replies]) => [person, Object.keys(replies)]);
  return readAnswers({ origin, at, tokens }, Object.fromEntries(addresses));
}

const personOf = ({ about }: SavedData, { origin }: Started, name: 'ada' | 'ben'): Person =>
  apiOf(origin).person(about.people[name].token, about.people[name].userId);

async function findFaultsOfVideos(data: SavedData, started: Started): Promise<string[]> {
  const ada = personOf(data, started, 'ada');
  const videos = await ada.call(readVideos, { query: {} });
  const { hooks } = await ada.call(readMyHooks, { query: {} });
  const addresses = [
    ...videos.map(({ url }) => url),
    ...hooks.map(({ hookUrl }) => hookUrl),
    `/api/share/${data.about.ids.sharedVideo}/video.mp4`,
  ];
  const faults = addresses.map((address) => findPlayingFaults(new URL(address, started.origin)));
  return (await Promise.all(faults)).flat();
}

describe('the data folder of the previous version', () => {
  let data: SavedData;
  let ids: SavedData['about']['ids'];
  let dataFolder: string;
  let started: Started;
  let ada: Person;

  const use = (app: Started): void => {
    started = app;
    ada = personOf(data, app, 'ada');
  };
  const startWhole = async (): Promise<void> => {
    const app = await startApp({ dataFolder });
    use({ origin: app.url, at: started.at, stop: app.stop });
  };

  beforeAll(async () => {
    data = await readFixture();
    ({ ids } = data.about);
    dataFolder = await temporaryDataFolder();
    const at = await restoreData(data, dataFolder);
    // Without a worker at first, so that nothing changes and every reply can be compared.
    use({ ...(await startAppOfVersion(process.cwd(), dataFolder)), at });
  });
  afterAll(() => started?.stop());

  test('lists, balances, holds, payments and task states are unchanged', async () => {
    const differences = findDifferences(data.answers, await askAgain(data, started));
    expect(differences.filter((difference) => !isIntended(difference))).toEqual([]);
    expect(await findLedgerFaults(data, dataFolder)).toEqual([]);
  });

  test('finished videos and hooks play, and the links of a shared video work', async () => {
    expect(await findFaultsOfVideos(data, started)).toEqual([]);
    const page = `${started.origin}/share/${ids.sharedVideo}`;
    const addresses = [
      page,
      `${started.origin}/embed/${ids.sharedVideo}`,
      `${started.origin}/oembed?url=${encodeURIComponent(page)}`,
      `${started.origin}/api/share/${ids.sharedVideo}/poster.jpg`,
    ];
    for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
    expect((await fetch(`${started.origin}/api/share/${ids.videoWithMusic}`)).status).toBe(404);
  });

  test('a retried request returns its first reply and spends nothing', async () => {
    const paid = { body: { packageId: 'studio' }, idempotencyKey: 'ada-buys-once' };
    expect((await ada.call(startPayment, paid)).paymentId).toBe(ids.adasPayment);
    const wallet = await ada.call(readWallet);
    const body = { ...shortHook, templateId: 'kai', hookText: 'Yes!' };
    const again = await ada.call(startHook, { body, idempotencyKey: 'ada-starts-once' });
    expect([again.hookGenerationId, again.generationId]).toEqual([ids.waitingHook, ids.videoOfWaitingHook]);
    expect(await ada.call(readWallet)).toEqual(wallet);
  });

  test('an unfinished upload resumes, and a complete one is accepted', async () => {
    const sender = { url: started.origin, token: ada.token };
    const whole = data.files.get(`resumable/${ids.wholeUpload}`)!;
    const { offset } = await askOffset(sender, ids.halfUpload!);
    expect(offset).toBe(Math.floor(whole.length / 2));
    expect(await sendPart(sender, ids.halfUpload!, offset, whole.subarray(offset))).toBe(204);
    for (const id of [ids.halfUpload!, ids.wholeUpload!]) {
      const upload = await ada.call(completeUpload, { body: { resumableId: id } });
      expect([upload.id, upload.sizeBytes]).toEqual([id, whole.length]);
    }
  });

  test('a live channel reconnects at event ids of the previous version', async () => {
    const app = { origin: started.origin, token: ada.token };
    for (const videoId of [ids.sharedVideo!, ids.queuedVideo!, ids.cancelledVideo!])
      for (const lastEventId of [0, 1, 1_000])
        expect(await readFirstEvent(app, videoId, lastEventId)).toEqual({
          status: 200,
          line: `id: ${lastEventId}`,
        });
  });

  test('pending work and a pending refund are finished; each hook is charged once', async () => {
    await started.stop();
    await endLeases(dataFolder);
    await startWhole();
    const ben = personOf(data, started, 'ben');
    const hooks = [
      await hookEnd(ada, ids.halfDrawnHook!, timeoutMs),
      await hookEnd(ada, ids.waitingHook!, timeoutMs),
      await hookEnd(ben, ids.bensHook!, timeoutMs),
    ];
    expect(hooks.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    for (const name of ['queued', 'processing', 'rendering', 'uploading'] as const) {
      const video = await videoEnd(ada, ids[`${name}Video`]!, timeoutMs);
      expect([name, video.status]).toEqual([name, 'completed']);
    }
    expect((await videoEnd(ada, ids.videoWaitingForClip!, timeoutMs)).status).toBe('completed');
    for (const id of [ids.halfUpload!, ids.wholeUpload!])
      expect((await ada.uploadReady(id)).status).toBe('ready');
    expect(await findFaultsOfVideos(data, started)).toEqual([]);

    expect(await ada.call(readWallet)).toMatchObject({ balance: 360, held: 0 });
    await waitFor(async () => ((await ben.call(readWallet)).held === 0 ? true : undefined), timeoutMs);
    const { payments } = await ben.call(readPayments);
    expect(payments.find(({ id }) => id === ids.refundUnderWay)?.status).toBe('refunded');
    for (const person of [ada, ben]) {
      const { transactions } = await person.call(readTransactions, { query: { limit: 100 } });
      const sum = transactions.reduce((total, { credits }) => total + credits, 0);
      expect((await person.call(readWallet)).balance).toBe(sum);
    }
    expect(await findLedgerFaults(data, dataFolder)).toEqual([]);
  }, 600_000);

  test('content, exports and the erasure of an account are finished', async () => {
    await waitFor(async () => {
      const template = await ada.call(readTemplate, { params: { templateId: ids.waitingTemplate! } });
      const categories = await ada.call(readCategories);
      const references = categories.flatMap(({ subcategories }) => subcategories);
      const statuses = references.flatMap(({ referenceVideoStatus }) => referenceVideoStatus ?? []);
      const { export: own } = await ada.call(readExport);
      const all = [template.status, own!.status, ...statuses];
      return all.every((status) => status === 'ready') ? true : undefined;
    }, timeoutMs);
    const { userId, token } = data.about.people.cleo;
    const isFileOfCleo = (name: string): boolean => name.includes(userId) && path.extname(name) !== '';
    await waitFor(async () => {
      const names = await readdir(path.join(dataFolder, 'storage'), { recursive: true });
      return names.some(isFileOfCleo) ? undefined : true;
    }, timeoutMs);
    expect((await apiOf(started.origin).as(token).try(readWallet)).status).toBe(401);
    expect(await findLedgerFaults(data, dataFolder)).toEqual([]);
  }, 600_000);

  test('drafts are unchanged, and a second start changes nothing', async () => {
    const draft = await readDetails(ada, ids.draftWithProduct!);
    expect([draft.status, draft.nextStep]).toEqual(['draft', 'add-music']);
    const before = await askAgain(data, started);
    await started.stop();
    await startWhole();
    const after = await askAgain(data, started);
    expect([...findDifferences(before, after), ...findDifferences(after, before)]).toEqual([]);
  });
});

test('negative control: a lost video, a changed balance and a lost file are detected', async () => {
  const data = await readFixture();
  const { ids, people } = data.about;
  const videos = data.answers.ada!['/api/video-generations/user'] as unknown[];
  const lost = data.tables['public.generations']!.find(({ id }) => id === ids.sharedVideo)!;
  const { key } = lost.result as { key: string };
  const changed: SavedData = {
    ...data,
    tables: {
      ...data.tables,
      'public.generations': data.tables['public.generations']!.filter((row) => row !== lost),
      'public.wallets': data.tables['public.wallets']!.map((row) =>
        row.user_id === people.ada.userId ? { ...row, available_credits: 350 } : row,
      ),
    },
    files: new Map([...data.files].filter(([name]) => name !== `storage/${key}` && !name.endsWith('.flac'))),
  };
  const dataFolder = await temporaryDataFolder();
  const at = await restoreData(changed, dataFolder);
  const started = { ...(await startAppOfVersion(process.cwd(), dataFolder)), at };
  const differences = findDifferences(data.answers, await askAgain(data, started));
  expect(differences).toContain('/ada//api/wallet/balance: 360 became 350');
  expect(differences).toContain(
    `/ada//api/video-generations/user: ${videos.length} entries became ${videos.length - 1}`,
  );
  expect(await findLedgerFaults(data, dataFolder)).toEqual([
    `wallet ${people.ada.userId} is not the sum of its entries`,
  ]);
  expect(await findFaultsOfVideos(data, started)).toEqual([
    `/api/share/${ids.sharedVideo}/video.mp4: status 404`,
  ]);
  await started.stop();
});
