import { useEffect, useEffectEvent, useState } from 'react';
import type { FileUpload } from '../../../parts/media-input/send/use-file-upload.ts';

type ContinueOptions = {
  upload: FileUpload;
  /** The server has the clip. */
  hasArrived: boolean;
  hasFailed: boolean;
  goOn: () => void;
};

/** Continue sends the clip if it is still on this device, and goes on once the server has it. A failure cancels it. */
export function useContinueWhenArrived({ upload, hasArrived, hasFailed, goOn }: ContinueOptions) {
  const [isPressed, setIsPressed] = useState(false);
  const { phase } = upload.state;
  const isCancelled = hasFailed || phase === 'broken' || phase === 'refused';
  if (isPressed && isCancelled) setIsPressed(false);
  const continueNow = useEffectEvent(goOn);
  useEffect(() => {
    if (isPressed && hasArrived) continueNow();
  }, [isPressed, hasArrived]);
  return {
    isWaiting: isPressed && !hasArrived,
    press: () => {
      if (phase === 'chosen' || phase === 'broken') upload.send();
      setIsPressed(true);
    },
  };
}
