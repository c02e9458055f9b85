import type { ReactNode } from 'react';
import { isSignedIn } from '../../lib/session.ts';
import { mediaInputTexts } from '../../parts/media-input/media-input-texts.ts';
import { WizardFrame } from '../../parts/wizard-frame/wizard-frame.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { LookStep } from './look/look-step.tsx';
import { PhotosStep } from './photos/photos-step.tsx';
import { usePhotoFiles } from './photos/use-photo-files.ts';
import { usePhotoViews } from './photos/use-photo-views.ts';
import { ResultStep } from './result/result-step.tsx';
import { arrivedPhotos } from './state/draft.ts';
import { brollSteps } from './state/steps.ts';
import { useBroll, type BrollProps } from './state/use-broll.ts';
import { useStart } from './state/use-start.ts';
import { texts } from './texts.ts';

type WizardProps = {
  goBack: ReactNode;
  onUseAsProduct: (uploadId: string) => void;
  onCreateNew: () => void;
};

const steps = brollSteps.map((id) => ({ id, name: texts.steps[id] }));

function Wizard({ goBack, onUseAsProduct, onCreateNew, ...props }: BrollProps & WizardProps) {
  const control = useBroll(props);
  const files = usePhotoFiles(control);
  const views = usePhotoViews(control, files);
  const start = useStart(control);
  const { step, generationId, openStep } = control;
  const [first] = arrivedPhotos(control.draft);
  return (
    <WizardFrame
      label={texts.wizard}
      steps={steps}
      current={step}
      canOpen={control.canOpen}
      onOpen={(next) => openStep(next)}
    >
      {step === 'photos' ? (
        <PhotosStep control={control} files={files} views={views} goBack={goBack} />
      ) : null}
      {step === 'look' ? <LookStep control={control} views={views} start={start} /> : null}
      {step === 'result' && generationId !== null ? (
        <ResultStep
          key={generationId}
          generationId={generationId}
          draft={control.draft}
          photoUrl={first ? views.urlOf(first) : null}
          start={start}
          onChange={() => openStep('photos')}
          onUseAsProduct={onUseAsProduct}
          onCreateNew={onCreateNew}
        />
      ) : null}
      <LeaveGuard isChanged={files.areOnTheirWay} canStay={isSignedIn} {...mediaInputTexts.leave} />
    </WizardFrame>
  );
}

/** Makes a film of photos: the film and the step that the address names. */
export const BrollCreator = (props: BrollProps & WizardProps) => (
  <Wizard key={props.opened.draftId} {...props} />
);
