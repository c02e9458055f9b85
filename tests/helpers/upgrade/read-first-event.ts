/** Reconnects to the live channel of a video after this event. Returns the status and the first line of the reply. */
export async function readFirstEvent(
  app: { origin: string; token: string },
  videoId: string,
  lastEventId: number,
): Promise<{ status: number; line: string }> {
  const stop = new AbortController();
  const response = await fetch(new URL(`/api/sse/generation/${videoId}`, app.origin), {
    headers: { authorization: `Bearer ${app.token}`, 'last-event-id': String(lastEventId) },
    signal: stop.signal,
  });
  const { value } = await response.body!.getReader().read();
  stop.abort();
  return { status: response.status, line: Buffer.from(value!).toString().split('\n')[0]! };
}
