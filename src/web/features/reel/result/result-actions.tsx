import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { DownloadButton } from '../../../parts/final-video/download-button.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { Generate } from '../generate/use-generate.ts';
import { texts } from '../texts.ts';
import type { ResultState } from './result-state.ts';

type ResultActionsProps = {
  reelId: string;
  generate: Generate;
  state: ResultState;
  /** Another format of a paid reel is retried in the list of formats, for free. */
  isFirst: boolean;
  onRestart: () => void;
  /** Resolves to the current state of the reel. */
  onReadAgain: () => Promise<{ data?: { videoUrl: string | null } | undefined }>;
};

/** The actions for the state of the reel: cancel, retry, or share and download. */
export function ResultActions(props: ResultActionsProps) {
  const { reelId, generate, state, isFirst, onRestart, onReadAgain } = props;
  const cancel = useCancel(reelId);
  return (
    <ActionBar>
      {state.kind === 'making' ? (
        <Button size="lg" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {texts.result.cancel}
        </Button>
      ) : (
        <Button size="lg" onClick={onRestart}>
          {texts.result.restart}
        </Button>
      )}
      {state.kind === 'problem' && isFirst ? (
        <Button size="lg" variant="gradient" loading={generate.isStarting} onClick={generate.begin}>
          {texts.generate.again(generate.cost)}
        </Button>
      ) : null}
      {state.kind === 'ready' ? (
        <DownloadButton
          video={state.video}
          readFreshUrl={async () => (await onReadAgain()).data?.videoUrl ?? ''}
        />
      ) : null}
    </ActionBar>
  );
}

/** Stops the work on a reel; the held credits come back. */
function useCancel(reelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelGeneration, { params: { generationId: reelId } }),
    // Also after a refusal, because the reel has probably finished in the meantime.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.reel(reelId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.wallet }),
      ]),
  });
}
