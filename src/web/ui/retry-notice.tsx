import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

type RetryNoticeProps = {
  children: ReactNode;
  /** Absent where another try cannot help. */
  onRetry?: (() => void) | null | undefined;
  /** Other words than 'Try Again'. */
  label?: string;
};

/** An error message with a button to retry. */
export const RetryNotice = ({ children, onRetry, label = 'Try Again' }: RetryNoticeProps) => (
  <Notice>
    <Group justify="space-between" gap="sm">
      <span>{children}</span>
      {onRetry ? (
        <Button size="sm" onClick={onRetry}>
          {label}
        </Button>
      ) : null}
    </Group>
  </Notice>
);
