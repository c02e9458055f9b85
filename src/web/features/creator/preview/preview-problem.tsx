import { Stack } from '@mantine/core';
import { CreateNewButton } from '../../../parts/final-video/create-new-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PreviewState } from './preview-state.ts';

type PreviewProblemProps = {
  problem: Extract<PreviewState, { kind: 'problem' }>;
  onCreateNew: () => void;
};

/** The failure; the remedy is in the bar below. */
export const PreviewProblem = ({ problem, onCreateNew }: PreviewProblemProps) => (
  <Stack gap="md">
    <Notice tone={problem.isCancelled ? 'note' : 'problem'}>{problem.text}</Notice>
    <CreateNewButton onClick={onCreateNew} />
  </Stack>
);
