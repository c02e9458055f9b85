import type { TryPresenter } from '#contract/calls/tries.ts';
import { tryTexts } from '#contract/tries.ts';
import { speakingSpeed } from '#contract/voices.ts';
import { findPresenter } from '#studio/presenter/presenters.ts';
import { createFairQueue, QueueRefusal, type FairQueue } from '../../domain/fair-queue.ts';
import { addressGroup } from '../../domain/rate-limits.ts';
import { AppError } from '../../errors.ts';
import { previewVoice, type PreviewDeps } from '../voices/preview-voice.ts';
import { voicesWithoutCost, checkLine } from './check-line.ts';
import { countTry, type CountDeps } from './count-try.ts';

export type SpeakTryDeps = CountDeps & PreviewDeps & { queue: FairQueue };

/** A web process speaks one line at a time, because it shares the machine with paid work. */
export const openVoiceTries = (): FairQueue =>
  createFairQueue({
    running: 1,
    runningPerUser: 1,
    waiting: 8,
    waitingPerUser: 4,
    maxWaitMs: 10_000,
  });

export type TryInput = { address: string; text: string; presenter: TryPresenter };

/** Speaks the line with the presenter's voice. Nothing is stored except the count of tries. Throws `tries_busy`. */
export async function speakTry(deps: SpeakTryDeps, input: TryInput & { signal: AbortSignal }): Promise<Blob> {
  const { address, presenter, signal } = input;
  const script = checkLine(deps.voices, presenter, input.text);
  await countTry(deps, address, { kind: 'voice' });
  const { voice } = findPresenter(presenter)!;
  const order = { voice, style: 'natural', speed: speakingSpeed.usual, script, signal } as const;
  try {
    return await deps.queue.run(addressGroup(address), () =>
      previewVoice({ ...deps, voices: voicesWithoutCost(deps.voices) }, order),
    );
  } catch (error) {
    if (!(error instanceof QueueRefusal)) throw error;
    throw new AppError('tries_busy', tryTexts.busy, { retryAfterSeconds: 10 }, error);
  }
}
