import { notifications, notificationsStore } from '@mantine/notifications';
import { whenNothingIsInFront } from './dialog-front.ts';

/** How long a toast is shown, in milliseconds. */
const toastTime = { usual: 5_000, min: 3_000, max: 8_000 } as const;
const failurePrefix = 'failure-';

/** The wanted time within the limits that every toast keeps; without one, the usual time. */
export const toastTimeMs = (wantedMs: number = toastTime.usual): number =>
  Math.min(toastTime.max, Math.max(toastTime.min, wantedMs));

const colours = { news: undefined, warning: 'yellow', failure: 'red' } as const;

/** What was taken back while it still waited for a dialog to close. */
const withdrawn = new Set<string>();

/**
 * Something that happened elsewhere on the page, said in passing: at the top of the window, and once no dialog stands
 * before the page any more. Answers what `withdraw` takes.
 */
export function announce(
  message: string,
  kind: 'news' | 'warning' | 'failure' = 'news',
  shownMs?: number,
): string {
  const id = `${kind === 'failure' ? failurePrefix : ''}${crypto.randomUUID()}`;
  whenNothingIsInFront(() => {
    if (withdrawn.delete(id)) return;
    notifications.show({
      id,
      message,
      position: 'top-center',
      color: colours[kind],
      autoClose: toastTimeMs(shownMs),
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
