import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';

const notes = {
  terms:
    'The terms of service are being written. Until then: what you make is yours, and so is what you say with it.',
  privacy: 'Your uploads, hooks and videos are visible to you alone until you share them.',
} as const;

/** The terms and the privacy note, told in place until they have pages of their own. */
export function LegalNotes() {
  const [open, setOpen] = useState<keyof typeof notes | null>(null);
  return (
    <div>
      <Text size="xs" c="dimmed" mt="md">
        By continuing you agree to the{' '}
        <Anchor
          component="button"
          type="button"
          size="xs"

          onClick={() => setOpen('terms')}
        >
          Terms
        </Anchor>{' '}
        and the{' '}
        <Anchor
          component="button"
          type="button"
          size="xs"

          onClick={() => setOpen('privacy')}
        >
          Privacy Policy
        </Anchor>
        .
      </Text>
      <Text component="output" display="block" size="xs" mt={6}>
        {open !== null && notes[open]}
      </Text>
    </div>
  );
}
