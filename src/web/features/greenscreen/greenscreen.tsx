import { CreditsModal } from '../../parts/credits-modal/credits-modal.tsx';
import { LeaveWhileSending } from '../../parts/media-input/send/leave-while-sending.tsx';
import { WizardFrame } from '../../parts/wizard-frame/wizard-frame.tsx';
import { BackgroundStep } from './background/background-step.tsx';
import { useBackgroundFiles } from './background/use-background-files.ts';
import { useGenerate } from './background/use-generate.ts';
import { ResultStep } from './result/result-step.tsx';
import { greenscreenSteps } from './state/steps.ts';
import { useGreenscreen, type GreenscreenProps } from './state/use-greenscreen.ts';
import { texts } from './texts.ts';
import { UploadStep } from './upload/upload-step.tsx';
import { useClipInput } from './upload/use-clip-input.ts';

type WizardProps = {
  onUseAsProduct: (uploadId: string) => void;
  onCreateNew: () => void;
  onAddCredits: () => void;
};

const steps = greenscreenSteps.map((id) => ({ id, name: texts.steps[id] }));

function Wizard({ onUseAsProduct, onCreateNew, onAddCredits, ...props }: GreenscreenProps & WizardProps) {
  const control = useGreenscreen(props);
  const clipInput = useClipInput(control);
  const files = useBackgroundFiles(control);
  const generate = useGenerate(control);
  const { step } = control;
  return (
    <WizardFrame
      label={texts.wizard}
      steps={steps}
      current={step}
      canOpen={control.canOpen}
      onOpen={(next) => control.openStep(next)}
    >
      {step === 'upload' ? <UploadStep control={control} clipInput={clipInput} /> : null}
      {step === 'background' ? (
        <BackgroundStep control={control} clipInput={clipInput} files={files} generate={generate} />
      ) : null}
      {step === 'result' ? (
        <ResultStep
          key={control.generationId}
          control={control}
          generate={generate}
          onUseAsProduct={onUseAsProduct}
          onCreateNew={onCreateNew}
        />
      ) : null}
      <CreditsModal
        shortage={generate.shortage}
        needed={texts.generate.needed}
        onClose={generate.dismiss}
        onAddCredits={onAddCredits}
      />
      <LeaveWhileSending uploads={[clipInput.input.upload, files.image, files.video]} />
    </WizardFrame>
  );
}

/** Replaces the background of a clip: the video that the address opens, at the address's step. */
export const GreenscreenCreator = (props: GreenscreenProps & WizardProps) => (
  <Wizard key={props.opened.draftId} {...props} />
);
