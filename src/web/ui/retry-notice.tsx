import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

type RetryNoticeProps = {
  children: ReactNode;
  /** Absent where another try cannot help. */
  onRetry?: (() => void) | null | undefined;
};

/** What went wrong, with a button for another try. */
export const RetryNotice = ({ children, onRetry }: RetryNoticeProps) => (
  <Notice>
    <Group justify="space-between" gap="sm">
      <span>{children}</span>
      {onRetry ? (
        <Button size="sm" onClick={onRetry}>
          Try Again
        </Button>
      ) : null}
    </Group>
  </Notice>
);
