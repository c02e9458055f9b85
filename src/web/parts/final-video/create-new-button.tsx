import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { finalVideoTexts } from './final-video-texts.ts';

export const CreateNewButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="lg" fullWidth leftSection={<IconPlus size={20} aria-hidden />} onClick={onClick}>
    {finalVideoTexts.createNew}
  </Button>
);
