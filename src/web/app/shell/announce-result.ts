import { readGeneration } from '#contract/calls/generations.ts';
import { readHookStatus } from '#contract/calls/hooks.ts';
import { call } from '../../lib/call.ts';
import type { Work } from '../../lib/work-under-way.ts';
import { announce } from '../../ui/announce.ts';

type Ends = Record<'completed' | 'failed', string>;

const words: Record<Work['kind'], Ends> = {
  hook: { completed: 'Your hook is ready', failed: 'Hook generation failed' },
  video: {
    completed: 'Your video is ready',
    failed: 'Your video could not be made. Open it again under Videos.',
  },
};

const readStatus = async ({ kind, id }: Work): Promise<string> =>
  kind === 'hook'
    ? (await call(readHookStatus, { params: { hookId: id }, keepsSession: true })).status
    : (await call(readGeneration, { params: { generationId: id }, keepsSession: true })).status;

/** Announces the result of finished work. Cancelled and replaced work ends without an announcement. */
export async function announceResult(work: Work): Promise<void> {
  const status = await readStatus(work).catch(() => undefined);
  if (status === 'completed') announce(words[work.kind].completed);
  if (status === 'failed') announce(words[work.kind].failed, 'failure');
}
