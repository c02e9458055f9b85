import { Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type EmptyNoticeProps = {
  picture: ReactNode;
  /** Only where the notice is the whole page. */
  title?: string;
  /** Where the page has a title of its own. */
  heading?: string;
  text: string;
  action?: ReactNode;
};

/** Shown instead of an empty list: a picture, one sentence, one action. */
export const EmptyNotice = ({ picture, title, heading, text, action }: EmptyNoticeProps) => (
  <Stack align="center" ta="center" gap="sm" py="xl" px="md">
    {picture}
    {title !== undefined && (
      <Title order={1} size="h3">
        {title}
      </Title>
    )}
    {heading !== undefined && (
      <Title order={2} size="h3">
        {heading}
      </Title>
    )}
    <Text c="dimmed" maw={380}>
      {text}
    </Text>
    {action !== undefined && (
      <Box mt="sm" w="100%" maw={320}>
        {action}
      </Box>
    )}
  </Stack>
);
