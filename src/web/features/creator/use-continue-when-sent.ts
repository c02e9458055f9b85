import { useEffect, useRef, useState } from 'react';
import type { FileUpload } from './use-file-upload.ts';

type Phase = FileUpload['state']['phase'];

/** Continue pressed during an upload waits for its end, and is forgotten when the upload fails. */
export function useContinueWhenSent(phase: Phase, goOn: () => void) {
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed && phase !== 'sending' && phase !== 'sent') setIsPressed(false);
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (!isPressed || phase !== 'sent') return;
    const timer = setTimeout(() => {
      setIsPressed(false);
      latest.current();
    });
    return () => clearTimeout(timer);
  }, [isPressed, phase]);
  return {
    isWaiting: isPressed,
    press: () => (phase === 'sending' ? setIsPressed(true) : goOn()),
  };
}
