import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prepareToSend } from '../../lib/resumable-upload.ts';
import { WizardFrame } from '../../parts/wizard-frame/wizard-frame.tsx';
import { LeaveWhileSending } from '../../parts/media-input/send/leave-while-sending.tsx';
import { previewPace, quietPace } from './details-poll-plan.ts';
import { HookChip } from './hook-chip.tsx';
import { HookFrame } from './hook/hook-frame.tsx';
import { HookStep } from './hook/hook-step.tsx';
import { PostponedHook } from './hook/postponed-hook.tsx';
import { useHookStart } from './hook/use-hook-start.ts';
import { isOtherHookWished } from './hook-intent.ts';
import { MusicStep } from './music/music-step.tsx';
import { OtherHook } from './other-hook.tsx';
import { PreviewStep } from './preview/preview-step.tsx';
import { hookPriceQuery } from './queries.ts';
import { canOpenStep, creatorSteps } from './steps.ts';
import { texts } from './texts.ts';
import { UploadStep } from './upload/upload-step.tsx';
import { useCreatorEvents } from './use-creator-events.ts';
import { useClipFollows } from './use-clip-follows.ts';
import { useDraft, type Opened } from './use-draft.ts';
import { useFileUpload } from '../../parts/media-input/send/use-file-upload.ts';
import { useFollowServer } from './use-follow-server.ts';
import { useGeneration } from './use-generation.ts';
import { useHook } from './use-hook.ts';
import { useTrimmedClip } from '../../parts/media-input/use-trimmed-clip.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useSignInRedirect } from './use-sign-in-redirect.ts';
import { useStepHistory } from './use-step-history.ts';
import { useTemplate, useTemplates } from '../../parts/template-picker/use-templates.ts';
import { useWorkInSight } from './use-work-in-sight.ts';

type WizardProps = {
  opened: Opened;
  onStarted: (generationId: string) => void;
  onCreateNew: () => void;
  onAddCredits: () => void;
};

const steps = creatorSteps.map((id) => ({ id, name: texts.steps[id] }));

/** One video on its way through the four steps. Uploads and the hook go on whatever step is shown. */
export function Wizard({ opened, onStarted, onCreateNew, onAddCredits }: WizardProps) {
  const control = useDraft(opened);
  const { generationId, draft, step, openStep } = control;
  const watch = useGeneration(generationId, step === 'preview' ? previewPace : quietPace);
  const generation = watch.query.data;
  const templates = useTemplates();
  const { template } = useTemplate(templates, draft.hook.templateId);
  const posterUrl = template?.thumbnailUrl ?? null;
  const made = useHook(draft, template?.voice);
  const cost = useQuery(hookPriceQuery).data;
  const start = useHookStart(control, cost, onStarted);
  const isOtherHook =
    generation !== undefined &&
    !made.isUsable &&
    !start.isStarting &&
    start.postponed === null &&
    isOtherHookWished(draft, generation, template?.voice);
  useSignInRedirect(made.error);
  useFollowServer(control, generation);
  useOtherTabs(generation);
  const product = useFileUpload({
    kind: 'video',
    onSent: (upload) => control.changeProduct({ uploadId: upload.id }),
  });
  const audio = useFileUpload({
    kind: 'audio',
    onSent: (upload) => control.changeMusic({ uploadId: upload.id }),
  });
  const productClip = useTrimmedClip(product, control.changeProduct);
  useClipFollows({ step, generationId, product: draft.product, fileUpload: product });
  useWorkInSight(step, made.hook, generation);
  useCreatorEvents(step, made, generation);
  useStepHistory(control, {
    clipPhase: product.state.phase,
    isHookPostponed: start.postponed !== null,
  });

  useEffect(prepareToSend, []);

  return (
    <WizardFrame
      label={texts.wizard}
      steps={steps}
      current={step}
      canOpen={(target) => canOpenStep(target, step)}
      onOpen={openStep}
      aside={step === 'hook' ? null : <HookChip made={made} onOpen={() => openStep('hook')} />}
      notices={
        <>
          {step === 'hook' ? null : <PostponedHook start={start} />}
          {step !== 'hook' && isOtherHook ? (
            <OtherHook
              generation={generation}
              onGoToHook={() => openStep('hook')}
              onKeep={() => control.keepHook(generation)}
            />
          ) : null}
        </>
      }
    >
      {step === 'hook' ? (
        <HookStep control={control} made={made} start={start} cost={cost} onAddCredits={onAddCredits} />
      ) : null}
      {step === 'upload' ? (
        <UploadStep
          control={control}
          fileUpload={product}
          productClip={productClip}
          posterUrl={posterUrl}
          isHookPostponed={start.postponed !== null}
        />
      ) : null}
      {step === 'music' ? (
        <MusicStep
          control={control}
          fileUpload={audio}
          clipUpload={product}
          frame={<HookFrame entry={draft.hook} template={template} made={made} />}
        />
      ) : null}
      {step === 'preview' ? (
        <PreviewStep
          control={control}
          watch={watch}
          clipUpload={product}
          made={made}
          isOtherHook={isOtherHook}
          posterUrl={posterUrl}
          onCreateNew={onCreateNew}
        />
      ) : null}
      <LeaveWhileSending uploads={[product, audio]} />
    </WizardFrame>
  );
}
