import { Button, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { unfinishedQuery } from '../../lib/unfinished-query.ts';
import type { CreatorControl } from './state/creator-context.ts';
import { declineDraft, isDraftDeclined } from './state/draft-memory.ts';
import { texts } from './texts.ts';

/** At the first step of a new video: offers the last unfinished video. */
export function DraftOffer({ control }: { control: CreatorControl }) {
  const { generationId, draft } = control;
  // Decided once: the page must not jump with the first letter.
  const [isOpen, setIsOpen] = useState(generationId === null && draft.hook.text.trim() === '');
  const left = useQuery({ ...unfinishedQuery, enabled: isOpen }).data?.find(({ kind }) => kind === 'ugc');
  if (!isOpen || generationId !== null || !left || isDraftDeclined(sessionStorage, left.generationId)) {
    return null;
  }
  const startNew = () => {
    declineDraft(sessionStorage, left.generationId);
    setIsOpen(false);
  };
  return (
    <Paper component="section" aria-label={texts.draft.title} withBorder p="md">
      <Group justify="space-between" gap="sm">
        <Text flex="1 1 220px" lineClamp={2}>
          {texts.draft.left(left.hook?.text || left.title)}
        </Text>
        <Group gap="sm">
          <Button
            size="sm"
            renderRoot={(props) => (
              <Link {...props} to="/create/video/ugc" search={{ generationId: left.generationId }} />
            )}
          >
            {texts.draft.continue}
          </Button>
          <Button size="sm" variant="subtle" color="gray" onClick={startNew}>
            {texts.draft.startNew}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
