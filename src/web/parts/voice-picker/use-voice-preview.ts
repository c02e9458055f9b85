import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { previewVoice } from '#contract/calls/voices.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import { callForFile } from '../../lib/call.ts';

export type PreviewedVoice = { voice: Voice; style: SpeakingStyle; speed: number; script: string };

/** Fetches and plays a spoken sample. Playing the same request again does not fetch it again. */
export function useVoicePreview() {
  const [isPlaying, setIsPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(undefined);
  const heard = useRef<{ request: string; url: string }>(undefined);

  const stop = () => {
    audio.current?.pause();
    setIsPlaying(false);
  };
  const forget = useCallback(() => {
    audio.current?.pause();
    if (heard.current) URL.revokeObjectURL(heard.current.url);
    heard.current = undefined;
  }, []);
  useEffect(() => forget, [forget]);

  const fetching = useMutation({
    mutationFn: async (body: PreviewedVoice) => {
      const request = JSON.stringify(body);
      if (heard.current?.request !== request) {
        const sound = await callForFile(previewVoice, { body });
        forget();
        heard.current = { request, url: URL.createObjectURL(sound) };
      }
      const player = new Audio(heard.current!.url);
      player.addEventListener('ended', () => setIsPlaying(false));
      audio.current?.pause();
      audio.current = player;
      setIsPlaying(true);
      await player.play().catch(() => setIsPlaying(false));
    },
  });
  return {
    isFetching: fetching.isPending,
    isPlaying,
    /** The voice that was requested last. */
    voice: fetching.variables?.voice,
    error: fetching.error,
    hear: (request: PreviewedVoice) => fetching.mutate(request),
    stop,
    reset: () => {
      stop();
      fetching.reset();
    },
  };
}
export type VoicePreview = ReturnType<typeof useVoicePreview>;
