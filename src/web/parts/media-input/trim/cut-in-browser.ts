import type { Cut } from '../../../lib/trim/cut-clip.ts';
import { lazyModule } from '../../../lib/lazy-module.ts';

export const loadCutter = lazyModule(() => import('../../../lib/trim/cut-clip.ts'));

/**
 * Cuts a range out of a clip in this browser. Throws LoadError if the code that cuts did not load, UncuttableClipError if
 * the clip cannot be cut here, and the signal's reason when aborted.
 */
export async function cutInBrowser(file: File, cut: Cut): Promise<File> {
  const { cutClip } = await loadCutter();
  return cutClip(file, cut);
}
