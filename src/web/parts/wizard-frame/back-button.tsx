import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { wizardFrameTexts } from './wizard-frame-texts.ts';

export const BackButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="lg" onClick={onClick} leftSection={<IconArrowLeft size={20} aria-hidden />}>
    {wizardFrameTexts.back}
  </Button>
);
