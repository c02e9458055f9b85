import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { wizardFrameTexts } from './wizard-frame-texts.ts';

type ContinueButtonProps = { isDisabled?: boolean; isLoading?: boolean } & (
  | { onClick: () => void }
  /** Submits the form around it. */
  | { type: 'submit' }
);

export const ContinueButton = ({ isDisabled = false, isLoading = false, ...action }: ContinueButtonProps) => (
  <Button
    size="lg"
    variant="gradient"
    disabled={isDisabled}
    loading={isLoading}
    rightSection={<IconArrowRight size={20} aria-hidden />}
    {...action}
  >
    {wizardFrameTexts.continue}
  </Button>
);
