import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '#contract/calls/account.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Loading } from '../../../ui/loading.tsx';
import classes from '../account-card.module.css';
import { accountTexts } from '../account-texts.ts';
import { sessionsQuery } from './sessions-query.ts';
import { useRevokeSessions } from './use-revoke-sessions.ts';

const texts = accountTexts.devices;

/** Where one is signed in; this device is left by the menu's own Sign out. */
export function DeviceList() {
  const sessions = useQuery(sessionsQuery);
  const { one, others } = useRevokeSessions();
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <section aria-label={texts.title}>
      <Group justify="space-between" mt="xl" mb="sm" mih={42}>
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        {hasOthers && (
          <Button loading={others.isPending} onClick={() => others.mutate()}>
            {texts.signOutOthers}
          </Button>
        )}
      </Group>
      {sessions.data === undefined && sessions.isError && (
        <FailureNotice text={texts.failed} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.isPending && (
        <Loading label="Loading your devices">
          <Stack gap="xs">
            <Skeleton height={78} />
          </Stack>
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
      {sessions.data && !hasOthers && (
        <Text size="xs" c="dimmed" mt="xs">
          {texts.alone}
        </Text>
      )}
    </section>
  );
}

const isPhone = (device: string): boolean => /android|ios|iphone|ipad|mobile/i.test(device);

type DeviceRowProps = { session: Session; isBusy: boolean; onRevoke: () => void };

function DeviceRow({ session, isBusy, onRevoke }: DeviceRowProps) {
  const { device, lastSeenAt, isCurrent } = session;
  const Icon = isPhone(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={28} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <Text fw={600}>{device}</Text>
        <Text size="xs" c="dimmed">
          {texts.lastSeen(formatDateTime(lastSeenAt))}
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
