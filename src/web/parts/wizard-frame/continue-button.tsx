import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { wizardFrameTexts } from './wizard-frame-texts.ts';

type ContinueButtonProps = {
  isDisabled?: boolean;
  /** The id of the element that says why the button is disabled. Such a button stays in the tab order, so the reason is read. */
  reasonId?: string | undefined;
  isLoading?: boolean;
  /** Something is still missing, which a press names: the button then does not look like the next thing to do. */
  isQuiet?: boolean;
  /** "Continue" by default. */
  label?: string;
} & (
  | { onClick: () => void }
  /** Submits the form that contains the button. */
  | { type: 'submit' }
);

export const ContinueButton = (props: ContinueButtonProps) => {
  const {
    isDisabled = false,
    isLoading = false,
    isQuiet = false,
    reasonId,
    label = wizardFrameTexts.continue,
    ...action
  } = props;
  const isExplained = reasonId !== undefined;
  const behavior = isExplained
    ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId }
    : action;
  return (
    <Button
      size="lg"
      variant={isQuiet ? 'default' : 'gradient'}
      disabled={isDisabled}
      loading={isLoading}
      rightSection={<IconArrowRight size={20} aria-hidden />}
      {...behavior}
    >
      {label}
    </Button>
  );
};
