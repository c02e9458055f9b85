import type { ClipVerdict } from './judge-clip.ts';
import { runStills, type ClipRun } from '../preview/run-stills.ts';

/** The subject and backdrop of a clip, for the choice of an engine right after the upload. */
export const lookAtClip = (run: ClipRun): Promise<ClipVerdict> => runStills(run, { task: 'look' });
