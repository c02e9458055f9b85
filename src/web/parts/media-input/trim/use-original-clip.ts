import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyModule } from '../../../lib/lazy-module.ts';
import type { ClipFacts } from '../../../lib/trim/open-clip.ts';

/** The file that the user chose, of which only a part may be sent. */
export type OriginalClip = {
  file: File;
  /** Plays the file from this device. */
  url: string;
  /** Null until the file was read. */
  facts: ClipFacts | null;
  /** Why the code that reads clips did not load. */
  readError: Error | null;
};

const loadReader = lazyModule(() => import('../../../lib/trim/open-clip.ts'));

/** The chosen clip on this device. Only the latest file is kept. */
export function useOriginalClip() {
  const [original, setOriginal] = useState<OriginalClip | null>(null);
  const latest = useRef<OriginalClip>(undefined);

  const release = useCallback(() => {
    if (latest.current) URL.revokeObjectURL(latest.current.url);
    latest.current = undefined;
  }, []);
  useEffect(() => release, [release]);

  const forget = () => {
    release();
    setOriginal(null);
  };
  /** Resolves to the clip with its facts; null if another file replaced it before it was read. */
  const open = async (file: File): Promise<OriginalClip | null> => {
    release();
    const chosen: OriginalClip = { file, url: URL.createObjectURL(file), facts: null, readError: null };
    latest.current = chosen;
    setOriginal(chosen);
    const read = await loadReader()
      .then(async ({ openClip }) => ({ ...chosen, facts: await openClip(file, chosen.url) }))
      .catch((error: unknown) => ({ ...chosen, readError: error as Error }));
    if (latest.current !== chosen) return null;
    setOriginal(read);
    return read;
  };
  /** Corrects the facts of a clip whose cut has failed. */
  const markUncuttable = () =>
    setOriginal((before) =>
      before?.facts ? { ...before, facts: { ...before.facts, isCuttable: false } } : before,
    );
  return { original, open, forget, markUncuttable };
}
