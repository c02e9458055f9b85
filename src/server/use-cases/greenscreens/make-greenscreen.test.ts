import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { GreenscreenSettings } from '#contract/calls/greenscreens.ts';
import { findPart } from '#contract/video-parts.ts';
import { makeHouseClip } from '../../../../tests/helpers/sample-media.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import {
  aPerson,
  finishExamination,
  greenScreen,
  greenscreenOf,
  nothing,
} from '../../../../tests/helpers/test-greenscreen.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload } from '../../../../tests/helpers/test-video.ts';
import { createEmbeddedStorage } from '../../adapters/embedded/embedded-storage.ts';
import type { Database } from '../../db/database.ts';
import { findGreenscreenClipOfMedia } from '../../db/greenscreen-clips.ts';
import { findOwnVideo } from '../../db/videos.ts';
import type { ClipFindings } from '../../domain/cutout-method.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { ProviderError } from '../../errors.ts';
import type { BackgroundOrder, BackgroundRemoval } from '../../ports/background-removal.ts';
import { makeGreenscreen, type MakeGreenscreenDeps } from './make-greenscreen.ts';
import { startGreenscreen } from './start-greenscreen.ts';

let folder: string;
let houseClip: string;
let userId: string;
let deps: MakeGreenscreenDeps & { database: Database; jobs: Awaited<ReturnType<typeof testQueue>> };
/** The orders received by each engine. */
let orders: { fal: BackgroundOrder[]; embedded: BackgroundOrder[] };

beforeEach(async () => {
  const database = await testDatabase();
  folder = await temporaryFolder();
  houseClip = await makeHouseClip(folder, { seconds: 0.1, size: '180x320' });
  userId = await testAccount(database, 10);
  orders = { fal: [], embedded: [] };
  const cause = new Error('no machine is free');
  const fal: BackgroundRemoval = {
    engine: 'fal',
    methods: ['matting'],
    async replace(order) {
      orders.fal.push(order);
      throw new ProviderError({
        provider: 'fal.ai',
        operation: 'background removal',
        retryable: true,
        cause,
      });
    },
  };
  const embedded: BackgroundRemoval = {
    engine: 'embedded',
    methods: ['chroma-key', 'matting'],
    async replace(order) {
      orders.embedded.push(order);
      await copyFile(order.clipPath, order.outputPath);
      return { durationSeconds: 0.1, method: order.method };
    },
  };
  deps = {
    database,
    jobs: await testQueue(database),
    storage: createEmbeddedStorage({ folder: path.join(folder, 'storage'), signingSecret: 'secret' }),
    ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
    backgroundRemovals: [fal, embedded],
    credentials: Promise.resolve(null),
    log: { warn: () => {} },
  };
});

/** A paid video whose clip has these findings, as its job sees it. */
async function begun(findings: ClipFindings, changes: Partial<GreenscreenSettings> = {}) {
  const settings = greenscreenOf(await addUpload(deps.database, userId), changes);
  const { videoId } = await startGreenscreen(
    { ...deps, publicOrigin: 'https://hookline.example' },
    { userId, settings, title: 'A title', idempotencyKey: null },
  );
  const video = async () => (await findOwnVideo(deps.database, userId, videoId))!;
  const { mediaId } = findPart((await video()).parts, 'clip')!;
  const { id } = (await findGreenscreenClipOfMedia(deps.database, mediaId))!;
  await finishExamination(deps, id, findings);
  const copy = path.join(folder, 'stored.mp4');
  await copyFile(houseClip, copy);
  await deps.storage.put((await findGreenscreenClipOfMedia(deps.database, mediaId))!.stored!.key, copy);
  return { videoId, recipe: (await video()).recipe!, video };
}

function contextOf(steps = new Map<string, object>()): JobContext {
  return {
    async step<T extends object>(name: string, work: () => Promise<T>) {
      if (!steps.has(name)) steps.set(name, await work());
      return steps.get(name) as T;
    },
    progress: () => {},
    isCancelled: async () => false,
    workFolder: folder,
    signal: new AbortController().signal,
  };
}

test('if the chosen engine fails, the embedded one is used, with a note', async () => {
  const { video, ...input } = await begun(aPerson, { textOverlay: 'Hello' });
  const write = await makeGreenscreen(deps, input, contextOf());
  await deps.database.transaction().execute(write);
  expect((await video()).output).toMatchObject({
    key: `users/${userId}/videos/${input.recipe}.mp4`,
    durationSeconds: 0.1,
    cutout: {
      method: 'matting',
      engine: 'embedded',
      notes: [
        {
          code: 'engine_replaced',
          part: 'background-removal',
          failed: 'fal',
          used: 'embedded',
          reason: 'no machine is free',
        },
      ],
    },
  });
  expect(orders.embedded).toMatchObject([
    { method: 'matting', format: '9:16', background: { type: 'colour', rgb: '#123456' }, sound: 'own' },
  ]);
  expect(orders.embedded[0]!.overlayPng).toBeInstanceOf(Buffer);
});

test('a green screen is keyed by the app, whichever engine is chosen', async () => {
  const { videoId, recipe } = await begun(greenScreen);
  await makeGreenscreen(deps, { videoId, recipe }, contextOf());
  expect([orders.fal.length, orders.embedded.map(({ method }) => method)]).toEqual([0, ['chroma-key']]);
});

test('another worker continues with the frames already drawn', async () => {
  const { videoId, recipe, video } = await begun(greenScreen);
  const steps = new Map<string, object>();
  const killed = Promise.reject<null>(new Error('the worker is killed'));
  killed.catch(() => {});
  const killedDeps = { ...deps, credentials: killed };
  await expect(makeGreenscreen(killedDeps, { videoId, recipe }, contextOf(steps))).rejects.toThrow('killed');
  expect([...steps.keys()]).toEqual(['draw']);
  const write = await makeGreenscreen(deps, { videoId, recipe }, contextOf(steps));
  await deps.database.transaction().execute(write);
  expect([orders.embedded.length, (await video()).output?.durationSeconds]).toEqual([1, 0.1]);
  expect(await deps.storage.find(`users/${userId}/greenscreens/${videoId}.mp4`)).toBeNull();
});

test('with nothing to cut out it fails before an engine is called', async () => {
  const { videoId, recipe } = await begun(nothing);
  await expect(makeGreenscreen(deps, { videoId, recipe }, contextOf())).rejects.toMatchObject({
    code: 'no_person_found',
  });
  expect(orders).toEqual({ fal: [], embedded: [] });
});
