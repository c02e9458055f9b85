import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unfinishedQuery } from '../../lib/unfinished-query.ts';

/** Tells a user without credits that a video whose hook is paid for can be finished without more. */
export function UnfinishedHint() {
  const unfinished = useQuery(unfinishedQuery).data ?? [];
  if (!unfinished.some(({ kind, nextStep }) => kind === 'ugc' && nextStep !== 'create-hook')) return null;
  return (
    <Text c="dimmed" ta="center">
      Your hook is paid for: you can{' '}
      <Anchor inherit renderRoot={(props) => <Link {...props} to="/my-videos" />}>
        go on with your video
      </Anchor>{' '}
      without more credits.
    </Text>
  );
}
