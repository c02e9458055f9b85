import { Button, Stack, Text, Title } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type FailureNoticeProps = {
  title?: string;
  /** The failure. */
  text: string;
  /** Reassurance, or an alternative. */
  note?: string;
  onRetry?: () => void;
  /** Where to go instead. */
  action?: ReactNode;
};

/** Shown instead of content that failed to load: the failure, the reassurance, Try Again. */
export function FailureNotice({ title, text, note, onRetry, action }: FailureNoticeProps) {
  return (
    <Stack role="alert" align="center" ta="center" gap="sm" py="xl" px="md">
      <IconCloudOff size={36} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
      {title !== undefined && (
        <Title order={1} size="h3">
          {title}
        </Title>
      )}
      <Text maw={440}>{text}</Text>
      {note !== undefined && (
        <Text size="xs" c="dimmed" maw={440}>
          {note}
        </Text>
      )}
      {onRetry !== undefined && (
        <Button leftSection={<IconRefresh size={18} />} onClick={onRetry} mt="xs">
          Try Again
        </Button>
      )}
      {action}
    </Stack>
  );
}
