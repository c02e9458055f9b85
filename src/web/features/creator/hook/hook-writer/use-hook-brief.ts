import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { writeHooks } from '#contract/calls/hooks.ts';
import type { HookStyle } from '#contract/hook-styles.ts';
import { call } from '../../../../lib/call.ts';
import { nextVersion, type WrittenVersion } from './next-version.ts';

/** The brief for ten hooks, and the hooks written for it. Until a tone is chosen, it is the hook's `style`. */
export function useHookBrief(style: HookStyle) {
  const [sold, setSold] = useState('');
  const [pageText, setPageText] = useState<string | null>(null);
  const [audience, setAudience] = useState('');
  const [chosenTone, setTone] = useState<HookStyle | null>(null);
  const tone = chosenTone ?? style;
  const [written, setWritten] = useState<WrittenVersion | null>(null);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: ({ version }: WrittenVersion) =>
      call(writeHooks, { body: { sold, audience, tone, version } }),
    onSuccess: (_, writtenNow) => setWritten(writtenNow),
  });
  const brief = JSON.stringify([sold.trim(), audience.trim(), tone]);
  return {
    sold,
    setSold,
    isFromPage: sold !== '' && sold === pageText,
    fillFromPage: (text: string) => {
      setSold(text);
      setPageText(text);
    },
    audience,
    setAudience,
    tone,
    setTone,
    /** Writes ten hooks; for the same brief as before, ten others. */
    write: () => mutate({ brief, version: nextVersion(written, brief) }),
    /** Whether hooks for exactly this brief are shown. */
    isWritten: written?.brief === brief,
    isWriting: isPending,
    error,
    hooks: data?.hooks ?? null,
  };
}
export type HookBrief = ReturnType<typeof useHookBrief>;
