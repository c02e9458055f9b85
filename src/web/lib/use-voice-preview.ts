import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { previewVoice } from '#contract/calls/voices.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import { callForFile } from './call.ts';

export type VoiceWish = { voice: Voice; style: SpeakingStyle; speed: number; script: string };

/** Lets one hear a voice speak, as it will sound in the hook; the same wish is asked for once. */
export function useVoicePreview() {
  const [isPlaying, setIsPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(undefined);
  const heard = useRef<{ wish: string; url: string }>(undefined);

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
    mutationFn: async (body: VoiceWish) => {
      const wish = JSON.stringify(body);
      if (heard.current?.wish !== wish) {
        const sound = await callForFile(previewVoice, { body });
        forget();
        heard.current = { wish, url: URL.createObjectURL(sound) };
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
    error: fetching.error,
    hear: (wish: VoiceWish) => fetching.mutate(wish),
    stop,
    reset: () => {
      stop();
      fetching.reset();
    },
  };
}
