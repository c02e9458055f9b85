import { Button, Stack, Text, Textarea } from '@mantine/core';
import { IconArrowRight, IconMovie } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { VideoFacts } from '../../../ui/video-player.tsx';
import { BackButton } from '../back-button.tsx';
import { ChooseAnother } from '../choose-another.tsx';
import { findRangeProblem } from '../clip-range.ts';
import { failureText } from '../failure-text.ts';
import { acceptedFiles } from '../file-checks.ts';
import { NoHookYet } from '../no-hook-yet.tsx';
import { SendingProblem } from '../sending-problem.tsx';
import { StepLayout } from '../step-layout.tsx';
import { texts } from '../texts.ts';
import { useClip } from '../use-clip.ts';
import { useContinueWhenSent } from '../use-continue-when-sent.ts';
import type { DraftControl } from '../use-draft.ts';
import type { FileUpload } from '../use-file-upload.ts';
import { ClipCard } from './clip-card.tsx';
import { ClipFrame } from './clip-frame.tsx';
import { RangeFields } from './range-fields.tsx';
import { useAttachProduct } from './use-attach-product.ts';

type UploadStepProps = { control: DraftControl; fileUpload: FileUpload; posterUrl: string | null };

export function UploadStep({ control, fileUpload, posterUrl }: UploadStepProps) {
  const { generationId, draft, changeProduct, openStep } = control;
  const { product } = draft;
  const { clip, refusal } = useClip(fileUpload, product.uploadId);
  const [facts, setFacts] = useState<VideoFacts | null>(null);
  const [isUnplayable, setIsUnplayable] = useState(false);
  const attach = useAttachProduct(generationId);
  const goOn = () => attach.mutate(product, { onSuccess: () => openStep('music') });
  const next = useContinueWhenSent(fileUpload.state.phase, goOn);

  const choose = (file: File) => {
    attach.reset();
    setFacts(null);
    setIsUnplayable(false);
    changeProduct({ uploadId: null, startSeconds: null, endSeconds: null });
    fileUpload.choose(file);
  };
  const clipSeconds = clip?.upload?.durationSeconds ?? facts?.durationSeconds ?? null;
  const isSending = fileUpload.state.phase === 'sending';
  const isReady = generationId !== null && refusal === null && (isSending || product.uploadId !== null);

  return (
    <StepLayout
      title={texts.upload.title}
      lead={texts.upload.lead}
      phoneFrame={clip === null ? 'none' : 'small'}
      frame={
        <ClipFrame
          clip={clip}
          posterUrl={posterUrl}
          product={product}
          isUnplayable={isUnplayable}
          onFacts={setFacts}
          onUnplayable={() => setIsUnplayable(true)}
        />
      }
    >
      <Stack gap="lg">
        {generationId === null ? <NoHookYet onGoToHook={() => openStep('hook')} /> : null}
        <SendingProblem fileUpload={fileUpload} refusal={refusal} failed={texts.upload.failed} />
        {clip === null ? (
          <FileDrop
            title={texts.upload.choose}
            hints={[texts.upload.formats, texts.upload.durations]}
            icon={<IconMovie size={28} aria-hidden />}
            accept={acceptedFiles('video')}
            onChoose={choose}
          />
        ) : (
          <>
            <ClipCard clip={clip} facts={facts} state={fileUpload.state} />
            <div>
              <ChooseAnother
                label={texts.upload.different}
                accept={acceptedFiles('video')}
                onChoose={choose}
              />
            </div>
            {clipSeconds === null || refusal !== null ? null : (
              <RangeFields range={product} clipSeconds={clipSeconds} onChange={changeProduct} />
            )}
            <Textarea
              label={texts.upload.overlay}
              placeholder={texts.upload.overlayPlaceholder}
              value={product.overlayText}
              onChange={(event) => changeProduct({ overlayText: event.currentTarget.value })}
              autosize
              minRows={2}
              maxRows={5}
            />
          </>
        )}
        {attach.error ? (
          <Notice onDismiss={attach.reset}>{failureText(attach.error, texts.upload.attachFailed)}</Notice>
        ) : null}
      </Stack>
      {next.isWaiting ? (
        <Text size="xs" c="dimmed" mt="lg" component="output">
          {texts.upload.waiting}
        </Text>
      ) : null}
      <ActionBar>
        <BackButton onClick={() => openStep('hook')} />
        <Button
          size="lg"
          variant="gradient"
          disabled={!isReady || findRangeProblem(product, clipSeconds) !== null}
          loading={next.isWaiting || attach.isPending}
          onClick={next.press}
          rightSection={<IconArrowRight size={20} aria-hidden />}
        >
          {texts.continue}
        </Button>
      </ActionBar>
    </StepLayout>
  );
}
