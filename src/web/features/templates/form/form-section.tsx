import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './template-form.module.css';

/** A part of the form under its heading. */
export const FormSection = (props: { title: string; lead?: string; children: ReactNode }) => (
  <section className={classes.section}>
    <Title order={2} size="h4">
      {props.title}
    </Title>
    {props.lead === undefined ? null : (
      <Text c="dimmed" size="sm">
        {props.lead}
      </Text>
    )}
    <Stack gap="md" mt="md">
      {props.children}
    </Stack>
  </section>
);
