import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { attachHook } from '#contract/calls/hooks.ts';
import { call } from '../../lib/call.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { WizardSkeleton } from '../../parts/wizard-frame/wizard-skeleton.tsx';
import { texts } from './texts.ts';

type BeginWithHookProps = {
  hookUrl: string;
  hookText: string | undefined;
  onBegun: (generationId: string) => void;
};

/** Begins a video with a hook that exists already, which costs nothing. */
export function BeginWithHook({ hookUrl, hookText, onBegun }: BeginWithHookProps) {
  const { mutate, isError } = useMutation({
    mutationFn: () => call(attachHook, { body: { hookUrl, hookText, videoType: 'ugc' } }),
    onSuccess: ({ generationId }) => onBegun(generationId),
  });
  useEffect(() => {
    // A turn later, so that a page that React mounts twice in development begins it once.
    const timer = setTimeout(mutate);
    return () => clearTimeout(timer);
  }, [mutate]);
  return isError ? (
    <FailureNotice
      title={texts.ownHookTitle}
      text={texts.ownHookFailed}
      note={texts.ownHookFailedNote}
      onRetry={() => mutate()}
    />
  ) : (
    <WizardSkeleton />
  );
}
