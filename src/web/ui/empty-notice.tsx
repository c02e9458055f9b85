import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type EmptyNoticeProps = { picture: ReactNode; text: string; action?: ReactNode };

/** A list with nothing in it yet: a picture, one sentence, one action. */
export const EmptyNotice = ({ picture, text, action }: EmptyNoticeProps) => (
  <Stack align="center" ta="center" gap="sm" py="xl" px="md">
    {picture}
    <Text c="dimmed" maw={380}>
      {text}
    </Text>
    {action}
  </Stack>
);
