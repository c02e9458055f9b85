import { Container, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The maximum widths of the column, in pixels. */
const widths = { list: 1120, form: 860 };

type PageProps = {
  title: string;
  lead?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** For a page of one message. */
  isCentred?: boolean;
  /** A list is as wide as the header; a form, a record or an account is in a narrower column. */
  kind?: 'list' | 'form';
  children: ReactNode;
};

/** A page of text and lists: title, lead and what follows, in one readable column. */
export const Page = ({ title, lead, action, isCentred = false, kind = 'list', children }: PageProps) => (
  <Container size={widths[kind]} w="100%" px={{ base: 'md', sm: 'lg' }} py={{ base: 'lg', sm: 'xl' }}>
    <Group
      justify={isCentred ? 'center' : 'space-between'}
      align={lead === undefined ? 'center' : 'flex-end'}
      mb={{ base: 'lg', sm: 'xl' }}
      gap="md"
    >
      <Stack gap={6}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {lead !== undefined && (
          <Text c="dimmed" maw={620}>
            {lead}
          </Text>
        )}
      </Stack>
      {action}
    </Group>
    {children}
  </Container>
);
