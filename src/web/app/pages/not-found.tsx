import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './not-found.module.css';

export const NotFoundPage = () => (
  <Stack className={classes.page} align="center" justify="center" ta="center" gap="md">
    <div className={classes.frame} aria-hidden>
      <span>THIS ONE DID NOT</span>
      <span>MAKE THE CUT.</span>
      <b>404</b>
    </div>
    <Title order={1} size="h2">
      There is nothing at this address
    </Title>
    <Text c="dimmed" maw={400}>
      The link may be mistyped, or what it led to is gone.
    </Text>
    <Button variant="gradient" size="lg" renderRoot={(props) => <Link {...props} to="/" />}>
      Back to the start
    </Button>
  </Stack>
);
