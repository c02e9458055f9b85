import { Button } from '@mantine/core';
import { IconBackground } from '@tabler/icons-react';
import { quietButton } from '../../../parts/final-video/quiet-button.ts';
import { texts } from '../texts.ts';

/** Back to the background, with the same clip. */
export const ChangeBackground = ({ isQuiet, onClick }: { isQuiet: boolean; onClick: () => void }) => (
  <Button
    {...(isQuiet ? quietButton : { size: 'lg', fullWidth: true })}
    leftSection={<IconBackground size={20} aria-hidden />}
    onClick={onClick}
  >
    {texts.result.change}
  </Button>
);
