import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits: FairQueueLimits = {
  running: 2,
  runningPerUser: 1,
  waiting: 5,
  waitingPerUser: 3,
  maxWaitMs: 1_000,
};

/** A queue whose work ends on demand; `begun` lists the work in the order of its start. */
function openQueue(changes: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...changes });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string): Promise<string> =>
    queue
      .run(name[0]!, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      })
      .catch((error: { reason?: string }) => error.reason ?? 'failed');
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const end = async (name: string) => {
    ends.get(name)!();
    await settle();
  };
  return { queue, begun, add, end, settle };
}

test('a user runs one job at a time, and all users together up to the limit', async () => {
  const { begun, add, end, settle } = openQueue();
  const works = ['a1', 'a2', 'b1', 'c1'].map(add);
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  await end('a2');
  await end('c1');
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('users take turns, however many jobs one of them has added @fix-002', async () => {
  const { begun, add, end, settle } = openQueue({ running: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void add(name);
  await settle();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('one user’s excess jobs are refused at once, which leaves room for others', async () => {
  const { add } = openQueue();
  const [, , , , tooMuch] = ['a1', 'a2', 'a3', 'a4', 'a5'].map(add);
  expect(await tooMuch).toBe('own-work');
  const [, , , last] = ['b1', 'b2', 'b3', 'b4'].map(add);
  expect(await last).toBe('full');
});

test('a job that waited too long is refused and never starts', async () => {
  const { begun, add, end } = openQueue();
  const [, waiting] = ['a1', 'a2'].map(add);
  await vi.advanceTimersByTimeAsync(limits.maxWaitMs);
  expect(await waiting).toBe('waited-too-long');
  await end('a1');
  expect(begun).toEqual(['a1']);
});

test('a failed job makes room for the next', async () => {
  const { queue, begun, add, settle } = openQueue({ running: 1 });
  const failing = queue.run('a', () => Promise.reject(new Error('broken'))).catch(() => 'failed');
  void add('b1');
  expect(await failing).toBe('failed');
  await settle();
  expect(begun).toEqual(['b1']);
});
