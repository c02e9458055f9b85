import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export const LegalNotes = () => (
  <Text size="xs" c="dimmed" mt="md">
    By continuing you agree to the{' '}
    <Anchor size="xs" renderRoot={(props) => <Link {...props} to="/terms" />}>
      Terms
    </Anchor>{' '}
    and the{' '}
    <Anchor size="xs" renderRoot={(props) => <Link {...props} to="/privacy-policy" />}>
      Privacy Policy
    </Anchor>
    .
  </Text>
);
