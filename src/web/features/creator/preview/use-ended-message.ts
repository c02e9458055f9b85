import { useEffect, useRef, useState } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { endedMessageMs, videoMessage } from '../video-message.ts';
import type { PreviewState } from './preview-state.ts';

/** 'Video generation complete!' or why it failed, for the moment after the work ended under the person's eyes. */
export function useEndedMessage(state: PreviewState, generation: Generation | undefined): string | null {
  const wasMaking = useRef(false);
  const [message, setMessage] = useState<string | null>(null);
  const ended =
    state.kind === 'ready'
      ? 'completed'
      : state.kind === 'problem' && generation?.status === 'failed'
        ? 'failed'
        : null;
  const reason = state.kind === 'problem' ? state.text : '';
  useEffect(() => {
    if (ended === null) {
      wasMaking.current = true;
      return;
    }
    if (!wasMaking.current) return;
    setMessage(videoMessage(ended, 100, reason));
    const timer = setTimeout(() => setMessage(null), endedMessageMs[ended]);
    return () => clearTimeout(timer);
  }, [ended, reason]);
  return message;
}
