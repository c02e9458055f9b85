import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { probe } from '../tests/helpers/sample-media.ts';
import { measureApp } from './app-figures.ts';
import { measureBacklog } from './backlog.ts';
import { measureBrowser } from './browser-figures.ts';
import { measureCommand, nodeArgs } from './cpu-seconds.ts';
import { measureFilmCost } from './film.ts';
import { measureFinalStep } from './final-step.ts';
import { measureBrollCost } from './broll.ts';
import { measureGreenscreenCost } from './greenscreen.ts';
import { measureHolds } from './holds.ts';
import { measureHookChange } from './hook-change.ts';
import { measureLipSyncCost } from './lip-sync.ts';
import { measureLists } from './lists.ts';
import { measurePeakMemory } from './peak-memory.ts';
import { measureAgainstOneGraph, measureConformingClip } from './preparation.ts';
import { prepareParts } from './prepare-parts.ts';
import { measureVocoder } from './speech.ts';
import { measureReelCost } from './reels.ts';
import { measureTries } from './tries.ts';
import { measureStoryPictures } from './story-pictures.ts';
import { measureStoryVideo } from './story-video.ts';
import { measureNarratives } from './stories.ts';
import { measureWaitingEngines } from './waiting-engines.ts';
import { measureWalletThroughput } from './wallet-throughput.ts';

const hookText =
  'Stop scrolling! This tiny gadget saved my mornings, and I cannot believe that nobody told me before.';

const print = (name: string, value: string, aim: string): void => {
  process.stdout.write(`${name.padEnd(62)} ${value.padStart(10)}   aim ${aim}\n`);
};

/** Files that several sections need, made once. */
function sharedFiles(folder: string) {
  const hookArgs = nodeArgs('bench/make-one-hook.ts', folder, hookText);
  const hookPath = path.join(folder, 'hook.mp4');
  let hook: ReturnType<typeof measureCommand> | undefined;
  let parts: ReturnType<typeof prepareParts> | undefined;
  const makeHook = () => (hook ??= measureCommand(process.execPath, hookArgs));
  const makeParts = () => {
    makeHook();
    return (parts ??= prepareParts(folder, hookPath));
  };
  return { folder, hookArgs, hookPath, makeHook, makeParts };
}
type Files = ReturnType<typeof sharedFiles>;

const sections: Record<string, (files: Files) => Promise<void>> = {
  hook: async ({ hookArgs, hookPath, makeHook }) => {
    const hook = makeHook();
    const hookSeconds = Number((await probe(hookPath)).format.duration);
    print('hook: CPU-seconds per second of hook', (hook.cpuSeconds / hookSeconds).toFixed(2), '<= 1.2');
    print('seconds to make a second of it', (hook.wallSeconds / hookSeconds).toFixed(2), '<= 0.77');
    const hookMemory = await measurePeakMemory(process.execPath, hookArgs);
    print('its peak memory, encoder included: MB', hookMemory?.toFixed(0) ?? 'unknown', '<= 450');
  },
  speech: async ({ folder }) => {
    const speech = measureCommand(process.execPath, nodeArgs('bench/make-one-speech.ts', folder, hookText));
    const speechSeconds = Number((await probe(path.join(folder, 'speech.wav'))).format.duration);
    const speechCost = speech.cpuSeconds / speechSeconds;
    print('speech, start included: CPU-seconds per second', speechCost.toFixed(2), '<= 0.25');
    print('its vocoder alone', (await measureVocoder()).toFixed(3), '<= 0.08');
  },
  footage: async () => {
    const footage = await measureLipSyncCost();
    print('hook on footage: CPU-seconds per second of hook', footage.cpuPerHookSecond.toFixed(2), '<= 1.2');
    print('its peak memory on a 10 s template: MB', footage.peakMegabytes?.toFixed(0) ?? 'unknown', '<= 500');
  },
  greenscreen: async () => {
    const greenscreen = await measureGreenscreenCost();
    print(
      'background replaced, matting: CPU-seconds per second',
      greenscreen.cpuPerSecond.toFixed(2),
      '<= 3.0',
    );
    print('its peak memory: MB', greenscreen.peakMegabytes?.toFixed(0) ?? 'unknown', '<= 350');
    print('a clip of 10 s, the dearest way: seconds', greenscreen.wallSeconds.toFixed(1), '<= 25');
  },
  broll: async () => {
    const broll = await measureBrollCost();
    print('b-roll of four photos: CPU-seconds per second', broll.cpuPerSecond.toFixed(2), '<= 1.5');
  },
  reels: async () => {
    const film = await measureFilmCost();
    print('film drawn and encoded: CPU-seconds per second', film.cpuPerSecond.toFixed(2), '<= 1.5');
    print('its peak memory: MB', film.peakMegabytes?.toFixed(0) ?? 'unknown', '<= 400');
    const reels = await measureReelCost();
    const dearest = Math.max(...reels.map(({ cpuPerSecond }) => cpuPerSecond));
    print('reel, the dearest style: CPU-seconds per second', dearest.toFixed(2), '<= 1.5');
  },
  narratives: async () => {
    const narratives = measureNarratives();
    print('narrative → scenes: CPU-seconds', narratives.typicalSeconds.toFixed(3), '<= 0.3');
    print('the same with 50,000 characters', narratives.maxSeconds.toFixed(2), '<= 0.3');
  },
  composing: async ({ folder, hookPath, makeParts }) => {
    const parts = await makeParts();
    for (const { productSeconds, ratio } of await measureFinalStep(parts.timeline)) {
      const name = `final step, product of ${productSeconds.toFixed(0)} s: CPU against one plain encode`;
      print(name, ratio.toFixed(3), '<= 0.05');
    }
    const conforming = await measureConformingClip(folder);
    print('15 s cut out of a conforming clip: CPU-seconds to prepare', conforming.toFixed(2), '<= 1.5');
    const oneGraph = await measureAgainstOneGraph(folder, hookPath, parts);
    print('prepare and final step: CPU against one ffmpeg graph', oneGraph.toFixed(2), '<= 0.75');
  },
  app: async ({ makeParts }) => {
    const parts = await makeParts();
    const app = await measureApp({ product: parts.product, music: parts.music, hookText });
    print(
      'entering Preview to a playable file, clips prepared: seconds',
      app.previewSeconds.toFixed(2),
      '<= 1',
    );
    print(
      `p99 of /api/wallet while rendering (${app.requestsWhileRendering} requests): ms`,
      app.walletRenderingP99Ms.toFixed(1),
      '<= 50',
    );
    print('the same while idle: ms', app.walletIdleP99Ms.toFixed(1), '-');
    print('ratio rendering : idle', (app.walletRenderingP99Ms / app.walletIdleP99Ms).toFixed(1), '-');
    print(
      'scripts and styles of a first visit to the creator: kB',
      (app.creatorBytes / 1_000).toFixed(0),
      '<= 250',
    );
  },
  'hook-change': async ({ makeParts, folder }) => {
    const parts = await makeParts();
    const hookChange = await measureHookChange({ folder, music: parts.music, hookText });
    print('another hook for a video of 45 s until it plays: seconds', hookChange.toFixed(1), '<= 8');
  },
  tries: async () => {
    const tries = await measureTries();
    print('paid hook, nothing else waiting: seconds', tries.aloneSeconds.toFixed(1), '-');
    print(
      `ratio with previews of visitors waiting (${tries.previewsWaiting} left at the end)`,
      (tries.withTriesSeconds / tries.aloneSeconds).toFixed(2),
      '<= 1.10',
    );
  },
  backlog: async () => {
    const backlog = await measureBacklog(8, 'queued');
    print('the first of 8 queued videos: seconds', backlog.firstSeconds.toFixed(1), '<= 20');
    print('all of them: seconds', backlog.allSeconds.toFixed(1), '-');
    print('web process, resident, after them: MB', backlog.webMegabytes.toFixed(0), '<= 220');
    print('files of jobs left behind', String(backlog.leftBehind), '0');
    print('memory of the worker at the end : after the fifth', backlog.memoryGrowth!.toFixed(2), '<= 1.1');
  },
  workers: async () => {
    const { oneSeconds, twoSeconds } = await measureWaitingEngines();
    print('two workers : one, engines that wait 20 s', (oneSeconds / twoSeconds).toFixed(2), '>= 1.9');
  },
  wallet: async () => {
    const wallet = await measureWalletThroughput();
    print('GET /api/wallet, 50 connections : bare Fastify', wallet.toFixed(3), '>= 0.12');
  },
  stories: async () => {
    for (const { style, frameCpu, assetCpu } of measureStoryPictures()) {
      print(`story frame, ${style}: CPU-seconds`, frameCpu.toFixed(2), '<= 1.5');
      print(`story asset, ${style}: CPU-seconds`, assetCpu.toFixed(2), '<= 1.0');
    }

    const story = await measureStoryVideo();
    print(
      'storyboard of six frames, click to complete: seconds',
      story.storyboardSeconds.toFixed(1),
      '<= 12',
    );
    print('the same: CPU-seconds', story.storyboardCpuSeconds.toFixed(1), '<= 9');
    print('story video: CPU-seconds per second', story.cpuPerVideoSecond.toFixed(2), '<= 1.5');
    print('frames in another order, Create Video again: seconds', story.reorderedSeconds.toFixed(2), '<= 2');
    print('the same: CPU-seconds', story.reorderedCpuSeconds.toFixed(2), '<= 2');
  },
  holds: async () => {
    const holds = await measureHolds();
    print('holds of credits a second on one hot wallet', holds.hotPerSecond.toFixed(0), '-');
    print('ratio to updates of one bare row', holds.hotRatio.toFixed(2), '>= 0.6');
    print('holds of credits a second on 100 wallets', holds.spreadPerSecond.toFixed(0), '-');
    print('ratio to updates of 100 bare rows', holds.spreadRatio.toFixed(2), '>= 0.6');
  },
  lists: async () => {
    const lists = await measureLists();
    print('p95 of a page of 100 of 2,000 templates: ms', lists.templatesP95Ms.toFixed(1), '<= 50');
    print('p95 of a search in 2,000 templates: ms', lists.templateSearchP95Ms.toFixed(1), '<= 50');
    print('p95 of a page of 24 of 5,000 videos: ms', lists.videosP95Ms.toFixed(1), '<= 50');
  },
  browser: async ({ folder }) => {
    const browser = await measureBrowser(folder);
    print('browser trim of 10 s out of 60 s of 1080p: seconds', browser.trimSeconds.toFixed(2), '<= 1');
    print('upload throughput : plain copy', browser.uploadShareOfCopy.toFixed(2), '-');
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}\n`);
  process.exit(2);
}
const folder = await mkdtemp(path.join(tmpdir(), 'hookline-bench-'));
try {
  const files = sharedFiles(folder);
  for (const [name, measure] of Object.entries(sections))
    if (wanted.length === 0 || wanted.includes(name)) await measure(files);
} finally {
  await rm(folder, { recursive: true, force: true });
}
