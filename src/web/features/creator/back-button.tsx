import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { texts } from './texts.ts';

export const BackButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="lg" onClick={onClick} leftSection={<IconArrowLeft size={20} aria-hidden />}>
    {texts.back}
  </Button>
);
