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
import { measurePreviews } from './preview.ts';
import { prepareParts } from './prepare-parts.ts';
import { measureVocoder } from './speech.ts';
import { reportSection, type RecordFigure } from './report.ts';
import { measureReelCost } from './reels.ts';
import { measureTries } from './tries.ts';
import { measureStoryPictures } from './story-pictures.ts';
import { measureStoryVideo } from './story-video.ts';
import { measureNarratives } from './stories.ts';
import { measureWaitingEngines } from './waiting-engines.ts';
import { measureWalletThroughput } from './wallet-throughput.ts';

const hookText =
  'Stop scrolling! This tiny gadget saved my mornings, and I cannot believe that nobody told me before.';

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

const sections: Record<string, (files: Files, record: RecordFigure) => Promise<void>> = {
  hook: async ({ hookArgs, hookPath }, record) => {
    const hook = measureCommand(process.execPath, hookArgs);
    const hookSeconds = Number((await probe(hookPath)).format.duration);
    record('hook: CPU-seconds per second of hook', hook.cpuSeconds / hookSeconds, 2, '<= 1.2');
    record('seconds to make a second of it', hook.wallSeconds / hookSeconds, 2, '<= 0.77');
    const hookMemory = await measurePeakMemory(process.execPath, hookArgs);
    record('its peak memory, encoder included: MB', hookMemory, 0, '<= 450');
  },
  speech: async ({ folder }, record) => {
    const speech = measureCommand(process.execPath, nodeArgs('bench/make-one-speech.ts', folder, hookText));
    const speechSeconds = Number((await probe(path.join(folder, 'speech.wav'))).format.duration);
    const speechCost = speech.cpuSeconds / speechSeconds;
    record('speech, start included: CPU-seconds per second', speechCost, 2, '<= 0.25');
    record('its vocoder alone', await measureVocoder(), 3, '<= 0.08');
  },
  footage: async (_files, record) => {
    const footage = await measureLipSyncCost();
    record('hook on footage: CPU-seconds per second of hook', footage.cpuPerHookSecond, 2, '<= 1.2');
    record('its peak memory on a 10 s template: MB', footage.peakMegabytes, 0, '<= 500');
  },
  greenscreen: async (_files, record) => {
    const greenscreen = await measureGreenscreenCost();
    record('background replaced, matting: CPU-seconds per second', greenscreen.cpuPerSecond, 2, '<= 3.0');
    record('its peak memory: MB', greenscreen.peakMegabytes, 0, '<= 350');
    record('a clip of 10 s, the dearest way: seconds', greenscreen.wallSeconds, 1, '<= 25');
  },
  broll: async (_files, record) => {
    const broll = await measureBrollCost();
    record('b-roll of four photos: CPU-seconds per second', broll.cpuPerSecond, 2, '<= 1.5');
  },
  reels: async (_files, record) => {
    const film = await measureFilmCost();
    record('film drawn and encoded: CPU-seconds per second', film.cpuPerSecond, 2, '<= 1.5');
    record('its peak memory: MB', film.peakMegabytes, 0, '<= 400');
    const reels = await measureReelCost();
    const dearest = Math.max(...reels.map(({ cpuPerSecond }) => cpuPerSecond));
    record('reel, the dearest style: CPU-seconds per second', dearest, 2, '<= 1.5');
  },
  narratives: async (_files, record) => {
    const narratives = measureNarratives();
    record('narrative → scenes: CPU-seconds', narratives.typicalSeconds, 3, '<= 0.3');
    record('the same with 50,000 characters', narratives.maxSeconds, 2, '<= 0.3');
  },
  composing: async ({ folder, hookPath, makeParts }, record) => {
    const parts = await makeParts();
    for (const { productSeconds, ratio } of await measureFinalStep(parts.timeline)) {
      const name = `final step, product of ${productSeconds.toFixed(0)} s: CPU against one plain encode`;
      record(name, ratio, 3, '<= 0.05');
    }
    const conforming = await measureConformingClip(folder);
    record('15 s cut out of a conforming clip: CPU-seconds to prepare', conforming, 2, '<= 1.5');
    const oneGraph = await measureAgainstOneGraph(folder, hookPath, parts);
    record('prepare and final step: CPU against one ffmpeg graph', oneGraph, 2, '<= 0.75');
  },
  app: async ({ makeParts }, record) => {
    const parts = await makeParts();
    const app = await measureApp({ product: parts.product, music: parts.music, hookText });
    record('entering Preview to a playable file, clips prepared: seconds', app.previewSeconds, 2, '<= 1');
    record('peak memory of the worker in the whole job: MB', app.workerPeakMegabytes, 0, '<= 700');
    record(
      `p99 of /api/wallet while rendering (${app.requestsWhileRendering} requests): ms`,
      app.walletRenderingP99Ms,
      1,
      '<= 50',
    );
    record('the same while idle: ms', app.walletIdleP99Ms, 1, '-');
    record('ratio rendering : idle', app.walletRenderingP99Ms / app.walletIdleP99Ms, 1, '-');
    record('scripts and styles of a first visit to the creator: kB', app.creatorBytes / 1_000, 0, '<= 250');
  },
  preview: async ({ makeParts, folder }, record) => {
    const { music } = await makeParts();
    for (const { productSeconds, seconds } of await measurePreviews({ folder, music }, [15, 60, 120])) {
      const goal = productSeconds > 60 ? '<= 1.5' : '<= 1';
      record(`Preview to a playable file, product of ${productSeconds} s: seconds`, seconds, 2, goal);
    }
  },
  'hook-change': async ({ makeParts, folder }, record) => {
    const parts = await makeParts();
    const hookChange = await measureHookChange({ folder, music: parts.music, hookText });
    record('another hook for a video of 45 s until it plays: seconds', hookChange, 1, '<= 8');
  },
  tries: async (_files, record) => {
    const tries = await measureTries();
    record('paid hook, nothing else waiting: seconds', tries.aloneSeconds, 1, '-');
    record(
      `ratio with previews of visitors waiting (${tries.previewsWaiting} left at the end)`,
      tries.withTriesSeconds / tries.aloneSeconds,
      2,
      '<= 1.10',
    );
  },
  backlog: async (_files, record) => {
    const backlog = await measureBacklog(8, 'queued');
    record('the first of 8 queued videos: seconds', backlog.firstSeconds, 1, '<= 20');
    record('all of them: seconds', backlog.allSeconds, 1, '-');
    record('web process, resident, after them: MB', backlog.webMegabytes, 0, '<= 220');
    record('files of jobs left behind', backlog.leftBehind, 0, '0');
    record('memory of the worker at the end : after the fifth', backlog.memoryGrowth!, 2, '<= 1.1');
  },
  workers: async (_files, record) => {
    const { oneSeconds, twoSeconds } = await measureWaitingEngines();
    record('two workers : one, engines that wait 20 s', oneSeconds / twoSeconds, 2, '>= 1.9');
  },
  wallet: async (_files, record) => {
    const wallet = await measureWalletThroughput();
    record('GET /api/wallet, 50 connections : bare Fastify', wallet, 3, '>= 0.12');
  },
  stories: async (_files, record) => {
    for (const { style, frameCpu, assetCpu } of measureStoryPictures()) {
      record(`story frame, ${style}: CPU-seconds`, frameCpu, 2, '<= 1.5');
      record(`story asset, ${style}: CPU-seconds`, assetCpu, 2, '<= 1.0');
    }

    const story = await measureStoryVideo();
    record('storyboard of six frames, click to complete: seconds', story.storyboardSeconds, 1, '<= 12');
    record('the same: CPU-seconds', story.storyboardCpuSeconds, 1, '<= 9');
    record('story video: CPU-seconds per second', story.cpuPerVideoSecond, 2, '<= 1.5');
    record('frames in another order, Create Video again: seconds', story.reorderedSeconds, 2, '<= 2');
    record('the same: CPU-seconds', story.reorderedCpuSeconds, 2, '<= 2');
  },
  holds: async (_files, record) => {
    const holds = await measureHolds();
    record('holds of credits a second on one hot wallet', holds.hotPerSecond, 0, '-');
    record('ratio to updates of one bare row', holds.hotRatio, 2, '>= 0.6');
    record('holds of credits a second on 100 wallets', holds.spreadPerSecond, 0, '-');
    record('ratio to updates of 100 bare rows', holds.spreadRatio, 2, '>= 0.6');
  },
  lists: async (_files, record) => {
    const lists = await measureLists();
    record('p95 of a page of 100 of 2,000 templates: ms', lists.templatesP95Ms, 1, '<= 50');
    record('p95 of a search in 2,000 templates: ms', lists.templateSearchP95Ms, 1, '<= 50');
    record('p95 of a page of 24 of 5,000 videos: ms', lists.videosP95Ms, 1, '<= 50');
  },
  browser: async ({ folder }, record) => {
    const browser = await measureBrowser(folder);
    record('browser trim of 10 s out of 60 s of 1080p: seconds', browser.trimSeconds, 2, '<= 1');
    record('upload throughput : plain copy', browser.uploadShareOfCopy, 2, '-');
  },
};

/** Sections whose own measurements are medians of three. */
const medians = new Set(['composing', 'wallet', 'holds']);

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
    if (wanted.length === 0 || wanted.includes(name))
      await reportSection((record) => measure(files, record), { isMedianItself: medians.has(name) });
} finally {
  await rm(folder, { recursive: true, force: true });
}
