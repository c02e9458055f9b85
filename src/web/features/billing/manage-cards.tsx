import { Button, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { billingTexts } from './billing-texts.ts';

/** A link to the provider's page, for providers that manage saved cards themselves. */
export const ManageCards = ({ url }: { url: string }) => (
  <Group justify="space-between" mt="md" gap="md">
    <Text c="dimmed" maw={440}>
      {billingTexts.manageNote}
    </Text>
    <Button component="a" href={url} rightSection={<IconExternalLink size={18} aria-hidden />}>
      {billingTexts.manage}
    </Button>
  </Group>
);
