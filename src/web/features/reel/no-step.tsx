import { Button, Stack, Text, Title } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { texts } from './texts.ts';

/** The page of an address that names no step. */
export const NoStep = ({ onReset }: { onReset: () => void }) => (
  <Stack role="alert" align="center" justify="center" ta="center" gap="sm" mih="60dvh" px="md">
    <IconRoute size={40} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
    <Title order={1} size="h3">
      {texts.noStep}
    </Title>
    <Text c="dimmed">{texts.noStepNote}</Text>
    <Button size="lg" variant="gradient" mt="xs" onClick={onReset}>
      {texts.resetSteps}
    </Button>
  </Stack>
);
