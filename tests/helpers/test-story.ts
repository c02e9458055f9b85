import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { sql } from 'kysely';
import pino from 'pino';
import type { PictureEngine } from '#contract/engines.ts';
import { createEmbeddedStorage } from '#server/adapters/embedded/embedded-storage.ts';
import type { Story } from '#contract/story-words.ts';
import { activeStatuses, type TaskKind } from '#contract/tasks.ts';
import drawFrame from '#server/jobs/definitions/draw-frame.ts';
import makeStoryAsset from '#server/jobs/definitions/make-story-asset.ts';
import makeStoryScene from '#server/jobs/definitions/make-story-scene.ts';
import makeStoryVideo from '#server/jobs/definitions/make-story-video.ts';
import makeStoryboard from '#server/jobs/definitions/make-storyboard.ts';
import type { ImageToVideo } from '#server/ports/image-to-video.ts';
import { runJob, type HarnessDeps } from '#server/jobs/run-job.ts';
import type { PictureOrder, Pictures } from '#server/ports/pictures.ts';
import { startStory } from '#server/use-cases/stories/start-story.ts';
import { startStoryboard } from '#server/use-cases/stories/start-storyboard.ts';
import { startStoryVideo } from '#server/use-cases/stories/start-story-video.ts';
import { standInVoice } from './stand-in-voice.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testAccount } from './test-account.ts';
import { testDatabase } from './test-database.ts';
import { testQueue } from './test-queue.ts';

/** Four paragraphs, one per scene. */
export const narrative = `Maya opens her small café before dawn. She grinds the beans by hand.

At noon her neighbour Tom comes in from the rain. He orders the largest cup of coffee she has.

In the evening Maya counts the money in the kitchen. There is not enough for the rent.

The next morning a long line waits in the street. Tom has told everybody about the coffee.`;

/** A model's reply for this text: two characters and a cup of coffee. `text` is split into the scenes. */
export const tellOf = (text: string): Story => ({
  title: 'The café',
  mood: 'tender',
  characters: ['Maya', 'Tom'].map((name) => ({
    id: name.toLowerCase(),
    name,
    role: name === 'Maya' ? 'barista' : 'neighbour',
    age: 'adult',
    gender: name === 'Maya' ? 'female' : 'male',
    appearance: 'short brown hair',
    clothing: 'a green apron',
    visualPrompt: `${name} at work`,
  })),
  products: [
    { id: 'coffee', name: 'Coffee', kind: 'cup', colour: 'white', visualPrompt: 'A large cup of coffee' },
  ],
  scenes: text.split('\n\n').map((narration, index) => ({
    title: `Part ${index + 1}`,
    description: `Picture ${index + 1}`,
    narration,
    shot: 'medium',
    setting: 'cafe',
    timeOfDay: 'morning',
    weather: 'clear',
    mood: 'calm',
    characterIds: ['maya', 'tom'].filter((id) => narration.toLowerCase().includes(id)),
    productIds: narration.includes('coffee') ? ['coffee'] : [],
    action: 'work',
    feeling: 'happy',
    quotations: [...narration.matchAll(/"([^"]+)"/g)].map(([, said]) => ({
      text: said!,
      characterId: 'tom',
    })),
  })),
});

const jpeg = createCanvas(9, 16).toBuffer('image/jpeg');
const definitions = [makeStoryAsset, drawFrame, makeStoryboard, makeStoryScene, makeStoryVideo];
const kindsOfWork = definitions.map(({ kind }) => kind as TaskKind);

/** Stories on their own database, with a picture engine that a test can make fail. */
export async function storyFront(
  credits = 30,
  engine: PictureEngine = 'embedded',
  /** An empty picture by default. */
  pictures: Pictures = { draw: ({ outputPath }) => writeFile(outputPath, jpeg) },
  told: string = narrative,
) {
  const database = await testDatabase();
  const drawn: PictureOrder[] = [];
  const faults: { beforeDrawing: (order: PictureOrder) => void | Promise<void> } = {
    beforeDrawing: () => {},
  };
  const { voice, spoken, faults: voiceFaults } = standInVoice();
  const deps = {
    database,
    publicOrigin: 'https://hookline.example',
    voices: [voice],
    imageToVideos: [] as ImageToVideo[],
    credentials: Promise.resolve(null),
    jobs: await testQueue(database),
    storage: createEmbeddedStorage({ folder: await temporaryFolder(), signingSecret: 'a secret of tests' }),
    ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
    languages: [{ engine: 'openai' as const, ask: async () => tellOf(told) as never }],
    log: pino({ level: 'silent' }),
    logger: pino({ level: 'silent' }),
    workRoot: await temporaryFolder(),
    pictures: {
      engine,
      draw: async (order: PictureOrder) => {
        await faults.beforeDrawing(order);
        drawn.push(order);
        await pictures.draw(order);
      },
    },
  };
  const userId = await testAccount(database, credits);
  const { signal } = new AbortController();

  const readRunning = (kinds: readonly TaskKind[]) =>
    database
      .selectFrom('tasks')
      .select(['id', 'kind', 'job_id'])
      .where('status', '=', 'running')
      .where('kind', 'in', kinds)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  /** Runs the queued jobs of these kinds, and the jobs that they start, as a worker would. */
  async function work(kinds: readonly TaskKind[] = kindsOfWork) {
    for (let tasks = await readRunning(kinds); tasks.length > 0; tasks = await readRunning(kinds)) {
      for (const { kind, job_id: id } of tasks) await workOn(kind, id!);
    }
  }

  /** Runs one attempt of a job. */
  async function workOn(kind: TaskKind, jobId: string) {
    const definition = definitions.find((one) => one.kind === kind)!;
    // These jobs use only the dependencies above.
    const attempt = runJob(deps as unknown as HarnessDeps, definition as never, { id: jobId, signal });
    await attempt.catch(() => {});
  }

  return {
    ...deps,
    userId,
    drawn,
    faults,
    /** The texts spoken for story videos. */
    spoken,
    voiceFaults,
    work,
    workOn,
    async tell(text = told, idempotencyKey: string | null = null) {
      const { storyId } = await startStory(
        deps,
        { userId, narrative: text, style: null, idempotencyKey },
        signal,
      );
      return storyId;
    },
    start: (storyId: string, { style = 'comic', key = null as string | null } = {}) =>
      startStoryboard(deps, { userId, storyId, styleKey: style, idempotencyKey: key }).then(
        ({ storyboardId }) => storyboardId,
      ),
    /** Starts the video of a storyboard. Returns the video's id. */
    film: (storyboardId: string, key: string | null = null) =>
      startStoryVideo(deps, { userId, storyboardId, idempotencyKey: key }).then(({ videoId }) => videoId),
    async countActive(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from tasks where status in (${sql.join(activeStatuses)})
      `.execute(database);
      return rows[0]!.count;
    },
  };
}
export type StoryFront = Awaited<ReturnType<typeof storyFront>>;
