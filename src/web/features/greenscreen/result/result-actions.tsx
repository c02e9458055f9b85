import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { DownloadButton } from '../../../parts/final-video/download-button.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { Generate } from '../background/use-generate.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';
import type { ResultState } from './result-state.ts';

type ResultActionsProps = {
  control: GreenscreenControl;
  generate: Generate;
  state: ResultState;
  /** The address as it is now. */
  readFreshUrl: () => Promise<string>;
};

/** The actions for the state of the video: cancel, retry, or share and download. */
export function ResultActions({ control, generate, state, readFreshUrl }: ResultActionsProps) {
  const cancel = useCancel(control.generationId);
  return (
    <ActionBar>
      {state.kind === 'making' ? (
        <Button size="lg" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {texts.cancel}
        </Button>
      ) : null}
      {state.kind === 'problem' ? (
        <Button size="lg" variant="gradient" loading={generate.isStarting} onClick={generate.begin}>
          {texts.generate.again(generate.cost)}
        </Button>
      ) : null}
      {state.kind === 'ready' ? (
        <DownloadButton video={state.video} readFreshUrl={readFreshUrl} place="bar" />
      ) : null}
    </ActionBar>
  );
}

/** Stops the video; the held credits come back. */
function useCancel(generationId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (generationId !== null) await call(cancelGeneration, { params: { generationId } });
    },
    // Also after a refusal, because the video has probably finished in the meantime.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.greenscreen(generationId ?? '') }),
        queryClient.invalidateQueries({ queryKey: queryKeys.wallet }),
      ]),
  });
}
