import type { ErrorReply } from '#contract/errors.ts';
import type { TryPreview } from '#contract/calls/tries.ts';

export type TryOrder = { text: string; presenter: string };
type Refused = { error: string };
export type TryReply = Refused | { error: null; text: string };

const addresses = { voice: '/api/tries/voice', previews: '/api/tries' };
const pollIntervalMs = 1_000;
const minuteMs = 60_000;
const maxWaitMs = 11 * minuteMs;

const post = (address: string, order: TryOrder, signal: AbortSignal): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
    signal,
  });

const refusalOf = async (response: Response): Promise<Refused> => ({
  error: ((await response.json()) as ErrorReply).error,
});

export async function requestVoice(
  order: TryOrder,
  signal: AbortSignal,
): Promise<Refused | { error: null; sound: Blob }> {
  const response = await post(addresses.voice, order, signal);
  return response.ok ? { error: null, sound: await response.blob() } : refusalOf(response);
}

/** Requests a preview and waits for it. */
export async function requestPreview(
  order: TryOrder,
  signal: AbortSignal,
  onPoll: (preview: TryPreview) => void,
): Promise<Refused | { error: null; videoUrl: string }> {
  const response = await post(addresses.previews, order, signal);
  if (!response.ok) return refusalOf(response);
  const { id } = (await response.json()) as TryPreview;
  const deadlineMs = Date.now() + maxWaitMs;
  while (Date.now() < deadlineMs) {
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    signal.throwIfAborted();
    const pollResponse = await fetch(`${addresses.previews}/${id}`, { signal });
    if (!pollResponse.ok) return refusalOf(pollResponse);
    const preview = (await pollResponse.json()) as TryPreview;
    if (preview.videoUrl !== null) return { error: null, videoUrl: preview.videoUrl };
    if (preview.status === 'failed') return { error: 'failed' };
    onPoll(preview);
  }
  return { error: 'failed' };
}
