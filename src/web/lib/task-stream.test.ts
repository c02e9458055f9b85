import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveProgress } from '#contract/live-events.ts';
import { followGeneration } from './task-stream.ts';

type Connection = {
  url: string;
  token: string | null;
  isClosed: boolean;
  say: (text: string) => void;
  drop: () => void;
};

let connections: Connection[];
let nextStatus: number;
const stored = new Map<string, string>();

function connect(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const connection: Connection = {
    url,
    token: headers.get('authorization'),
    isClosed: false,
    say: (text) => controller.enqueue(new TextEncoder().encode(text)),
    drop: () => controller.close(),
  };
  init.signal?.addEventListener('abort', () => {
    connection.isClosed = true;
    controller.error(init.signal?.reason);
  });
  connections.push(connection);
  return Promise.resolve(
    nextStatus === 200
      ? new Response(body, { status: 200 })
      : Response.json(
          { error: nextStatus === 401 ? 'not_signed_in' : 'not_ready', message: '' },
          { status: nextStatus },
        ),
  );
}

/** An event of the stream that concerns the generation `g 1`, or another generation. */
function progress(
  subject: LiveProgress['subject'],
  percent: number,
  { type = 'status', generationId = 'g 1' } = {},
): string {
  const stage = { status: 'processing', stage: 'lip-sync', progress: percent, errorCode: null };
  const generations = [{ generationId, type, data: { subject, id: 'h', ...stage } }];
  return JSON.stringify({ type: 'task.progress', taskId: 't', kind: 'make-hook', ...stage, generations });
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  connections = [];
  nextStatus = 200;
  stored.clear();
  stored.set('hookline.token', 'secret');
  vi.stubGlobal('fetch', connect);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.useRealTimers());

function open() {
  const heard: string[] = [];
  const close = followGeneration({
    generationId: 'g 1',
    onEvent: ({ type, data }) => heard.push(`${type} ${data.subject} ${data.progress}`),
    onConnectedChange: (isConnected) => heard.push(isConnected ? 'connected' : 'dropped'),
    onFail: () => heard.push('failed'),
  });
  return { heard, close };
}

test('reports progress, even if an event arrives in pieces, and ignores pings @states-031', async () => {
  const { heard, close } = open();
  await settle();
  expect(connections[0]).toMatchObject({ url: '/api/sse/tasks', token: 'Bearer secret' });
  const event = `id: 1\nevent: task.progress\ndata: ${progress('hook', 40)}\n\n`;
  connections[0]!.say('event: ping\ndata: {}\n\n');
  connections[0]!.say(event.slice(0, 30));
  connections[0]!.say(event.slice(30));
  await settle();
  expect(heard).toEqual(['connected', 'status hook 40']);
  close();
});

test('reconnects after a drop with the last event id, with growing delays @states-033', async () => {
  const { heard, close } = open();
  await settle();
  connections[0]!.say(`id: 7\nevent: task.progress\ndata: ${progress('hook', 40)}\n\n`);
  await settle();
  connections[0]!.drop();
  await vi.advanceTimersByTimeAsync(999);
  expect(connections).toHaveLength(1);
  nextStatus = 503;
  await vi.advanceTimersByTimeAsync(1);
  expect(connections[1]!.url).toBe('/api/sse/tasks?last_event_id=7');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(connections).toHaveLength(2);
  nextStatus = 200;
  await vi.advanceTimersByTimeAsync(1);
  expect(connections).toHaveLength(3);
  expect(heard.at(-1)).toBe('connected');
  expect(heard).not.toContain('failed');
  close();
});

test('stops at once when it drops before its first event @states-035', async () => {
  const { heard } = open();
  await settle();
  connections[0]!.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.at(-1)).toBe('failed');
  expect(connections).toHaveLength(1);
});

test('a rejected token ends the session', async () => {
  nextStatus = 401;
  const { heard } = open();
  await settle();
  expect(stored.has('hookline.token')).toBe(false);
  expect(heard).toContain('failed');
});

test('closes two seconds after the video is complete, not when only its hook is @states-032', async () => {
  const { heard } = open();
  await settle();
  connections[0]!.say(`id: 8\nevent: task.ended\ndata: ${progress('hook', 100, { type: 'complete' })}\n\n`);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connections[0]!.isClosed).toBe(false);
  connections[0]!.say(`id: 9\nevent: task.ended\ndata: ${progress('video', 100, { type: 'complete' })}\n\n`);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(connections[0]!.isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(connections[0]!.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toHaveLength(1);
  expect(heard.at(-1)).toBe('complete video 100');
});

test('a closed channel stays closed', async () => {
  const { close } = open();
  await settle();
  connections[0]!.say(`id: 7\nevent: task.progress\ndata: ${progress('hook', 40)}\n\n`);
  await settle();
  connections[0]!.drop();
  await settle();
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toHaveLength(1);
});

test('all channels share one connection, and each gets only the events of its generation', async () => {
  const first = open();
  await settle();
  const others: number[] = [];
  const closeOther = followGeneration({
    generationId: 'g 2',
    onEvent: ({ data }) => others.push(data.progress),
  });
  const third = open();
  await settle();
  expect(connections).toHaveLength(1);
  // A channel that opens later learns that the stream is connected.
  expect(third.heard).toEqual(['connected']);
  connections[0]!.say(`id: 1\nevent: task.progress\ndata: ${progress('hook', 40)}\n\n`);
  const ofOther = progress('hook', 60, { generationId: 'g 2' });
  connections[0]!.say(`id: 2\nevent: task.progress\ndata: ${ofOther}\n\n`);
  await settle();
  expect([first.heard, others]).toEqual([['connected', 'status hook 40'], [60]]);
  first.close();
  closeOther();
  expect(connections[0]!.isClosed).toBe(false);
  third.close();
  expect(connections[0]!.isClosed).toBe(true);
});
