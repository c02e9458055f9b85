import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type NoticeProps = { children: ReactNode; onDismiss?: () => void };

/** Something went wrong, said where it happened. */
export function Notice({ children, onDismiss }: NoticeProps) {
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertCircle size={20} aria-hidden />}
      withCloseButton={onDismiss !== undefined}
      onClose={onDismiss}
      closeButtonLabel="Dismiss"
    >
      {children}
    </Alert>
  );
}
