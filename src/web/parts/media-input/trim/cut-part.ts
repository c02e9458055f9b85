import type { Cut } from '../../../lib/trim/cut-clip.ts';
import { loadPart } from '../../../lib/load-part.ts';

export const loadCutter = loadPart(() => import('../../../lib/trim/cut-clip.ts'));

/**
 * Cuts a part out of a clip in this browser. Throws LoadError when the code that cuts did not load,
 * UncuttableClipError, and the signal's reason when aborted.
 */
export async function cutPart(file: File, cut: Cut): Promise<File> {
  const { cutClip } = await loadCutter();
  return cutClip(file, cut);
}
