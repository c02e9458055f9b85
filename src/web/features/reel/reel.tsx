import { Button, Stack, Text, Title } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { CreditsModal } from '../../parts/credits-modal/credits-modal.tsx';
import { WizardFrame } from '../../parts/wizard-frame/wizard-frame.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { BrandStep } from './brand/brand-step.tsx';
import { CategoryStep } from './category/category-step.tsx';
import { GenerateStep } from './generate/generate-step.tsx';
import { useGenerate } from './generate/use-generate.ts';
import { ResultStep } from './result/result-step.tsx';
import { indexOfStep, reelSteps } from './state/steps.ts';
import { useReel, type UseReelOptions } from './state/use-reel.ts';
import { texts } from './texts.ts';
import { operationErrors, type ReelOperation } from './state/operations.ts';

type WizardProps = {
  /** Opens a new reel at the first step. */
  onRestart: () => void;
  /** Opens another reel: the same one in another format. */
  onOpenReel: (reelId: string) => void;
  onAddCredits: () => void;
};

const steps = reelSteps.map((id) => ({ id, name: texts.steps[id] }));

function Wizard({ onRestart, onOpenReel, onAddCredits, ...props }: UseReelOptions & WizardProps) {
  const control = useReel(props);
  const generate = useGenerate(control);
  const { step, operation } = control;
  if (step === null && operation === null) return <NoStep onReset={() => control.openStep('brand')} />;
  const shown = step ?? 'brand';
  return (
    <WizardFrame
      label={texts.wizard}
      steps={steps}
      current={shown}
      position={texts.position(indexOfStep(shown) + 1, steps.length)}
      canOpen={control.canOpen}
      onOpen={control.openStep}
      notices={
        operation === null ? null : <OperationError operation={operation} onRetry={control.tryAgain} />
      }
    >
      {step === 'brand' ? <BrandStep control={control} wasRemembered={props.opened.brand !== null} /> : null}
      {step === 'category' ? <CategoryStep control={control} /> : null}
      {step === 'generate' ? <GenerateStep control={control} generate={generate} /> : null}
      {step === 'result' && control.reelId !== null ? (
        <ResultStep
          key={control.reelId}
          reelId={control.reelId}
          control={control}
          generate={generate}
          onRestart={onRestart}
          onOpenReel={onOpenReel}
        />
      ) : null}
      <CreditsModal
        shortage={generate.shortage}
        needed={texts.generate.needed}
        onClose={generate.dismiss}
        onAddCredits={onAddCredits}
      />
    </WizardFrame>
  );
}

/** Makes a short brand film: the reel that the address opens, at the address's step. */
export const ReelCreator = (props: UseReelOptions & WizardProps) => (
  <Wizard key={props.opened.draftId} {...props} />
);

type OperationErrorProps = { operation: ReelOperation; onRetry: () => void };

/** The failure of an operation of the wizard, shown above the step. */
const OperationError = ({ operation, onRetry }: OperationErrorProps) => (
  <RetryNotice onRetry={onRetry}>{texts.error(operationErrors[operation])}</RetryNotice>
);

/** The page of an address with an unknown step. */
const NoStep = ({ onReset }: { onReset: () => void }) => (
  <Stack role="alert" align="center" justify="center" ta="center" gap="sm" mih="60dvh" px="md">
    <IconRoute size={40} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
    <Title order={1} size="h3">
      {texts.noStep}
    </Title>
    <Text c="dimmed">{texts.noStepNote}</Text>
    <Button size="lg" variant="gradient" mt="xs" onClick={onReset}>
      {texts.resetSteps}
    </Button>
  </Stack>
);
