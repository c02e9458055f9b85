import { useEffect, useRef, useState } from 'react';
import { endedMessageMs, videoMessage } from './video-message.ts';

/**
 * The message that a task has completed or why it failed, for a moment, if the page was open when the task ended; else null.
 * `ended` is null while the task runs.
 */
export function useEndedMessage(ended: 'completed' | 'failed' | null, reason: string): string | null {
  const wasRunning = useRef(false);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (ended === null) {
      wasRunning.current = true;
      return;
    }
    if (!wasRunning.current) return;
    setMessage(videoMessage(ended, 100, reason));
    const timer = setTimeout(() => setMessage(null), endedMessageMs[ended]);
    return () => clearTimeout(timer);
  }, [ended, reason]);
  return message;
}
