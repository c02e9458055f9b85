import { Button, Stack } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import type { CreatorStep } from '../steps.ts';
import { texts } from '../texts.ts';

type PreviewProblemProps = {
  text: string;
  fix: CreatorStep | null;
  onTryAgain: () => void;
  onFix: (step: CreatorStep) => void;
};

const wayTo: Record<CreatorStep, string> = { ...texts.preview.addMissing, preview: texts.tryAgain };

/** What happened, and the one thing that helps. */
export const PreviewProblem = ({ text, fix, onTryAgain, onFix }: PreviewProblemProps) => (
  <Stack gap="md">
    <Notice>{text}</Notice>
    <Button size="lg" variant="gradient" onClick={() => (fix === null ? onTryAgain() : onFix(fix))}>
      {fix === null ? texts.tryAgain : wayTo[fix]}
    </Button>
  </Stack>
);
