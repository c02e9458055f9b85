import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { prices } from '#contract/prices.ts';
import { expectSoundWallets } from '../../../../tests/helpers/sound-wallets.ts';
import { storyFront, type StoryFront } from '../../../../tests/helpers/test-story.ts';
import { readCredits } from '../../db/ledger.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { readFrames } from '../../db/story-frames.ts';
import { findOwnStoryboard } from '../../db/storyboards.ts';
import { ProviderError } from '../../errors.ts';
import type { PictureOrder } from '../../ports/pictures.ts';
import { cancelTask } from '../tasks/life-cycle.ts';
import { cancelStoryboard } from './cancel-storyboard.ts';
import { readStoryboard } from './read-storyboard.ts';
import { readWizardState } from './read-wizard-state.ts';
import { redrawFrame } from './redraw-frame.ts';

let front: StoryFront;
let storyId: string;

beforeEach(async () => {
  front = await storyFront();
  storyId = await front.tell();
  await front.work();
  front.drawn.length = 0;
});

const wallet = () => readCredits(front.database, front.userId);
const read = (storyboardId: string) => readStoryboard(front, { userId: front.userId, storyboardId });
const redraw = (storyboardId: string, frameId: string, description: string | null = null) =>
  redrawFrame(front, { userId: front.userId, storyboardId, frameId, description, idempotencyKey: null });

/** Makes the frames of these scenes fail, counted from 0 in drawing order. */
function failFrames(count: number, failure: 'content' | 'resting' | 'timeout' | null = 'content'): void {
  let left = count;
  front.faults.beforeDrawing = ({ subject }: PictureOrder) => {
    if (subject.kind !== 'frame' || left === 0) return;
    left -= 1;
    throw new ProviderError({
      provider: 'test',
      operation: 'drawing',
      retryable: false,
      ...(failure ? { failure } : {}),
    });
  };
}
const recover = (): void => {
  front.faults.beforeDrawing = () => {};
};

test('a storyboard holds 10 credits, draws a frame for each scene, and captures them once', async () => {
  const id = await front.start(storyId);
  expect(await wallet()).toEqual({ balance: 20, held: 10 });
  expect(await read(id)).toMatchObject({ status: 'RUNNING', isPaid: false, canContinue: false });
  await front.work();
  const storyboard = await read(id);
  expect(storyboard).toMatchObject({ status: 'SUCCESS', errorCode: null, isPaid: true, canContinue: true });
  expect(storyboard.frames.map(({ status }) => status)).toEqual(storyboard.frames.map(() => 'SUCCESS'));
  expect(storyboard.frames.length).toBeGreaterThanOrEqual(3);
  expect(front.drawn.map(({ shape }) => shape)).toEqual(storyboard.frames.map(() => 'portrait'));
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  for (const { stored } of await readFrames(front.database, id))
    expect(await isFileNeeded(front.database, stored!.key)).toBe(true);
  await expectSoundWallets(front.database);
});

test('a paid storyboard is returned unchanged on a repeated request; another style is another storyboard @story-010', async () => {
  const id = await front.start(storyId, { key: 'once' });
  expect(await front.start(storyId, { key: 'once' })).toBe(id);
  await expect(front.start(storyId)).rejects.toMatchObject({ code: 'storyboard_in_progress', status: 409 });
  await front.work();
  const drawn = front.drawn.length;
  expect(await front.start(storyId)).toBe(id);
  await front.work();
  expect(front.drawn).toHaveLength(drawn);
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  const other = await front.start(storyId, { style: 'noir' });
  expect(other).not.toBe(id);
  expect(await wallet()).toEqual({ balance: 10, held: 10 });
  await front.work();
  expect(await readWizardState(front, { userId: front.userId, storyId, storyboardId: null })).toMatchObject({
    storyboardId: other,
    style: 'noir',
    step: 'preview',
  });
});

test('a failed frame does not affect the others, and is redrawn for free @story-003', async () => {
  failFrames(1);
  const id = await front.start(storyId);
  await front.work();
  const storyboard = await read(id);
  expect(storyboard).toMatchObject({ status: 'SUCCESS', errorCode: 'storyboard_partial', isPaid: true });
  const failed = storyboard.frames.filter(({ status }) => status === 'FAILED');
  expect(failed).toMatchObject([{ errorCode: 'picture_refused', redrawCredits: 0, imageUrl: null }]);
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  recover();
  const drawn = front.drawn.length;
  await redraw(id, failed[0]!.id, 'Maya waves from the door of her café.');
  await expect(redraw(id, failed[0]!.id)).rejects.toMatchObject({ code: 'picture_in_progress' });
  await front.work();
  expect(front.drawn).toHaveLength(drawn + 1);
  expect(front.drawn.at(-1)!.prompt).toContain('Maya waves from the door');
  expect(await read(id)).toMatchObject({ errorCode: null });
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  await expectSoundWallets(front.database);
});

test('missing frames of a paid storyboard are also free after an update that changes the drawing', async () => {
  failFrames(1);
  const id = await front.start(storyId);
  await front.work();
  recover();
  await sql`update storyboards set recipe = 'named by an earlier version'`.execute(front.database);
  await sql`update story_frames set recipe = recipe || '/earlier'`.execute(front.database);
  const drawn = front.drawn.length;
  expect(await front.start(storyId)).toBe(id);
  await front.work();
  expect(front.drawn).toHaveLength(drawn + 1);
  expect(await read(id)).toMatchObject({ status: 'SUCCESS', errorCode: null });
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  // A complete one is drawn again, for its price.
  await sql`update storyboards set recipe = 'named by an earlier version'`.execute(front.database);
  expect(await front.start(storyId)).not.toBe(id);
  expect(await wallet()).toEqual({ balance: 10, held: 10 });
});

test('a frame that keeps failing is never charged, and the paid storyboard stays unchanged @story-027', async () => {
  front.faults.beforeDrawing = ({ subject, prompt }: PictureOrder) => {
    if (subject.kind !== 'frame' || !prompt.includes('Picture 2')) return;
    throw new ProviderError({ provider: 'test', operation: 'drawing', retryable: false, failure: 'content' });
  };
  const id = await front.start(storyId);
  await front.work();
  const before = await read(id);
  const failed = before.frames.find(({ status }) => status === 'FAILED')!;
  for (const _attempt of [1, 2, 3]) {
    await redraw(id, failed.id);
    await front.work();
    expect(await read(id)).toEqual(before);
    expect(await wallet()).toEqual({ balance: 20, held: 0 });
  }
  expect(before).toMatchObject({ status: 'SUCCESS', isPaid: true, canContinue: true });
  expect(before.frames.filter(({ status }) => status === 'SUCCESS')).toHaveLength(before.frames.length - 1);
  await expectSoundWallets(front.database);
});

test('redrawing a frame with a picture costs one credit, which returns on failure @story-019', async () => {
  const id = await front.start(storyId);
  await front.work();
  const [frame] = (await read(id)).frames;
  failFrames(1, 'timeout');
  await redraw(id, frame!.id);
  expect(await wallet()).toEqual({ balance: 19, held: 1 });
  await front.work();
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  expect((await read(id)).frames[0]).toMatchObject({
    status: 'SUCCESS',
    errorCode: 'picture_timeout',
    imageUrl: frame!.imageUrl,
  });
  recover();
  await redraw(id, frame!.id);
  await front.work();
  expect(await wallet()).toEqual({ balance: 19, held: 0 });
  const { versions } = (await read(id)).frames[0]!;
  expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(new Set(front.drawn.map(({ subject }) => JSON.stringify(subject))).size).toBe(front.drawn.length);
  await expectSoundWallets(front.database);
});

test('fewer than three frames are not charged: the credits return, and finished frames stay @story-016', async () => {
  const id = await front.start(storyId);
  const total = (await read(id)).frames.length;
  failFrames(total - 2);
  await front.work();
  expect(await read(id)).toMatchObject({ status: 'FAILED', errorCode: 'storyboard_partial', isPaid: false });
  expect(await wallet()).toEqual({ balance: 30, held: 0 });
  const [frame] = (await read(id)).frames.filter(({ status }) => status === 'SUCCESS');
  await expect(redraw(id, frame!.id)).rejects.toMatchObject({ code: 'storyboard_unpaid' });
  recover();
  front.drawn.length = 0;
  expect(await front.start(storyId)).toBe(id);
  expect(await wallet()).toEqual({ balance: 20, held: 10 });
  await front.work();
  expect(front.drawn).toHaveLength(total - 2);
  expect(await read(id)).toMatchObject({ status: 'SUCCESS', isPaid: true });
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
});

test.each([
  ['content', 'frames_failed'],
  ['resting', 'pictures_unavailable'],
  ['timeout', 'picture_timeout'],
  [null, 'frames_failed'],
] as const)(
  'when all frames fail because of %s, the storyboard fails as %s @story-004',
  async (failure, code) => {
    failFrames(100, failure);
    const id = await front.start(storyId);
    await front.work();
    expect(await read(id)).toMatchObject({ status: 'FAILED', errorCode: code, isPaid: false });
    expect(await wallet()).toEqual({ balance: 30, held: 0 });
    await expectSoundWallets(front.database);
  },
);

test('cancelling returns the credits, keeps finished frames, and leaves no active work @story-017', async () => {
  const id = await front.start(storyId);
  const { frames } = await read(id);
  let left = 1;
  front.faults.beforeDrawing = async () => {
    if (left === 0) await cancelStoryboard(front, { userId: front.userId, storyboardId: id });
    left -= 1;
  };
  await front.work();
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', isPaid: false });
  expect((await read(id)).frames.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  expect(await front.countActive()).toBe(0);
  expect(await wallet()).toEqual({ balance: 30, held: 0 });
  await expect(cancelStoryboard(front, { userId: front.userId, storyboardId: id })).rejects.toMatchObject({
    code: 'already_finished',
  });
  recover();
  front.drawn.length = 0;
  await front.start(storyId);
  await front.work();
  expect(front.drawn).toHaveLength(frames.length - 1);
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
});

test('cancelling stops a redraw; the credits return, and the earlier picture stays', async () => {
  const id = await front.start(storyId);
  await front.work();
  const [frame] = (await read(id)).frames;
  await redraw(id, frame!.id, 'Maya waves from the door.');
  expect(await wallet()).toMatchObject({ held: prices.frameRedraw });
  await cancelStoryboard(front, { userId: front.userId, storyboardId: id });
  expect(await front.countActive()).toBe(0);
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  expect(await read(id)).toMatchObject({ status: 'SUCCESS', isPaid: true });
  expect((await read(id)).frames[0]!.imageUrl).toBe(frame!.imageUrl);
});

test('a storyboard that is requested while another is cancelled draws its own frames', async () => {
  const id = await front.start(storyId);
  let restarted: Promise<string> | null = null;
  let hasStarted = false;
  const isWaiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(front.database);
    return rows[0]!.count > 0;
  };
  const boss = new Proxy(front.jobs.boss, {
    get: (target, name, receiver) => {
      const found: unknown = Reflect.get(target, name, receiver);
      if (name !== 'cancel') return typeof found === 'function' ? found.bind(target) : found;
      return async (...args: Parameters<typeof target.cancel>) => {
        restarted ??= front.start(storyId).finally(() => {
          hasStarted = true;
        });
        await vi.waitUntil(async () => hasStarted || (await isWaiting()), { timeout: 60_000 });
        return target.cancel(...args);
      };
    },
  });
  const jobs = { ...front.jobs, boss };
  await cancelStoryboard({ ...front, jobs }, { userId: front.userId, storyboardId: id });
  expect(await restarted).toBe(id);
  await front.work();
  expect(await read(id)).toMatchObject({ status: 'SUCCESS', isPaid: true });
  expect((await read(id)).frames.every(({ status }) => status === 'SUCCESS')).toBe(true);
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  await expectSoundWallets(front.database);
});

test('a cancel stops frames whose storyboard has ended without them', async () => {
  const id = await front.start(storyId);
  const { task_id: taskId } = (await findOwnStoryboard(front.database, front.userId, id))!;
  await front.database.transaction().execute((transaction) => cancelTask(front, transaction, taskId!));
  expect(await front.countActive()).toBeGreaterThan(0);
  await cancelStoryboard(front, { userId: front.userId, storyboardId: id });
  expect(await front.countActive()).toBe(0);
});

test('too few credits start nothing', async () => {
  const poor = await storyFront(9);
  const own = await poor.tell();
  await poor.work();
  await expect(poor.start(own)).rejects.toMatchObject({ code: 'insufficient_credits' });
  expect(await poor.countActive()).toBe(0);
});

test('while its assets are being drawn a story cannot have a storyboard @story-009', async () => {
  const other = await front.tell();
  await expect(front.start(other)).rejects.toMatchObject({ code: 'story_assets_pending', status: 409 });
});

test('an open circuit breaker refuses new storyboards with 503, and closes later', async () => {
  const connected = await storyFront(30, 'openai');
  const own = await connected.tell();
  await connected.work(['make-story-asset']);
  connected.faults.beforeDrawing = () => {
    throw new ProviderError({ provider: 'test', operation: 'drawing', retryable: true, failure: 'resting' });
  };
  await connected.start(own);
  await connected.work();
  await expect(connected.start(own)).rejects.toMatchObject({
    code: 'pictures_unavailable',
    status: 503,
    message: expect.stringContaining('circuit breaker') as string,
  });
  await connected.database
    .updateTable('tasks')
    .set({ ended_at: new Date(Date.now() - 60_000) })
    .execute();
  await connected.start(own);
});
