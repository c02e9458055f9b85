import { Button } from '@mantine/core';
import type { CreatorStep } from '../state/steps.ts';
import { texts } from '../texts.ts';

type MendButtonProps = {
  fix: CreatorStep | null;
  onTryAgain: () => void;
  onFix: (step: CreatorStep) => void;
};

const buttonTextByStep: Record<CreatorStep, string> = {
  ...texts.preview.addMissing,
  preview: texts.tryAgain,
};

/** The one thing that helps: another try, or the step where something is missing or broken. */
export const MendButton = ({ fix, onTryAgain, onFix }: MendButtonProps) => (
  <Button size="lg" variant="gradient" onClick={() => (fix === null ? onTryAgain() : onFix(fix))}>
    {fix === null ? texts.tryAgain : buttonTextByStep[fix]}
  </Button>
);
