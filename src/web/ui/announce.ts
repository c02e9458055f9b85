import { notifications, notificationsStore } from '@mantine/notifications';
import { whenNothingIsInFront } from './dialog-front.ts';

const usuallyShownMs = 6_000;
const phoneQuery = '(max-width: 47.99em)';
const failurePrefix = 'failure-';

/**
 * Something that happened elsewhere on the page, said in passing: above a phone's actions, and once no dialog stands
 * before the page any more.
 */
export function announce(message: string, kind: 'news' | 'failure' = 'news', shownMs = usuallyShownMs): void {
  const id = `${kind === 'failure' ? failurePrefix : ''}${crypto.randomUUID()}`;
  whenNothingIsInFront(() =>
    notifications.show({
      id,
      message,
      position: matchMedia(phoneQuery).matches ? 'bottom-center' : 'top-center',
      color: kind === 'failure' ? 'red' : undefined,
      autoClose: shownMs,
      closeButtonProps: { 'aria-label': 'Dismiss' },
    }),
  );
}

/** For when what failed has been put right. */
export function dismissFailures(): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id } of [...shown, ...queue]) {
    if (id?.startsWith(failurePrefix)) notifications.hide(id);
  }
}
