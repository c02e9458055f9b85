import { Badge, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { type Session, readSessions } from '#contract/calls/account.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Loading } from '../../../ui/loading.tsx';
import classes from '../account-card.module.css';
import { accountTexts } from '../account-texts.ts';
import { timeSince } from './time-since.ts';
import { useRevokeSessions } from './use-revoke-sessions.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: async ({ signal }) => (await call(readSessions, { signal })).sessions,
  staleTime: 0,
});

const texts = accountTexts.devices;

/** The devices on which the user is signed in, each with Sign out, except this one: the user menu has that. */
export function DeviceList() {
  const sessions = useQuery(sessionsQuery);
  const { one, others } = useRevokeSessions();
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <section aria-label={texts.title}>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {texts.title}
      </Title>
      {sessions.data === undefined && sessions.isError && (
        <FailureNotice text={texts.failed} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.isPending && (
        <Loading label="Loading your devices">
          <Skeleton height={78} />
        </Loading>
      )}
      {sessions.data && (
        <ul className={classes.list}>
          {sessions.data.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              isBusy={one.isPending && one.variables.id === session.id}
              onRevoke={() => one.mutate(session)}
            />
          ))}
        </ul>
      )}
      {hasOthers && (
        <Group justify="flex-end" mt="sm">
          <Button size="sm" loading={others.isPending} onClick={() => others.mutate()}>
            {texts.signOutOthers}
          </Button>
        </Group>
      )}
    </section>
  );
}

const isPhone = (device: string): boolean => /android|ios|iphone|ipad|mobile/i.test(device);

type DeviceRowProps = { session: Session; isBusy: boolean; onRevoke: () => void };

function DeviceRow({ session, isBusy, onRevoke }: DeviceRowProps) {
  const { device, lastSeenAt, isCurrent } = session;
  const [now] = useState(Date.now);
  const Icon = isPhone(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={28} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <Text fw={600}>{device}</Text>
        <Text size="xs" c="dimmed">
          {isCurrent ? texts.activeNow : texts.lastSeen(timeSince(lastSeenAt, now))}
        </Text>
      </div>
      {isCurrent ? (
        <Badge color="violet" tt="none">
          {texts.current}
        </Badge>
      ) : (
        <Button size="sm" loading={isBusy} aria-label={texts.signOutOf(device)} onClick={onRevoke}>
          {texts.signOut}
        </Button>
      )}
    </li>
  );
}
