import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { MediaRefusal } from '../ffmpeg/media-refusal.ts';
import { openWarmThread, type WarmThread, type WarmThreadOptions } from './open-warm-thread.ts';

const urlOf = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);
/** Returns its thread and how many orders it had; does what it is ordered. */
const source = `
  import { threadId } from 'node:worker_threads';
  import { serveOrders } from ${urlOf('./serve-orders.ts')};
  import { FfmpegError } from ${urlOf('../ffmpeg/ffmpeg-error.ts')};
  import { MediaRefusal } from ${urlOf('../ffmpeg/media-refusal.ts')};
  let served = 0;
  let aborted = 0;
  serveOrders(async (order, signal) => {
    served += 1;
    if (order === 'refuse') throw new MediaRefusal('damaged');
    if (order === 'fail') throw new FfmpegError({ program: 'ffmpeg', failure: 'killed', args: ['-i', 'x'], exitCode: null, signal: 'SIGKILL', stderrTail: 'gone' });
    if (order === 'reject') throw new RangeError('out of range');
    if (order === 'die') setImmediate(() => { throw new Error('the thread fell'); });
    if (order === 'wait' || order === 'die') await new Promise((resolve, reject) =>
      signal.addEventListener('abort', () => { aborted += 1; reject(signal.reason); }));
    return { threadId, served, aborted };
  });
`;
type Reply = { threadId: number; served: number; aborted: number };

function openThread(options: Partial<WarmThreadOptions> = {}): WarmThread {
  const worker = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  const thread = openWarmThread({
    worker,
    purpose: 'is tested',
    timeoutMs: 20_000,
    idleMs: 20_000,
    ...options,
  });
  onTestFinished(thread.close);
  return thread;
}

afterEach(() => vi.useRealTimers());

describe('a warm thread', () => {
  test('reuses loaded data for every request and exits after the idle time @fix-045', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { run } = openThread({ idleMs: 1_000 });
    const first = await run<Reply>('work');
    vi.advanceTimersByTime(900);
    expect(await run<Reply>('work')).toEqual({ ...first, served: 2 });
    vi.advanceTimersByTime(900);
    expect(await run<Reply>('work')).toEqual({ ...first, served: 3 });
    vi.advanceTimersByTime(1_100);
    const later = await run<Reply>('work');
    expect(later.served).toBe(1);
    expect(later.threadId).not.toBe(first.threadId);
  });

  test('a cancelled request is aborted in the thread, which then serves the next', async () => {
    const { run } = openThread();
    const { threadId } = await run<Reply>('work');
    const cancelling = new AbortController();
    const waiting = run('wait', cancelling.signal);
    const next = run<Reply>('work');
    cancelling.abort(new Error('the settings have changed'));
    await expect(waiting).rejects.toThrow('the settings have changed');
    expect(await next).toEqual({ threadId, served: 3, aborted: 1 });
    await expect(run('work', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });

  test('a request cancelled before its turn is never started', async () => {
    const { run } = openThread();
    const [first, second] = [new AbortController(), new AbortController()];
    const orders = [run('wait', first.signal), run('work', second.signal)].map((order) =>
      order.catch(() => 'cancelled'),
    );
    second.abort();
    first.abort();
    expect(await Promise.all(orders)).toEqual(['cancelled', 'cancelled']);
    expect(await run<Reply>('work')).toMatchObject({ served: 2, aborted: 1 });
  });

  test('errors keep their class and message @fix-046', async () => {
    const { run } = openThread();
    const [refusal, failure, range] = await Promise.all(
      ['refuse', 'fail', 'reject'].map((order) => run(order).catch((error: unknown) => error)),
    );
    expect(refusal).toBeInstanceOf(MediaRefusal);
    expect(refusal).toMatchObject({
      name: 'MediaRefusal',
      reason: 'damaged',
      message: 'media refused: damaged',
    });
    expect(failure).toBeInstanceOf(FfmpegError);
    expect(failure).toMatchObject({
      failure: 'killed',
      args: ['-i', 'x'],
      exitCode: null,
      stderrTail: 'gone',
    });
    expect(range).toBeInstanceOf(RangeError);
    expect((range as Error).message).toBe('out of range');
  });

  test('a crashed thread fails its requests, and the next request starts another', async () => {
    const { run } = openThread();
    const falling = [run('die'), run('work')].map((order) => order.catch((error: Error) => error.message));
    expect(await Promise.all(falling)).toEqual(['the thread fell', 'the thread fell']);
    expect(await run<Reply>('work')).toMatchObject({ served: 1 });
  });

  test('a request that takes too long fails, and the thread exits', async () => {
    const { run } = openThread({ timeoutMs: 300 });
    await expect(run('wait')).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('closing aborts requests in progress', async () => {
    const thread = openThread();
    await thread.run('work');
    const waiting = expect(thread.run('wait')).rejects.toThrow();
    await thread.close();
    await waiting;
  });
});
