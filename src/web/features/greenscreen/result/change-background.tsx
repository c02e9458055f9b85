import { Button } from '@mantine/core';
import { IconBackground } from '@tabler/icons-react';
import { texts } from '../texts.ts';

/** Back to the background, with the same clip. */
export const ChangeBackground = ({ onClick }: { onClick: () => void }) => (
  <Button size="lg" fullWidth leftSection={<IconBackground size={20} aria-hidden />} onClick={onClick}>
    {texts.result.change}
  </Button>
);
