import { Button, Stack, Text, Title } from '@mantine/core';
import { Link, useMatches } from '@tanstack/react-router';
import classes from './coming.module.css';

/** The place of a page that is not built yet, and says so. */
export function ComingPage() {
  const coming = useMatches({ select: (matches) => matches.at(-1)?.staticData.coming });
  return (
    <Stack className={classes.page} align="center" justify="center" ta="center" gap="md">
      <div className={classes.frame} aria-hidden>
        <span />
        <span />
        <span />
      </div>
      <Title order={1} size="h2">
        {coming?.heading}
      </Title>
      <Text c="dimmed" maw={420}>
        {coming?.text}
      </Text>
      <Button size="lg" renderRoot={(props) => <Link {...props} to="/create/video" />}>
        Create a video
      </Button>
    </Stack>
  );
}
