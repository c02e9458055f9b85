import { notifications, notificationsStore } from '@mantine/notifications';
import { whenNothingIsInFront } from './dialog-front.ts';

const usuallyShownMs = 6_000;
const failurePrefix = 'failure-';

/** What was taken back while it still waited for a dialog to close. */
const withdrawn = new Set<string>();

/**
 * Something that happened elsewhere on the page, said in passing: at the top of the window, and once no dialog stands
 * before the page any more. Answers what `withdraw` takes.
 */
export function announce(
  message: string,
  kind: 'news' | 'failure' = 'news',
  shownMs = usuallyShownMs,
): string {
  const id = `${kind === 'failure' ? failurePrefix : ''}${crypto.randomUUID()}`;
  whenNothingIsInFront(() => {
    if (withdrawn.delete(id)) return;
    notifications.show({
      id,
      message,
      position: 'top-center',
      color: kind === 'failure' ? 'red' : undefined,
      autoClose: shownMs,
      closeButtonProps: { 'aria-label': 'Dismiss' },
    });
  });
  return id;
}

/** For when what failed has been put right. */
export function dismissFailures(): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id } of [...shown, ...queue]) {
    if (id?.startsWith(failurePrefix)) notifications.hide(id);
  }
}

/** Takes back what is not true any more. */
export function withdraw(announcement: string): void {
  withdrawn.add(announcement);
  notifications.hide(announcement);
}
