import { useEffect, useEffectEvent, useState } from 'react';
import type { FileUpload } from './use-file-upload.ts';

type Phase = FileUpload['state']['phase'];

/** Makes Continue, if it is pressed during an upload, wait for the upload to end. A failed upload cancels it. */
export function useContinueWhenSent(phase: Phase, goOn: () => void) {
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed && phase !== 'sending' && phase !== 'sent') setIsPressed(false);
  const continueNow = useEffectEvent(goOn);
  useEffect(() => {
    if (!isPressed || phase !== 'sent') return;
    const timer = setTimeout(() => {
      setIsPressed(false);
      continueNow();
    });
    return () => clearTimeout(timer);
  }, [isPressed, phase]);
  return {
    isWaiting: isPressed,
    press: () => (phase === 'sending' ? setIsPressed(true) : goOn()),
  };
}
