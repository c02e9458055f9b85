import { Avatar, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../lib/me-query.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { accountTexts } from './account-texts.ts';
import { initialsOf } from './initials.ts';
import classes from './account-card.module.css';
import { signInOptionsQuery } from './sign-in-options-query.ts';

/** The user's name and address, and the identity provider that vouches for them. */
export function ProfileCard() {
  const me = useQuery(meQuery);
  const provider = useQuery(signInOptionsQuery).data?.provider;
  if (me.isError) {
    return <FailureNotice text={accountTexts.profileFailed} onRetry={() => void me.refetch()} />;
  }
  if (me.isPending) {
    return (
      <Loading label="Loading your account">
        <Skeleton height={114} />
      </Loading>
    );
  }
  const { name, email, picture } = me.data;
  return (
    <section className={classes.card} aria-label={accountTexts.profile}>
      <Group gap="md">
        <Avatar src={picture} color="violet" alt="" size={56}>
          {initialsOf(name)}
        </Avatar>
        <Stack gap={0} className={classes.who}>
          <Title order={2} size="h4" className={classes.anyText}>
            {name}
          </Title>
          <Text c="dimmed" className={classes.anyText}>
            {email}
          </Text>
          <Text size="xs" c="dimmed" mih={20}>
            {provider && `${accountTexts.signedInWith} ${accountTexts.providers[provider]}`}
          </Text>
        </Stack>
      </Group>
    </section>
  );
}
