import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, readExport, startExport } from '#contract/calls/account.ts';
import { readMe } from '#contract/calls/accounts.ts';
import * as calls from '#contract/calls/stories.ts';
import * as storyboards from '#contract/calls/storyboards.ts';
import { readTransactions, readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../helpers/api.ts';
import { startOpenaiStandIn } from '../helpers/openai-stand-in/openai-stand-in.ts';
import { readZip } from '../helpers/read-zip.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { expectSoundWalletsOf } from '../helpers/sound-wallets.ts';
import { assetsEnd, readStoryboard, startStoryboard, storyboardEnd } from '../helpers/story-steps.ts';
import { narrative, tellOf } from '../helpers/test-story.ts';

const drawing = /\/images\/generations$/;
let app: RunningApp;
let openai: Awaited<ReturnType<typeof startOpenaiStandIn>>;
const closings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  openai = await startOpenaiStandIn((close) => closings.push(close));
  const { baseUrl } = openai.settings;
  app = await startApp({
    environment: {
      PICTURE_ENGINE: 'openai',
      OPENAI_PICTURES_BASE_URL: baseUrl,
      OPENAI_PICTURES_API_KEY: openai.apiKey,
      OPENAI_LANGUAGE_BASE_URL: baseUrl,
      OPENAI_LANGUAGE_API_KEY: openai.apiKey,
    },
  });
});
afterAll(async () => {
  if (app) await expectSoundWalletsOf(app);
  await app?.stop();
  for (const close of closings) await close();
});

const buyer = async (): Promise<Person> => {
  const person = await app.api.signIn();
  await person.buy('starter');
  return person;
};
const tell = (person: Person, idempotencyKey?: string) => {
  openai.behave({ replies: [JSON.stringify(tellOf(narrative)), JSON.stringify(tellOf(narrative))] });
  const body = { narrative: ` ${narrative} `, style_tag: 'comic' };
  return person.call(calls.splitNarrative, { body, ...(idempotencyKey ? { idempotencyKey } : {}) });
};
/** Returns the id of a story whose characters and products are drawn. */
const told = async (person: Person): Promise<string> => {
  const { script_refinement_id: id } = await tell(person);
  await assetsEnd(person, id);
  return id;
};
const movementsOf = async (person: Person): Promise<string[]> =>
  (await person.call(readTransactions)).transactions.map(({ kind }) => kind).toSorted();
const sizeOf = async (url: string): Promise<number[]> => {
  const response = await fetch(new URL(url, app.url));
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const { width, height } = await loadImage(Buffer.from(await response.arrayBuffer()));
  return [width, height];
};
/** Calls the specification's path, without /api. */
const plainly = async (person: Person, address: string) => {
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(new URL(address, app.url), { headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const refuse = (times: number): void =>
  openai.fail(
    'POST',
    drawing,
    { kind: 'status', status: 400, json: { error: { code: 'moderation_blocked', message: 'no' } } },
    times,
  );

test('a narrative becomes scenes, drawn characters and paid frames; redrawing a refused frame is free @story-001', async () => {
  const person = await buyer();
  const swatches = (await plainly(person, '/style-swatches')).body as never as {
    style: string;
    name: string;
    thumbnailUrl: string;
  }[];
  expect(swatches.length).toBeGreaterThanOrEqual(8);
  expect(swatches[0]).toEqual({
    id: 'realistic_image',
    style: 'realistic_image',
    name: 'Realistic Image',
    thumbnailUrl: expect.stringMatching(/\.jpg$/) as string,
  });
  expect((await fetch(new URL(swatches[0]!.thumbnailUrl, app.url))).headers.get('content-type')).toBe(
    'image/jpeg',
  );
  const story = await tell(person, 'told');
  expect(story).toMatchObject({ narrative, title: 'The café', engine: 'openai', styleKey: 'comic' });
  expect((await tell(person, 'told')).scriptRefId).toBe(story.script_refinement_id);
  expect(story.scenes[0]).toMatchObject({
    id: expect.any(String) as string,
    description: 'Picture 1',
    imageUrl: null,
  });
  const { scriptRefId } = story;
  const { status, body: early } = await plainly(person, `/assets/status/${scriptRefId}`);
  expect([status, Object.keys(early)]).toEqual([
    200,
    ['characters', 'products', 'allReady', 'pending', 'completed', 'failed'],
  ]);
  const assets = await assetsEnd(person, scriptRefId);
  expect(assets).toMatchObject({ allReady: true, pending: 0, completed: 3, failed: 0 });
  expect(assets.characters[0]).toMatchObject({ name: 'Maya', imageGenStatus: 'SUCCESS', engine: 'openai' });
  expect(await sizeOf(assets.characters[0]!.imageAssetUrl!)).toEqual([720, 720]);
  expect(await person.call(readWallet)).toMatchObject({ balance: 10, held: 0 });

  refuse(1);
  // Keeps the storyboard in progress while it is requested again.
  openai.fail('POST', drawing, { kind: 'slow', ms: 6_000 });
  const started = await startStoryboard(person, scriptRefId, { key: 'paid' });
  expect(started).toMatchObject({ status: 'RUNNING', generationId: started.id, isPaid: false });
  expect((await startStoryboard(person, scriptRefId, { key: 'paid' })).id).toBe(started.id);
  const twice = await person.try(storyboards.startStoryboard, {
    body: { scriptRefId, styleKey: 'comic' },
  });
  expect([twice.status, twice.body.message]).toEqual([409, 'Storyboard generation already in progress.']);
  const board = await storyboardEnd(person, started.id);
  expect(board).toMatchObject({
    status: 'SUCCESS',
    progress: 100,
    counts: { total: 4, success: 3, failed: 1, pending: 0 },
    error: 'Partial failure: 3 frames generated. Some frames failed.',
    canContinue: true,
  });
  const failed = board.scenes.find((scene) => scene.status === 'FAILED')!;
  expect(failed).toMatchObject({ imageUrl: null, redrawCredits: 0, errorCode: 'picture_refused' });
  expect(failed.error).toContain('refused these words');
  const params = { storyboardId: started.id, frameId: failed.id };
  await person.call(storyboards.redrawFrame, { params, body: {} });
  const complete = await storyboardEnd(person, started.id);
  expect(complete).toMatchObject({ counts: { success: 4 }, error: null });
  expect(await sizeOf(complete.scenes[0]!.imageUrl!)).toEqual([720, 1_280]);
  const hidden = await plainly(person, `/wizard/video/generation/${started.id}?includeImages=false`);
  expect((hidden.body.scenes as { imageUrl: null }[])[0]!.imageUrl).toBeNull();
  expect(await movementsOf(person)).toEqual(['capture', 'hold', 'purchase']);
  expect((await plainly(person, `/wizard/state?generationId=${started.id}`)).body).toMatchObject({
    narrative,
    scriptRefId,
    generationId: started.id,
    selectedStyle: 'comic',
    currentStep: 'preview',
    assetStatus: { pending: 0, completed: 3 },
    storyboardStatus: 'SUCCESS',
  });
  for (const { body } of openai.asked('POST', drawing).slice(3, 7)) {
    const { prompt, size } = JSON.parse(body.toString()) as { prompt: string; size: string };
    expect(size).toBe('1024x1536');
    if (prompt.includes('Maya:')) expect(prompt).toContain('short brown hair, a green apron');
  }
  await expectExportAndErasure(person, started.id);
}, 300_000);

async function expectExportAndErasure(person: Person, storyboardId: string): Promise<void> {
  await person.call(startExport);
  const ready = await waitFor(async () => {
    const found = (await person.call(readExport)).export;
    return found?.status === 'ready' ? found : undefined;
  }, 60_000);
  const zip = readZip(Buffer.from(await (await fetch(new URL(ready.downloadUrl!, app.url))).arrayBuffer()));
  const rows = (name: string): object[] => JSON.parse(zip.get(`${name}.json`)!.toString());
  expect(rows('stories')).toMatchObject([{ narrative, scenes: [{}, {}, {}, {}] }]);
  expect(rows('storyboards')).toMatchObject([{ id: storyboardId, frames: [{}, {}, {}, {}] }]);
  const media = [...zip.keys()].filter((name) => name.startsWith('media/')).map((name) => name.split('/')[1]);
  expect([...new Set(media)].toSorted()).toEqual(['story-assets', 'story-frames']);
  const { email } = (await person.call(readMe)).user;
  await person.call(deleteAccount, { body: { email } });
  const folder = path.join(app.dataFolder, 'storage', 'users', person.userId);
  const left = (): Promise<string[]> => readdir(folder, { recursive: true }).catch(() => []);
  await waitFor(
    async () => ((await left()).some((name) => name.endsWith('.jpg')) ? undefined : true),
    60_000,
  );
}

/** Stories that tests begin and later tests use: one with a storyboard, and one whose owner can pay for another. */
let drawn: { scriptRefId: string; storyboardId: string; frameId: string };
let unpaid: { person: Person; scriptRefId: string };

test('workers killed while drawing characters and frames keep finished pictures, and capture once @story-015', async () => {
  const person = await buyer();
  const askedBefore = openai.asked('POST', drawing).length;
  const asked = (): number => openai.asked('POST', drawing).length - askedBefore;
  const killInTheMidst = async (after: number): Promise<void> => {
    await waitFor(() => (asked() >= after ? true : undefined), 30_000);
    app.pidsOf('worker').forEach(killIfAlive);
  };
  openai.fail('POST', drawing, { kind: 'hang' }, 1);
  const { scriptRefId } = await tell(person);
  await killInTheMidst(2);
  await assetsEnd(person, scriptRefId);
  const [forAssets] = [asked()];
  openai.fail('POST', drawing, { kind: 'hang' }, 1);
  const { id } = await startStoryboard(person, scriptRefId);
  await waitFor(
    async () => ((await readStoryboard(person, id)).counts.success > 0 ? true : undefined),
    30_000,
  );
  app.pidsOf('worker').forEach(killIfAlive);
  const board = await storyboardEnd(person, id);
  expect(board).toMatchObject({ status: 'SUCCESS', counts: { success: 4 } });
  expect(await movementsOf(person)).toEqual(['capture', 'hold', 'purchase']);
  // Three assets and four frames, plus redraws of those in progress: at most all three assets, but
  // never a finished frame.
  expect(forAssets).toBeLessThanOrEqual(6);
  expect(asked() - forAssets).toBeLessThanOrEqual(7);
  drawn = { scriptRefId, storyboardId: id, frameId: board.scenes[0]!.id };
}, 300_000);

test('credits return when every frame is refused, and when the storyboard is cancelled @story-013', async () => {
  const person = await buyer();
  const scriptRefId = await told(person);
  refuse(4);
  const { id } = await startStoryboard(person, scriptRefId);
  expect(await storyboardEnd(person, id)).toMatchObject({
    status: 'FAILED',
    errorCode: 'frames_failed',
    error: 'All frames failed to generate. Please try a different style.',
    isPaid: false,
  });
  expect(await person.call(readWallet)).toMatchObject({ balance: 10, held: 0 });
  const asked = openai.asked('POST', drawing).length;
  openai.fail('POST', drawing, { kind: 'hang' }, 2);
  const again = await startStoryboard(person, scriptRefId, { styleKey: 'noir' });
  expect(await person.call(readWallet)).toMatchObject({ balance: 0, held: 10 });
  // Two frames are drawn in parallel.
  await waitFor(() => (openai.asked('POST', drawing).length >= asked + 2 ? true : undefined), 30_000);
  const params = { storyboardId: again.id };
  expect(await person.call(storyboards.cancelStoryboard, { params })).toMatchObject({ status: 'CANCELLED' });
  expect(await person.call(readWallet)).toMatchObject({ balance: 10, held: 0 });
  const ended = await person.try(storyboards.cancelStoryboard, { params });
  expect([ended.status, ended.body.error]).toEqual([409, 'already_finished']);
  unpaid = { person, scriptRefId };
});

test('other users’ stories return 404, and hostile narratives get specific errors @story-008', async () => {
  const stranger = await buyer();
  const { scriptRefId, ...frame } = drawn;
  const { storyboardId } = frame;
  for (const answer of [
    await stranger.try(calls.readStory, { params: { storyId: scriptRefId } }),
    await stranger.try(calls.readAssetStatus, { params: { scriptRefId } }),
    await stranger.try(calls.readWizardState, { query: { scriptRefId } }),
    await stranger.try(calls.readWizardState, { query: { generationId: storyboardId } }),
    await stranger.try(storyboards.startStoryboard, { body: { scriptRefId, styleKey: 'comic' } }),
    await stranger.try(storyboards.readStoryboard, { params: { storyboardId } }),
    await stranger.try(storyboards.redrawFrame, { params: frame, body: {} }),
  ])
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);

  const refusal = async (text: string, style_tag?: string) => {
    const body = { narrative: text, ...(style_tag ? { style_tag } : {}) };
    const answer = await stranger.try(calls.splitNarrative, { body });
    return [answer.status, answer.body.error];
  };
  openai.behave({ replies: [] });
  expect(await refusal('')).toEqual([400, 'narrative_too_short']);
  expect(await refusal(`  ${'x'.repeat(49)}  `)).toEqual([400, 'narrative_too_short']);
  expect(await refusal('word '.repeat(10_000))).toEqual([422, 'narrative_too_long']);
  expect(await refusal(`${'and then '.repeat(3_000)}the end.`)).toEqual([422, 'narrative_too_long']);
  expect(await refusal('🎉🎈 '.repeat(40))).toEqual([422, 'narrative_empty']);
  expect(await refusal(narrative, 'oil_painting')).toEqual([422, 'style_unknown']);
  // A model whose story breaks the rules is replaced by the embedded engine, which accepts any
  // script.
  for (const text of [
    `<script>alert(1)</script> ${narrative}`,
    '清晨，小美打开了她的咖啡店。雨下得很大，街上没有人。\n\n中午，邻居老王走了进来，点了一杯咖啡。傍晚，小美数着钱，叹了一口气。\n\n第二天早上，门口排起了长队。',
  ]) {
    const story = await stranger.call(calls.splitNarrative, { body: { narrative: text } });
    expect(story).toMatchObject({ engine: 'embedded', narrative: text });
    expect(story.engineNotes).toMatchObject([{ code: 'engine_replaced', part: 'story' }]);
    expect(story.scenes.map((scene) => scene.narration).join('')).toContain(text.slice(0, 10));
  }
});

test('repeated failures open the circuit breaker of the picture service, and new storyboards are refused @story-014', async () => {
  const { person, scriptRefId } = unpaid;
  openai.fail('POST', drawing, { kind: 'status', status: 500 }, 100);
  const { id } = await startStoryboard(person, scriptRefId);
  const board = await storyboardEnd(person, id);
  expect(board).toMatchObject({ status: 'FAILED', isPaid: false });
  expect(board.scenes.map(({ errorCode }) => errorCode)).toContain('pictures_unavailable');
  const refused = await person.try(storyboards.startStoryboard, {
    body: { scriptRefId, styleKey: 'noir' },
  });
  expect([refused.status, refused.body.error]).toEqual([503, 'pictures_unavailable']);
  expect(refused.body.message).toContain('circuit breaker');
  expect(await person.call(readWallet)).toMatchObject({ balance: 10, held: 0 });
});
