import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveProgress } from '#contract/live-events.ts';
import { openLiveChannel } from './live-channel.ts';

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
      : Response.json({ error: 'not_signed_in', message: '' }, { status: nextStatus }),
  );
}

const progress = (subject: LiveProgress['subject'], percent: number): string =>
  JSON.stringify({
    subject,
    id: 'h',
    status: 'processing',
    stage: 'lip-sync',
    progress: percent,
    errorCode: null,
  });
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
  const close = openLiveChannel({
    generationId: 'g 1',
    onEvent: ({ type, data }) => heard.push(`${type} ${data.subject} ${data.progress}`),
    onConnectedChange: (isConnected) => heard.push(isConnected ? 'connected' : 'dropped'),
    onFail: () => heard.push('failed'),
  });
  return { heard, close };
}

test('tells progress, also when an event comes in pieces, and says nothing of pings', async () => {
  const { heard, close } = open();
  await settle();
  expect(connections[0]).toMatchObject({ url: '/api/sse/generation/g%201', token: 'Bearer secret' });
  const event = `id: 1\nevent: status\ndata: ${progress('hook', 40)}\n\n`;
  connections[0]!.say('event: ping\ndata: {}\n\n');
  connections[0]!.say(event.slice(0, 30));
  connections[0]!.say(event.slice(30));
  await settle();
  expect(heard).toEqual(['connected', 'status hook 40']);
  close();
});

test('comes back after a drop with the last event id, waiting longer each time in vain', async () => {
  const { heard, close } = open();
  await settle();
  connections[0]!.say(`id: 7\nevent: status\ndata: ${progress('hook', 40)}\n\n`);
  await settle();
  connections[0]!.drop();
  await vi.advanceTimersByTimeAsync(999);
  expect(connections).toHaveLength(1);
  nextStatus = 503;
  await vi.advanceTimersByTimeAsync(1);
  expect(connections[1]!.url).toBe('/api/sse/generation/g%201?last_event_id=7');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(connections).toHaveLength(2);
  nextStatus = 200;
  await vi.advanceTimersByTimeAsync(1);
  expect(connections).toHaveLength(3);
  expect(heard.at(-1)).toBe('connected');
  expect(heard).not.toContain('failed');
  close();
});

test('gives up at once when it drops before its first event', async () => {
  const { heard } = open();
  await settle();
  connections[0]!.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.at(-1)).toBe('failed');
  expect(connections).toHaveLength(1);
});

test('a refused token ends the session', async () => {
  nextStatus = 401;
  const { heard } = open();
  await settle();
  expect(stored.has('hookline.token')).toBe(false);
  expect(heard).toContain('failed');
});

test('closes two seconds after the video is complete, not when only its hook is', async () => {
  const { heard } = open();
  await settle();
  connections[0]!.say(`id: 8\nevent: complete\ndata: ${progress('hook', 100)}\n\n`);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connections[0]!.isClosed).toBe(false);
  connections[0]!.say(`id: 9\nevent: complete\ndata: ${progress('video', 100)}\n\n`);
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
  connections[0]!.say(`id: 7\nevent: status\ndata: ${progress('hook', 40)}\n\n`);
  await settle();
  connections[0]!.drop();
  await settle();
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toHaveLength(1);
});
