import type { ClipVerdict } from './judge-clip.ts';
import { describeClip, runStills, type ClipRun } from './run-stills.ts';

/** What is in a clip, for the choice of an engine right after the upload. */
export async function lookAtClip(run: ClipRun): Promise<ClipVerdict> {
  return runStills({ task: 'look', clip: await describeClip(run) }, run.signal);
}
