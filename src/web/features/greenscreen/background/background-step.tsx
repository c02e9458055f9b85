import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PreviewFrame, type PreviewView } from '../preview/preview-frame.tsx';
import { PreviewTools } from '../preview/preview-tools.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { StageLayout } from '../../../parts/wizard-frame/stage-layout.tsx';
import { findMissing, missingTexts, pictureSettings } from '../state/settings.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';
import { isEngineChoiceRequired } from '../upload/describe-findings.ts';
import type { ClipInput } from '../upload/use-clip-input.ts';
import { BackgroundActions } from './background-actions.tsx';
import { ControlTabs } from './control-tabs.tsx';
import type { BackgroundFiles } from './use-background-files.ts';
import type { Generate } from './use-generate.ts';

type BackgroundStepProps = {
  control: GreenscreenControl;
  clipInput: ClipInput;
  files: BackgroundFiles;
  generate: Generate;
};

/** Chooses the background, beside real frames of the video. */
export function BackgroundStep({ control, clipInput, files, generate }: BackgroundStepProps) {
  const { draft, changeLook } = control;
  const { clip } = clipInput;
  const [view, setView] = useState<PreviewView>({ mode: 'compare', moment: 'middle', split: 0.5 });
  const [wasRefused, setWasRefused] = useState(false);
  const changeView = (values: Partial<PreviewView>) => setView((before) => ({ ...before, ...values }));
  const missing = findMissing(draft);
  const mustChoose = isEngineChoiceRequired(clip, draft.look.engine);
  const preview = usePreview({
    clipId: clip?.status === 'completed' && !mustChoose ? clip.id : null,
    settings: missing === null ? pictureSettings(draft) : null,
  });
  const localUrl =
    'chosen' in clipInput.input.upload.state ? clipInput.input.upload.state.chosen.previewUrl : null;
  const refusal = wasRefused && missing !== null ? missingTexts[missing] : null;
  const generateIfComplete = () => {
    setWasRefused(missing !== null);
    if (missing === null) generate.begin();
  };
  return (
    <StageLayout
      title={texts.background.title}
      lead={texts.background.lead}
      format={clip?.format}
      isPinned
      frame={
        <PreviewFrame
          clip={clip}
          clipUrl={clip?.previewUrl ?? localUrl}
          draft={draft}
          preview={preview}
          view={view}
          onSplit={(split) => changeView({ split })}
          onMove={(subject) => changeLook({ subject })}
        />
      }
      tools={<PreviewTools preview={preview} view={view} onChange={changeView} />}
    >
      <Stack gap="lg">
        {mustChoose ? <Notice tone="note">{texts.found.notes.nothing}</Notice> : null}
        {isBroken(clipInput) ? (
          <RetryNotice onRetry={clipInput.examineAgain}>{texts.upload.examineFailed}</RetryNotice>
        ) : null}
        {preview.failure === null ? null : (
          <RetryNotice onRetry={preview.tryAgain}>{preview.failure}</RetryNotice>
        )}
        <ControlTabs control={control} clipInput={clipInput} files={files} />
        {refusal === null ? null : <Notice onDismiss={() => setWasRefused(false)}>{refusal}</Notice>}
        {generate.problem === null ? null : <Notice onDismiss={generate.dismiss}>{generate.problem}</Notice>}
      </Stack>
      <BackgroundActions
        control={control}
        generate={generate}
        isDisabled={mustChoose}
        onGenerate={generateIfComplete}
      />
    </StageLayout>
  );
}

/** The clip could not be prepared, or could not be read. */
const isBroken = ({ clip, error }: Pick<ClipInput, 'clip' | 'error'>): boolean =>
  error !== null || clip?.status === 'failed' || clip?.status === 'cancelled';
