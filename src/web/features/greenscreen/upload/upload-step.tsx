import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, useEffect, useEffectEvent } from 'react';
import { greenscreenLimits, greenscreenTexts } from '#contract/greenscreen-settings.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { MediaField } from '../../../parts/media-input/media-field.tsx';
import { MediaFrame } from '../../../parts/media-input/media-frame.tsx';
import { useMediaInputView } from '../../../parts/media-input/use-media-input-view.ts';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { StageLayout } from '../../../parts/wizard-frame/stage-layout.tsx';
import type { FileUpload } from '../../../parts/media-input/send/use-file-upload.ts';
import { backgroundsQuery } from '../state/queries.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';
import { CutOut } from './cut-out.tsx';
import { shapeOf } from './nearest-format.ts';
import type { ClipInput } from './use-clip-input.ts';

type UploadStepProps = { control: GreenscreenControl; clipInput: ClipInput };

const { choose, hints, different, failed } = texts.upload;

/** Chooses the clip, trims it, and shows what was found in it. */
export function UploadStep({ control, clipInput }: UploadStepProps) {
  const { input, clip, error, examineAgain } = clipInput;
  const { draft, changeLook, openStep } = control;
  const [refusal, setRefusal] = useState<string | null>(null);
  const reasonId = useId();
  const view = useMediaInputView(input, draft.clip, () => setRefusal(null));
  const backdrops = useQuery(backgroundsQuery).data;
  const { phase } = input.upload.state;
  const seconds = view.media?.upload?.durationSeconds ?? input.original?.facts?.durationSeconds ?? 0;
  const isUncut = draft.clip.startSeconds === null && input.cutRange === null;
  const next = useContinueWhenArrived({
    upload: input.upload,
    hasArrived: control.clipId !== null,
    hasFailed: error !== null,
    goOn: () => openStep('background'),
  });
  const goOn = () => {
    if (isUncut && seconds > greenscreenLimits.maxClipSeconds) {
      setRefusal(greenscreenTexts.clipTooLong);
      return view.setIsTrimming(true);
    }
    next.press();
  };
  return (
    <StageLayout
      title={texts.upload.title}
      lead={texts.upload.lead}
      format={clip?.format ?? shapeOf(view)}
      isHiddenOnPhone={view.media === null}
      frame={
        <MediaFrame
          view={view}
          label={texts.upload.frame}
          emptyText={texts.upload.emptyFrame}
          posterUrls={backdrops?.slice(0, 4).map(({ thumbnailUrl }) => thumbnailUrl) ?? []}
          format={clip?.format ?? shapeOf(view)}
        />
      }
    >
      <Stack gap="lg">
        <MediaField view={view} words={{ choose, hints, different, failed }} />
        {phase === 'chosen' ? (
          <Text size="sm" c="dimmed">
            {texts.upload.finding}
          </Text>
        ) : null}
        <CutOut clip={clip} engine={draft.look.engine} onEngineChange={(engine) => changeLook({ engine })} />
        {error ? (
          <RetryNotice onRetry={examineAgain}>{failureText(error, texts.upload.examineFailed)}</RetryNotice>
        ) : null}
        {refusal === null ? null : <Notice onDismiss={() => setRefusal(null)}>{refusal}</Notice>}
      </Stack>
      <ActionBar>
        {view.isChosen ? null : (
          <Text id={reasonId} size="sm" c="dimmed">
            {greenscreenTexts.videoMissing}
          </Text>
        )}
        <ContinueButton
          reasonId={view.isChosen ? undefined : reasonId}
          isLoading={next.isWaiting}
          onClick={goOn}
        />
      </ActionBar>
    </StageLayout>
  );
}

type ContinueOptions = {
  upload: FileUpload;
  /** The server has the clip. */
  hasArrived: boolean;
  hasFailed: boolean;
  goOn: () => void;
};

/** Makes Continue send the clip if it is only on this device, and open the next step when the server has it. */
function useContinueWhenArrived({ upload, hasArrived, hasFailed, goOn }: ContinueOptions) {
  const [isPressed, setIsPressed] = useState(false);
  const { phase } = upload.state;
  const isCancelled = hasFailed || phase === 'broken' || phase === 'refused';
  if (isPressed && isCancelled) setIsPressed(false);
  const continueNow = useEffectEvent(goOn);
  useEffect(() => {
    if (isPressed && hasArrived) continueNow();
  }, [isPressed, hasArrived]);
  return {
    isWaiting: isPressed && !hasArrived,
    press: () => {
      if (phase === 'chosen' || phase === 'broken') upload.send();
      setIsPressed(true);
    },
  };
}
