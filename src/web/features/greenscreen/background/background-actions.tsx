import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Greenscreen } from '#contract/calls/greenscreens.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { draftFromVideo } from '../state/draft.ts';
import { makesSameVideo } from '../state/settings.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';
import type { Generate } from './use-generate.ts';

type BackgroundActionsProps = {
  control: GreenscreenControl;
  generate: Generate;
  isDisabled: boolean;
  onGenerate: () => void;
};

const hasResultToShow = ({ status }: Greenscreen): boolean => status !== 'failed' && status !== 'cancelled';

/** Generate, with its price. If these settings already have a video, the button leads to it, free of charge. */
export function BackgroundActions({ control, generate, isDisabled, onGenerate }: BackgroundActionsProps) {
  const { draft, generationId, openStep } = control;
  const made = useQueryClient().getQueryData<Greenscreen>(queryKeys.greenscreen(generationId ?? ''));
  const isMade = made !== undefined && hasResultToShow(made) && makesSameVideo(draft, draftFromVideo(made));
  return (
    <ActionBar>
      <BackButton onClick={() => openStep('upload')} />
      {isMade ? (
        <ContinueButton onClick={() => openStep('result')} />
      ) : (
        <Button
          size="lg"
          variant="gradient"
          leftSection={<IconSparkles size={20} aria-hidden />}
          disabled={isDisabled}
          loading={generate.isStarting}
          onClick={onGenerate}
        >
          {texts.generate.button(generate.cost)}
        </Button>
      )}
    </ActionBar>
  );
}
