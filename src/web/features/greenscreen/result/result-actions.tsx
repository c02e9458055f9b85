import { Button } from '@mantine/core';
import { DownloadButton } from '../../../parts/final-video/download-button.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import type { Generate } from '../background/use-generate.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';
import type { ResultState } from './result-state.ts';
import { useCancel } from './use-cancel.ts';

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
