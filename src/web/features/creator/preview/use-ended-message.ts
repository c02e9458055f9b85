import { useEffect, useRef, useState } from 'react';
import { endedMessageMs, videoMessage } from '../video-message.ts';

/** 'Video generation complete!' for the moment after the work ended under the person's eyes. */
export function useEndedMessage(isReady: boolean): string | null {
  const wasMaking = useRef(false);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (!isReady) {
      wasMaking.current = true;
      return;
    }
    if (!wasMaking.current) return;
    setMessage(videoMessage('completed', 100, ''));
    const timer = setTimeout(() => setMessage(null), endedMessageMs.completed);
    return () => clearTimeout(timer);
  }, [isReady]);
  return message;
}
