import { useEffect, useRef, useState } from 'react';
import type { ClipFacts } from '../../lib/trim/open-clip.ts';
import { findClipProblem, findFileProblem } from './chosen-video.ts';
import { reasonOf } from './reason.ts';
import { texts } from './texts.ts';

export type ChosenVideo = { file: File; url: string; facts: ClipFacts | null };

/** The video that was chosen, what it is, and why it cannot be used. */
export function useChosenVideo() {
  const [video, setVideo] = useState<ChosenVideo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (latest.current !== undefined) URL.revokeObjectURL(latest.current);
    },
    [],
  );

  const forget = () => {
    if (latest.current !== undefined) URL.revokeObjectURL(latest.current);
    latest.current = undefined;
    setVideo(null);
    setProblem(null);
  };
  const choose = async (file: File) => {
    forget();
    const fileProblem = findFileProblem(file);
    setProblem(fileProblem);
    if (fileProblem !== null) return;
    const url = URL.createObjectURL(file);
    latest.current = url;
    setVideo({ file, url, facts: null });
    try {
      const { openClip } = await import('../../lib/trim/open-clip.ts');
      const facts = await openClip(file, url);
      // Another one was chosen meanwhile.
      if (latest.current !== url) return;
      setVideo({ file, url, facts });
      setProblem(findClipProblem(facts));
    } catch (error) {
      if (latest.current === url) setProblem(texts.problems.toolsFailed(reasonOf(error)));
    }
  };
  return { video, problem, choose, forget };
}
