import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from '../tests/helpers/running-app.ts';
import { makeClip } from '../tests/helpers/sample-media.ts';
import { askForVideo, startShortHook, videoEnd } from '../tests/helpers/video-steps.ts';

const maxMinutesEach = 4;
const settledAfter = 5;

export type BacklogFigures = {
  firstSeconds: number;
  allSeconds: number;
  /** Resident memory of the worker at the end, relative to that after the fifth video; null with fewer videos. */
  memoryGrowth: number | null;
  webMegabytes: number;
  /** Files and folders that jobs left behind. */
  leftBehind: number;
};

async function readMegabytes(pids: readonly number[]): Promise<number> {
  const status = await readFile(`/proc/${pids[0]!}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1_000;
}

/** Videos of one user, all started at once (`queued`) or one after the other (`in-a-row`). */
export async function measureBacklog(videos: number, order: 'queued' | 'in-a-row'): Promise<BacklogFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-backlog-'));
  const app = await startApp({ environment: { LOG_LEVEL: 'warn' } });
  try {
    const product = await makeClip(path.join(folder, 'product.mp4'), { seconds: 6 });
    const person = await app.api.signIn();
    for (let credits = 0; credits < videos * 10; credits += 400) await person.buy('studio');
    const startedAt = performance.now();
    const ends: number[] = [];
    let settledMegabytes: number | null = null;
    let asked: Promise<void> = Promise.resolve();
    const make = async (): Promise<void> => {
      const { generationId } = await startShortHook(person);
      // One after another: only a few files of a user are checked at once.
      const asking = asked.then(() => askForVideo(person, generationId, { product }));
      asked = asking.catch(() => {});
      await asking;
      const end = await videoEnd(person, generationId, videos * maxMinutesEach * 60_000);
      if (end.status !== 'completed') throw new Error(`a video ended as ${end.status}`);
      ends.push((performance.now() - startedAt) / 1_000);
      if (ends.length === settledAfter) settledMegabytes = await readMegabytes(app.pidsOf('worker'));
    };
    if (order === 'queued') await Promise.all(Array.from({ length: videos }, make));
    else for (let video = 0; video < videos; video += 1) await make();
    const endMegabytes = await readMegabytes(app.pidsOf('worker'));
    return {
      firstSeconds: ends[0]!,
      allSeconds: ends.at(-1)!,
      memoryGrowth: settledMegabytes === null ? null : endMegabytes / settledMegabytes,
      webMegabytes: await readMegabytes(app.pidsOf('web')),
      leftBehind: (await readdir(path.join(app.dataFolder, 'work'))).length,
    };
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

// node bench/backlog.ts 50 in-a-row
if (import.meta.main) {
  const [videos = '8', order = 'queued'] = process.argv.slice(2);
  if (order !== 'queued' && order !== 'in-a-row') throw new Error('the order is queued or in-a-row');
  process.stdout.write(`${JSON.stringify(await measureBacklog(Number(videos), order), null, 2)}\n`);
}
