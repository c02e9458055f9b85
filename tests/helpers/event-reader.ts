import { createParser } from 'eventsource-parser';

export type ReadEvent = { id: number; type: string; data: Record<string, unknown> };

/** Reads a server-sent event stream into a list until closed. */
export async function readEvents(
  origin: string,
  address: string,
  options: { token: string; lastEventId?: number },
): Promise<{ events: ReadEvent[]; close: () => void; ended: Promise<void> }> {
  const closing = new AbortController();
  const events: ReadEvent[] = [];
  const { lastEventId, token } = options;
  const response = await fetch(new URL(address, origin), {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: closing.signal,
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const parser = createParser({
    onEvent: ({ id, event, data }) =>
      events.push({ id: Number(id), type: event ?? 'message', data: JSON.parse(data) }),
  });
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) parser.feed(decoder.decode(chunk, { stream: true }));
  };
  return { events, close: () => closing.abort(), ended: read().catch(() => {}) };
}
