import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { expectSoundWallets } from '../../../../tests/helpers/sound-wallets.ts';
import { storyFront, type StoryFront } from '../../../../tests/helpers/test-story.ts';
import { openFalPictures } from '../../adapters/fal/fal-pictures.ts';
import { readCredits } from '../../db/ledger.ts';
import { readStoryboard } from './read-storyboard.ts';
import { redrawFrame } from './redraw-frame.ts';

const closings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closings) await close();
});

let standIn: Awaited<ReturnType<typeof startFalStandIn>>;
let front: StoryFront;
let storyboardId: string;

/** A story whose characters are drawn by fal.ai, with its frames requested. */
beforeEach(async () => {
  standIn = await startFalStandIn((close) => closings.push(close));
  standIn.behave({ polls: 0 });
  // A busy machine needs seconds for a picture that does arrive.
  const pace = { ...standIn.settings.pace, timeoutMs: 5_000, maxJobMs: 5_000 };
  front = await storyFront(30, 'fal', openFalPictures({ ...standIn.settings, pace }));
  const storyId = await front.tell();
  await front.work();
  storyboardId = await front.start(storyId);
});

const read = () => readStoryboard(front, { userId: front.userId, storyboardId });

/** Faults of a single frame, with their error codes. */
const faults = {
  'refuses the prompt': ['fail-422', 'picture_refused'],
  'never finishes': ['never', 'picture_timeout'],
  'has deleted the file': ['expired', 'picture_failed'],
  'returns a file that is not a picture': ['no-media', 'picture_failed'],
} as const;

describe.each(Object.entries(faults))('fal.ai %s, once', (_name, [outcome, errorCode]) => {
  test('the other frames are drawn and charged, and this one is redrawn later for free @story-026', async () => {
    const before = standIn.orders().length;
    standIn.behave({ outcomes: [outcome] });
    await front.work();
    const storyboard = await read();
    expect(storyboard).toMatchObject({ status: 'SUCCESS', errorCode: 'storyboard_partial', isPaid: true });
    const failed = storyboard.frames.filter(({ status }) => status === 'FAILED');
    expect(failed).toMatchObject([{ errorCode, imageUrl: null, redrawCredits: 0 }]);
    expect(standIn.orders().length - before).toBe(storyboard.frames.length);
    expect(await readCredits(front.database, front.userId)).toEqual({ balance: 20, held: 0 });

    const { userId } = front;
    const frame = { userId, storyboardId, frameId: failed[0]!.id, description: null, idempotencyKey: null };
    await redrawFrame(front, frame);
    await front.work();
    expect((await read()).frames.map(({ status }) => status)).not.toContain('FAILED');
    expect(await readCredits(front.database, front.userId)).toEqual({ balance: 20, held: 0 });
    await expectSoundWallets(front.database);
  });
});

test('with slow and briefly unreachable requests every frame is drawn and ordered once', async () => {
  const before = standIn.orders().length;
  standIn.behave({ polls: 5 });
  standIn.fail('GET', /status$/, { kind: 'status', status: 502 }, 2);
  await front.work();
  const { frames, errorCode } = await read();
  expect([frames.every(({ status }) => status === 'SUCCESS'), errorCode]).toEqual([true, null]);
  expect(standIn.orders().length - before).toBe(frames.length);
});
