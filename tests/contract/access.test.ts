import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { allCalls } from '#contract/calls.ts';
import { readSessions, revokeSession } from '#contract/calls/account.ts';
import { readMe, signOut } from '#contract/calls/accounts.ts';
import { createCardToken, saveCard } from '#contract/calls/cards.ts';
import { readBlogPosts } from '#contract/calls/blog.ts';
import { addCategory } from '#contract/calls/categories.ts';
import { startBroll } from '#contract/calls/broll.ts';
import { readSrtCaptions } from '#contract/calls/hooks.ts';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { addAudio, addProduct } from '#contract/calls/video-parts.ts';
import { previewGreenscreen, startGreenscreen } from '#contract/calls/greenscreens.ts';
import { settleSandboxCheckout, startPayment } from '#contract/calls/payments.ts';
import { addTemplate, uploadTemplateVideo } from '#contract/calls/templates.ts';
import { receiveUpload } from '#contract/calls/uploads.ts';
import { liveChannelPath } from '#contract/live-events.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { writeTestPhoto } from '#studio/broll/test-photos.ts';
import type { Person } from '../helpers/api.ts';
import { pauseWorker } from '../helpers/pause-worker.ts';
import { beginReel } from '../helpers/reel-steps.ts';
import { abandonStoryVideo, beginStory } from '../helpers/story-steps.ts';
import { askOffset, beginResumable, sendPart } from '../helpers/resumable.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { makeClip, makeMusic, sampleFolder } from '../helpers/sample-media.ts';
import { startShortHook } from '../helpers/video-steps.ts';
import { waitFor } from '../helpers/wait-for.ts';

/** Ids of the owner's things, by the name of the path parameter or body field that takes them. */
type Owned = Record<string, string>;

let app: RunningApp;
let owner: Person;
let stranger: Person;
let owned: Owned;
let database: Database;
let worker: Awaited<ReturnType<typeof pauseWorker>> | undefined;
/** Tokens that no longer open a session, by the reason. */
let dead: Record<'expired' | 'unused for too long' | 'revoked' | 'signed out', string>;

const ownerName = `Owner ${crypto.randomUUID()}`;

beforeAll(async () => {
  app = await startApp({ environment: { WORKER_CONCURRENCY: '1' } });
  database = openDatabase((await startEmbeddedPostgres(app.dataFolder)).databaseUrl);
  owner = await app.api.signIn(ownerName);
  stranger = await app.api.signIn();
  await owner.buy('creator');
  await stranger.buy('starter');
  const folder = await sampleFolder();
  // The first ones, because they wait for their pictures, which would come after the films of the others.
  const storyVideoId = await abandonStoryVideo(owner);
  const story = await beginStory(owner);
  const hook = await startShortHook(owner);
  const video = await owner.upload(
    await makeClip(path.join(folder, 'clip.mp4'), { seconds: 5, size: '160x120', rate: 10 }),
  );
  const audio = await owner.upload(await makeMusic(path.join(folder, 'music.mp3'), 2), 'audio');
  const { paymentId } = await owner.call(startPayment, { body: { packageId: 'starter' } });
  const card = await owner.call(saveCard, {
    // A preferred card would be replaced by the next card.
    body: { card_token: await cardToken(owner), is_preferred: false },
  });
  await app.api.signIn(ownerName);
  const { sessions } = await owner.call(readSessions);
  const { id: resumableId } = await beginResumable({ url: app.url, token: owner.token }, { sizeBytes: 10 });
  owned = {
    storyVideoId,
    generationId: hook.generationId,
    hookId: hook.hookGenerationId,
    hookGenerationId: hook.hookGenerationId,
    uploadId: video.id,
    videoFileId: video.id,
    audioFileId: audio.id,
    cardId: card.id,
    sessionId: sessions.find(({ isCurrent }) => !isCurrent)!.id,
    resumableId,
    paymentId,
    categoryId: (await owner.call(addCategory, { body: { name: 'Of the owner' } })).id,
    postId: (await owner.call(readBlogPosts))[0]!.id,
  };
  const settings = { videoId: video.id, backgroundType: 'color', backgroundConfig: '112233' } as const;
  const greenscreen = await owner.call(startGreenscreen, { query: { async: 'true' }, body: settings });
  owned.videoId = video.id;
  owned.greenscreenId = greenscreen.id;
  owned.clipId = greenscreen.clip.id;
  owned.previewId = (await owner.call(previewGreenscreen, { body: settings })).id;
  const photo = await writeTestPhoto(path.join(folder, 'photo.jpg'), { width: 300, height: 300 });
  const photos = [{ uploadId: (await owner.upload(photo, 'photo')).id }];
  owned.photoId = photos[0]!.uploadId;
  owned.brollId = (await owner.call(startBroll, { body: { photos } })).generationId;
  owned.reelId = (await beginReel(owner)).id;
  // The films are never requested, which would take a while.
  for (const generationId of [owned.greenscreenId, owned.brollId, owned.reelId])
    await owner.call(cancelGeneration, { params: { generationId } });
  Object.assign(owned, story, {
    assetId: crypto.randomUUID(),
    versionId: crypto.randomUUID(),
  });
  await database
    .insertInto('story_assets')
    .values({
      id: owned.assetId!,
      story_id: owned.storyId!,
      user_id: owner.userId,
      kind: 'product',
      position: 9,
      subject: JSON.stringify({ id: 'box', name: 'Box', kind: 'box', colour: null, visualPrompt: 'A box' }),
      recipe: 'a box',
    })
    .execute();
  await database
    .insertInto('story_frame_versions')
    .values({
      id: owned.versionId!,
      frame_id: owned.frameId!,
      user_id: owner.userId,
      recipe: 'a frame',
      stored: JSON.stringify({ key: 'users/frame.jpg', recipe: 'a frame', engine: 'embedded' }),
    })
    .execute();
  owned.templateId = await addOwnTemplate(path.join(folder, 'clip.mp4'));
  const params = { generationId: hook.generationId };
  await owner.call(addProduct, { params, body: { videoFileId: video.id } });
  await owner.call(addAudio, { params, body: { audioFileId: audio.id } });
  dead = await killSessions();
  // One of everything, films included, takes most of two minutes on a busy machine.
}, 300_000);
afterAll(async () => {
  worker?.resume();
  await database?.destroy();
  await app?.stop();
});

async function addOwnTemplate(clip: string): Promise<string> {
  const { url } = await owner.sendFile(uploadTemplateVideo, { video: clip });
  const body = { name: 'T', type: 'hook', categoryId: owned.categoryId!, videoUrl: url } as const;
  return (await owner.call(addTemplate, { body })).id;
}

async function cardToken(person: Person): Promise<string> {
  const body = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' };
  return (await person.call(createCardToken, { body })).card_token;
}

async function killSessions(): Promise<typeof dead> {
  const session = async () => {
    const person = await app.api.signIn();
    const { sessions } = await person.call(readSessions);
    return { person, id: sessions[0]!.id };
  };
  const change = (id: string, values: { expires_at: Date } | { last_seen_at: Date }) =>
    database.updateTable('sessions').set(values).where('id', '=', id).execute();
  const [expired, unused, revoked, left] = [
    await session(),
    await session(),
    await session(),
    await session(),
  ];
  await change(expired.id, { expires_at: new Date(Date.now() - 1_000) });
  await change(unused.id, { last_seen_at: new Date(Date.now() - 15 * 86_400_000) });
  await revoked.person.call(revokeSession, { params: { sessionId: revoked.id } });
  await left.person.call(signOut);
  return {
    expired: expired.person.token,
    'unused for too long': unused.person.token,
    revoked: revoked.person.token,
    'signed out': left.person.token,
  };
}

/** A body that matches the schema, with the owner's ids in every field that takes one. */
function bodyFor(call: Call): Record<string, unknown> | undefined {
  const shape = call.body instanceof z.ZodObject ? call.body.shape : {};
  const fields = Object.keys(shape);
  const known: Record<string, unknown> = {
    ...owned,
    templateId: 'maya',
    hookText: 'Hello there.',
    packageId: 'starter',
    credential: 'not.a.token',
    email: 'a@example.com',
    name: 'A',
    nonce: 'n',
    outcome: 'cancelled',
    audioSource: 'custom',
    title: 'Of another person',
    voice: 'alloy',
    script: 'Hello.',
    number: '4242424242424242',
    expiryMonth: 12,
    expiryYear: 2099,
    cvc: '123',
    card_token: 'tok_invented',
    is_preferred: false,
    backgroundType: 'color',
    backgroundConfig: '112233',
    brandName: 'Northwind',
    industry: 'Travel',
    subcategoryId: 'invented',
    aspectRatio: '1:1',
    narrative: 'Maya opens her small café before dawn. Tom comes in from the rain.',
    styleKey: 'comic',
    version: 0,
    scenes: [{ narration: 'Maya waves from the door.' }],
    frames: [],
    isApplied: false,
    colours: ['#112233', '#ffcc00'],
    endText: 'Get yours today',
  };
  if (!call.body) return undefined;
  // Style and speed have defaults; hooks keep the presenter's own voice.
  const isGiven = (field: string): boolean =>
    // The script of a voice preview is a string; that of a reel is a list.
    field in known && (shape[field] as z.ZodType).safeParse(known[field]).success;
  const given = fields.filter((field) => isGiven(field) && !(field === 'voice' && 'hookText' in shape));
  return Object.fromEntries(given.map((field) => [field, known[field]]));
}

const paramsFor = (call: Call): Record<string, string> =>
  Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, owned[name]!]));

const withInventedIds = (body: unknown): unknown =>
  body === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(body as object).map(([field, value]) => [
          field,
          field in owned ? crypto.randomUUID() : value,
        ]),
      );

const named = Object.entries(allCalls);
const guarded = named.filter(([, call]) => call.access !== 'public');
const open = named.filter(([, call]) => call.access === 'public');
/** Editors' content is visible to every user. */
const isShared = (call: Call): boolean => ['templates', 'categories'].includes(call.tag);
const takesIds = (call: Call): boolean =>
  !isShared(call) &&
  (Object.keys(call.params?.shape ?? {}).length > 0 ||
    [
      'attachHook',
      'startHook',
      'startHookComponent',
      'completeUpload',
      'startGreenscreen',
      'previewGreenscreen',
      'examineGreenscreenClip',
      'uploadFromVideo',
      'startStoryboard',
    ].some((name) => allCalls[name] === call));

/** Calls that can wait for their video are sent with `async=true`, because the wait would take long. */
const queryFor = (call: Call) => ('async' in (call.query?.shape ?? {}) ? { async: 'true' } : undefined);
const given = (call: Call) =>
  ({ params: paramsFor(call), query: queryFor(call), body: bodyFor(call) }) as never;

describe('calls that need a session', () => {
  test('all contract calls are covered', () => {
    expect(guarded.length).toBeGreaterThanOrEqual(45);
    for (const [, call] of named) expect(call.path).toMatch(/^\/api\//);
  });

  test.each(guarded)('%s refuses a signed-out caller', async (_name, call) => {
    const answer = await app.api.as(null).try(call, given(call));
    expect([answer.status, answer.body.error]).toEqual([401, 'not_signed_in']);
  });

  test.each(guarded)('%s refuses every token that opens no session @accounts-003', async (_name, call) => {
    for (const [what, token] of Object.entries({ invented: 'invented', ...dead })) {
      const answer = await app.api.as(token).try(call, given(call));
      expect([what, answer.status, answer.body.error]).toEqual([what, 401, 'session_expired']);
    }
  });
});

test.each(open)('%s needs no session @accounts-002', async (_name, call) => {
  const answer = await app.api.as(null).try(call, given(call));
  expect([401, 403]).not.toContain(call === allCalls.signIn ? 0 : answer.status);
  expect(answer.status).toBeLessThan(500);
});

describe('calls that take an id, with the id of another user', () => {
  // A shared video's metadata is public by design; unshared videos are covered by the share
  // journey.
  const calls = guarded.filter(([, call]) => takesIds(call));

  test.each(calls)(
    '%s returns the same 404 for another user’s id and an unknown id @accounts-004',
    async (_name, call) => {
      const answer = await stranger.try(call, given(call));
      const invented = await stranger.try(call, {
        params: Object.fromEntries(Object.keys(paramsFor(call)).map((name) => [name, crypto.randomUUID()])),
        body: withInventedIds(bodyFor(call)),
      } as never);
      expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
      expect([invented.status, invented.body.message]).toEqual([404, answer.body.message]);
    },
  );

  test('a user’s video cannot use another user’s clip or music', async () => {
    const mine = await startShortHook(stranger);
    const params = { generationId: mine.generationId };
    const clip = await stranger.try(addProduct, { params, body: { videoFileId: owned.videoFileId! } });
    const music = await stranger.try(addAudio, { params, body: { audioFileId: owned.audioFileId! } });
    expect([clip.body.error, music.body.error]).toEqual(['not_found', 'not_found']);
  });

  test('the owner’s data is unchanged', async () => {
    const payment = await owner.try(settleSandboxCheckout, {
      params: { paymentId: owned.paymentId! },
      body: { outcome: 'succeeded' },
    });
    expect(payment.body.status).toBe('completed');
    const { sessions } = await owner.call(readSessions);
    expect(sessions.map(({ id }) => id)).toContain(owned.sessionId);
  });
});

describe('endpoints outside the contract', () => {
  const liveAddress = () => new URL(liveChannelPath.replace(':generationId', owned.generationId!), app.url);
  const listen = (token: string | null) =>
    fetch(liveAddress(), {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(10_000),
    });

  test('the live channel opens for its owner only @accounts-012', async () => {
    for (const token of [null, 'invented', ...Object.values(dead)])
      expect((await listen(token)).status).toBe(401);
    expect((await listen(stranger.token)).status).toBe(404);
    const channel = await listen(owner.token);
    expect(channel.status).toBe(200);
    await channel.body!.cancel();
  });

  test('a resumable upload is visible to its sender only', async () => {
    const id = owned.resumableId!;
    const as = (token: string) => ({ url: app.url, token });
    for (const token of ['invented', ...Object.values(dead)]) {
      expect((await askOffset(as(token), id)).status).toBe(401);
      expect((await beginResumable(as(token), { sizeBytes: 10 })).status).toBe(401);
    }
    expect((await askOffset(as(stranger.token), id)).status).toBe(404);
    expect(await sendPart(as(stranger.token), id, 0, Buffer.from('x'))).toBe(404);
    expect(await askOffset(as(owner.token), id)).toEqual({ status: 200, offset: 0 });
  });

  test('a stored file opens only with a signed URL, even for its owner @accounts-011', async () => {
    const address = `/api/files/users/${owner.userId}/uploads/${owned.uploadId}.mp4`;
    for (const query of ['', '?expires=99999999999999&signature=invented']) {
      const answer = await fetch(new URL(`${address}${query}`, app.url), {
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect(answer.status).toBe(404);
    }
  });
});

test('odd ids, bodies and methods are rejected without a server error', async () => {
  const odd = ['%00', '..%2f..', 'x'.repeat(250), "'; drop table users; --", '😀'];
  for (const id of odd) {
    const answer = await fetch(new URL(`/api/video-generations/${encodeURIComponent(id)}/details`, app.url), {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([400, 404]).toContain(answer.status);
  }
  const notMultipart = await owner.try(receiveUpload, { body: {} } as never);
  expect(notMultipart.status).toBe(400);
  const broken = await fetch(new URL('/api/payments', app.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: '{"packageId":',
  });
  expect([broken.status, ((await broken.json()) as { error: string }).error]).toEqual([
    400,
    'invalid_request',
  ]);
  expect(app.log()).not.toContain('"msg":"request failed"');
});

describe('the owner', () => {
  /** Destructive calls come last, and deleting the account at the very end. */
  const endings = [
    'deleteHook',
    'deleteTemplate',
    'deleteCategory',
    'removeCard',
    'unshareVideo',
    'cancelGeneration',
    'deleteVideo',
    'cancelStoryboard',
    'removeStory',
    'revokeSession',
    'revokeOtherSessions',
    'signOut',
    'deleteAccount',
  ];
  // What is downloaded has to be started first: a module lists its exports by name.
  const turnOf = (name: string): number =>
    name === 'startExport' ? -3 : name === 'downloadExport' ? -2 : endings.indexOf(name);
  const order = guarded.toSorted(([a], [b]) => turnOf(a) - turnOf(b));
  /** Captions have the times of the words, which the worker measures. */
  const hasCaptions = async () => {
    const answer = await owner.try(readSrtCaptions, { params: { hookId: owned.hookId! } });
    return answer.status === 200 || undefined;
  };

  test.each(order)('%s is allowed on the owner’s own data @accounts-005', async (name, call) => {
    const body = { ...bodyFor(call) };
    if (name === 'saveCard' || name === 'updateCard') body.card_token = await cardToken(owner);
    if (name === 'deleteAccount') body.email = (await owner.call(readMe)).user.email;
    // Signing out would end the session that the next call needs.
    const person = name === 'signOut' ? await app.api.signIn(ownerName) : owner;
    const request = { params: paramsFor(call), query: queryFor(call), ...(call.body ? { body } : {}) };
    const send = () => person.try(call, request as never);
    // A job writes the export, which is not found before.
    const isWritten = async () => ((await send()).status === 404 ? undefined : true);
    if (name === 'downloadExport') await waitFor(isWritten, 240_000);
    const answer = await send();
    expect([401, 403, 404]).not.toContain(answer.status);
    expect([answer.status < 500, answer.body.error]).toEqual([true, answer.body.error]);
    if (name !== 'downloadExport') return;
    await waitFor(hasCaptions, 240_000);
    // The work that the other calls begin is never requested either.
    worker = await pauseWorker(app);
  });

  test('has no account after the last call', async () => {
    expect((await owner.try(readMe)).status).toBe(401);
    expect(app.log()).not.toContain('"msg":"request failed"');
  });
});
