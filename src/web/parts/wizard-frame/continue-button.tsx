import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { wizardFrameTexts } from './wizard-frame-texts.ts';

type ContinueButtonProps = {
  isDisabled?: boolean;
  isLoading?: boolean;
  /** Other words than 'Continue'. */ label?: string;
} & (
  | { onClick: () => void }
  /** Submits the form around it. */
  | { type: 'submit' }
);

export const ContinueButton = (props: ContinueButtonProps) => {
  const { isDisabled = false, isLoading = false, label = wizardFrameTexts.continue, ...action } = props;
  return (
    <Button
      size="lg"
      variant="gradient"
      disabled={isDisabled}
      loading={isLoading}
      rightSection={<IconArrowRight size={20} aria-hidden />}
      {...action}
    >
      {label}
    </Button>
  );
};
