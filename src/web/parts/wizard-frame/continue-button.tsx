import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { wizardFrameTexts } from './wizard-frame-texts.ts';

type ContinueButtonProps = {
  isDisabled?: boolean;
  /** The id of the reason for a disabled button; the button stays in the tab order, so that the reason is announced. */
  reasonId?: string | undefined;
  isLoading?: boolean;
  /** Other words than 'Continue'. */ label?: string;
} & (
  | { onClick: () => void }
  /** Submits the form around it. */
  | { type: 'submit' }
);

export const ContinueButton = (props: ContinueButtonProps) => {
  const {
    isDisabled = false,
    isLoading = false,
    reasonId,
    label = wizardFrameTexts.continue,
    ...action
  } = props;
  const isExplained = reasonId !== undefined;
  const closed = isExplained
    ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId }
    : action;
  return (
    <Button
      size="lg"
      variant="gradient"
      disabled={isDisabled}
      loading={isLoading}
      rightSection={<IconArrowRight size={20} aria-hidden />}
      {...closed}
    >
      {label}
    </Button>
  );
};
