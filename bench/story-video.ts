import { readFileSync } from 'node:fs';
import { changeScenes } from '#contract/calls/stories.ts';
import * as storyboards from '#contract/calls/storyboards.ts';
import type { Person } from '../tests/helpers/api.ts';
import { startApp } from '../tests/helpers/running-app.ts';
import {
  assetsEnd,
  beginStoryVideo,
  startStoryboard,
  storyboardEnd,
  storyVideoEnd,
  tellStory,
} from '../tests/helpers/story-steps.ts';

/** Six paragraphs. */
const narrative = `Maya opens her small café before dawn. She grinds the coffee by hand, and the street is still dark.

At noon her neighbour Tom walks through the park in the rain. He holds a large red umbrella and looks for a warm place.

"This is the best coffee in town," says Tom in the café. Maya smiles at him and fills his cup once more.

In the evening Maya counts the money in her kitchen. It is not enough for the rent, and she sits at the table until late.

The next morning a long line waits in the street. Tom has told everybody in the office about the coffee.

At night Maya dances alone on the rooftop of her house. She will stay, and tomorrow she opens the door again.`;

/** Ticks of /proc per second, on every supported Linux. */
const ticksPerSecond = 100;

/** CPU-seconds of a process and of its exited children. */
function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
};

async function film(person: Person, storyboardId: string): Promise<{ durationSeconds: number }> {
  const { id } = await beginStoryVideo(person, storyboardId);
  const { status, errorCode, durationSeconds } = await storyVideoEnd(person, id);
  if (durationSeconds === null) throw new Error(`the story video ended as ${status}: ${errorCode}`);
  return { durationSeconds };
}

export type StoryVideoFigures = {
  storyboardSeconds: number;
  storyboardCpuSeconds: number;
  cpuPerVideoSecond: number;
  videoSeconds: number;
  reorderedSeconds: number;
  reorderedCpuSeconds: number;
};

/** Waiting time from scenes to a finished video, measured through the app's API. */
export async function measureStoryVideo(): Promise<StoryVideoFigures> {
  const app = await startApp({ environment: { LOG_LEVEL: 'warn' } });
  try {
    const person = await app.api.signIn();
    await person.buy('creator');
    const { scriptRefId, version } = await tellStory(person, narrative);
    // One scene per paragraph, independent of how the rules divide the narrative.
    const paragraphs = narrative.split('\n\n').map((narration) => ({ narration }));
    await person.call(changeScenes, {
      params: { storyId: scriptRefId },
      body: { version, scenes: paragraphs },
    });
    await assetsEnd(person, scriptRefId);
    let board!: storyboards.Storyboard;
    const [worker] = app.pidsOf('worker');
    const beforeFrames = cpuSecondsOf(worker!);
    const storyboardSeconds = await secondsOf(async () => {
      board = await storyboardEnd(person, (await startStoryboard(person, scriptRefId)).id);
    });
    const storyboardCpuSeconds = cpuSecondsOf(worker!) - beforeFrames;
    const { id: storyboardId, scenes } = board;
    const params = { storyboardId };
    const music = { audioSource: 'library', audioTrackId: 'first-light' } as const;
    await person.call(storyboards.changeStoryboardSettings, { params, body: music });
    const before = cpuSecondsOf(worker!);
    const { durationSeconds: videoSeconds } = await film(person, storyboardId);
    const cpuSeconds = cpuSecondsOf(worker!) - before;
    const beforeReorder = cpuSecondsOf(worker!);
    const reorderedSeconds = await secondsOf(async () => {
      const frames = scenes.map(({ id }) => ({ id })).toReversed();
      await person.call(storyboards.changeFrames, { params, body: { frames } });
      await film(person, storyboardId);
    });
    return {
      storyboardSeconds,
      storyboardCpuSeconds,
      cpuPerVideoSecond: cpuSeconds / videoSeconds,
      videoSeconds,
      reorderedSeconds,
      reorderedCpuSeconds: cpuSecondsOf(worker!) - beforeReorder,
    };
  } finally {
    await app.stop();
  }
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await measureStoryVideo(), null, 2)}\n`);
