import { FileButton, Button } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';

type ChooseAnotherProps = { label: string; accept: string; onChoose: (file: File) => void };

export const ChooseAnother = ({ label, accept, onChoose }: ChooseAnotherProps) => (
  <FileButton accept={accept} onChange={(file) => file && onChoose(file)}>
    {(button) => (
      <Button {...button} leftSection={<IconReplace size={18} aria-hidden />}>
        {label}
      </Button>
    )}
  </FileButton>
);
