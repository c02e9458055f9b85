import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import type { PreviewState } from './preview-state.ts';

type PreviewProblemProps = {
  problem: Extract<PreviewState, { kind: 'problem' }>;
  onCreateNew: () => void;
};

/** What happened; what helps stands in the bar below. */
export const PreviewProblem = ({ problem, onCreateNew }: PreviewProblemProps) => (
  <Stack gap="md">
    <Notice tone={problem.isWished ? 'note' : 'problem'}>{problem.text}</Notice>
    <Button
      variant="subtle"
      color="gray"
      size="lg"
      leftSection={<IconPlus size={20} aria-hidden />}
      onClick={onCreateNew}
    >
      {texts.preview.createNew}
    </Button>
  </Stack>
);
