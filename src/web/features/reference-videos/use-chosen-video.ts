import { useEffect, useRef, useState } from 'react';
import {
  findFileProblem,
  findFootageProblem,
  footageOf,
  isCutHere,
  type ChosenVideo,
} from './chosen-video.ts';
import { reasonOf } from './reason.ts';
import { texts } from './texts.ts';
import { useWholeUpload } from './use-whole-upload.ts';

/** The video that was chosen, what it is, and why it cannot be used. One that cannot be cut here is sent at once. */
export function useChosenVideo() {
  const [video, setVideo] = useState<ChosenVideo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { whole, problem: wholeProblem, send, forget: forgetWhole } = useWholeUpload();
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
    forgetWhole();
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
      if (!isCutHere(facts)) send(file);
    } catch (error) {
      if (latest.current === url) setProblem(texts.problems.toolsFailed(reasonOf(error)));
    }
  };
  const footage = footageOf(video, whole);
  return {
    video,
    whole,
    footage,
    problem: problem ?? wholeProblem ?? (footage && findFootageProblem(footage)),
    choose,
    forget,
  };
}
