import { useEffect, useEffectEvent, useState } from 'react';
import type { FileUpload } from '../../../parts/media-input/send/use-file-upload.ts';

type ContinueFacts = {
  upload: FileUpload;
  /** The server has the clip. */
  isThere: boolean;
  hasFailed: boolean;
  goOn: () => void;
};

/** Continue sends the clip if it is still on this device, and goes on once the server has it. A failure cancels it. */
export function useContinue({ upload, isThere, hasFailed, goOn }: ContinueFacts) {
  const [isPressed, setIsPressed] = useState(false);
  const { phase } = upload.state;
  const isLost = hasFailed || phase === 'broken' || phase === 'refused';
  if (isPressed && isLost) setIsPressed(false);
  const continueNow = useEffectEvent(goOn);
  useEffect(() => {
    if (isPressed && isThere) continueNow();
  }, [isPressed, isThere]);
  return {
    isWaiting: isPressed && !isThere,
    press: () => {
      if (phase === 'chosen' || phase === 'broken') upload.send();
      setIsPressed(true);
    },
  };
}
