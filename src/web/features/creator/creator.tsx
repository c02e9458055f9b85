import { type ReactNode, Suspense, useEffect } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { LeaveWhileSending } from '../../parts/media-input/send/leave-while-sending.tsx';
import { useFileUpload } from '../../parts/media-input/send/use-file-upload.ts';
import { WizardFrame } from '../../parts/wizard-frame/wizard-frame.tsx';
import { useCreatorEvents } from './creator-events.ts';
import { DraftOffer } from './draft-offer.tsx';
import { HookChip } from './hook-chip.tsx';
import { FailedHook } from './hook/failed-hook.tsx';
import { HookFrame } from './hook/hook-frame.tsx';
import { HookStep } from './hook/hook-step.tsx';
import { PostponedHook } from './hook/postponed-hook.tsx';
import { useVideoHook } from './hook/use-video-hook.ts';
import { KeptParts } from './hook/kept-parts.tsx';
import { loadLaterSteps, MusicStep, PreviewStep, UploadStep } from './later-steps.ts';
import { OtherHook } from './other-hook.tsx';
import { useCreator } from './state/creator-context.ts';
import { CreatorProvider, type CreatorProviderProps } from './state/creator-provider.tsx';
import type { CreatorDraft } from './state/draft.ts';
import { canOpenStep, creatorSteps } from './state/steps.ts';
import { texts } from './texts.ts';
import { type ProductPart, useProductPart } from './upload/use-product-part.ts';
import { useWorkInSight } from './use-work-in-sight.ts';
import type { HookState } from './watch/hook-watch.ts';
import { useVideoWatch } from './watch/use-video-watch.ts';

export type WizardProps = {
  onCreateNew: () => void;
  /** Begins a video with this one's clip and music. */
  onAnotherHook: (draft: CreatorDraft) => void;
  onAddCredits: () => void;
  /** A link in the Upload step to the B-roll creator, which makes a clip from photos. */
  photosLink?: ReactNode;
};

const steps = creatorSteps.map((id) => ({ id, name: texts.steps[id] }));

/** One video and its four steps. Uploads and the hook continue whatever step is shown. */
export function Wizard({ onCreateNew, onAnotherHook, onAddCredits, photosLink }: WizardProps) {
  const control = useCreator();
  const { draft, generationId, step, openStep, changeMusic, dispatch } = control;
  const watch = useVideoWatch(control);
  const generation = watch.query.data;
  const { template, hookState, cost, start, isOtherHook } = useVideoHook(control, generation);
  const product = useProductPart(control);
  const audio = useFileUpload({
    kind: 'audio',
    onSent: (upload) => changeMusic({ uploadId: upload.id }),
  });
  useWorkInSight(step, hookState.hook, generation);
  useCreatorEvents(step, hookState, generation);
  const posterUrl = template?.thumbnailUrl ?? null;
  const isReady = step === 'preview' && generation?.status === 'completed' && !isOtherHook;
  const isBegun = step !== 'hook' || draft.hook.text !== '';
  useEffect(() => {
    if (isBegun) loadLaterSteps();
  }, [isBegun]);

  return (
    <WizardFrame
      label={texts.wizard}
      steps={steps}
      current={step}
      canOpen={(target) => canOpenStep(target, step)}
      onOpen={openStep}
      aside={
        step === 'hook' || isReady ? null : <HookChip hookState={hookState} onOpen={() => openStep('hook')} />
      }
      notices={
        <>
          {step === 'hook' ? <DraftOffer control={control} /> : <PostponedHook start={start} />}
          {step === 'hook' && generationId === null ? <KeptParts draft={draft} /> : null}
          {step === 'upload' || step === 'music' ? (
            <FailedHook hookState={hookState} onGoToHook={() => openStep('hook')} />
          ) : null}
          {step !== 'hook' && isOtherHook && generation ? (
            <OtherHook
              generation={generation}
              onGoToHook={() => openStep('hook')}
              onKeep={() => dispatch({ type: 'load-hook', generation })}
            />
          ) : null}
        </>
      }
    >
      {step === 'hook' ? (
        <HookStep
          control={control}
          hookState={hookState}
          start={start}
          cost={cost}
          onAddCredits={onAddCredits}
        />
      ) : null}
      <Suspense>
        {step === 'upload' ? (
          <UploadStep
            control={control}
            product={product}
            posterUrl={hookState.hook?.posterUrl ?? posterUrl}
            isHookPostponed={start.postponed !== null}
            photosLink={photosLink}
          />
        ) : null}
        {step === 'music' ? (
          <MusicStep
            control={control}
            fileUpload={audio}
            product={product}
            generation={generation}
            frame={<HookFrame entry={draft.hook} template={template} hookState={hookState} />}
            sound={soundOf(hookState, product, generation, draft.product.volume)}
          />
        ) : null}
        {step === 'preview' ? (
          <PreviewStep
            control={control}
            watch={watch}
            product={product}
            hookState={hookState}
            isOtherHook={isOtherHook}
            posterUrl={posterUrl}
            onCreateNew={onCreateNew}
            onAnotherHook={() => onAnotherHook(draft)}
          />
        ) : null}
      </Suspense>
      <LeaveWhileSending uploads={[product.input.upload, audio]} />
    </WizardFrame>
  );
}

/** The parts of the video that can be played now, in their order. */
function soundOf(
  { hook }: HookState,
  { input }: ProductPart,
  generation: Generation | undefined,
  clipVolume: number,
) {
  const { state } = input.upload;
  const clip = generation?.components.find(({ type }) => type === 'product');
  const local = 'chosen' in state ? state.chosen.previewUrl : null;
  const whole = { startSeconds: 0, endSeconds: null };
  const { startTime, endTime } = clip ?? {};
  const saved = clip?.videoUrl
    ? { url: clip.videoUrl, startSeconds: startTime ?? 0, endSeconds: endTime ?? null, volume: clipVolume }
    : null;
  return {
    posterUrl: hook?.posterUrl,
    parts: [
      ...(hook?.videoURL ? [{ ...whole, url: hook.videoURL, volume: 100 }] : []),
      // A clip that is here is cut already, or used whole.
      ...(local ? [{ ...whole, url: local, volume: clipVolume }] : saved ? [saved] : []),
    ],
  };
}

/** The video that the address opens, at the address's step. */
export function Creator(props: CreatorProviderProps & WizardProps) {
  const { onCreateNew, onAnotherHook, onAddCredits, photosLink, ...place } = props;
  return (
    <CreatorProvider key={place.opened.draft.id} {...place}>
      <Wizard {...{ onCreateNew, onAnotherHook, onAddCredits, photosLink }} />
    </CreatorProvider>
  );
}
