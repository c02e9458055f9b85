import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { finalVideoTexts } from './final-video-texts.ts';
import { quietButton } from './quiet-button.ts';

type CreateNewButtonProps = { isQuiet?: boolean; onClick: () => void };

export const CreateNewButton = ({ isQuiet = false, onClick }: CreateNewButtonProps) => (
  <Button
    {...(isQuiet ? quietButton : { size: 'lg', fullWidth: true })}
    leftSection={<IconPlus size={20} aria-hidden />}
    onClick={onClick}
  >
    {finalVideoTexts.createNew}
  </Button>
);
