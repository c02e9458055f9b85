import { whenNoDialogIsOpen } from './open-dialogs.ts';
import { toastModule } from './toast-module.ts';

/** How long a toast is shown, in milliseconds. */
const toastTime = { usual: 5_000, min: 3_000, max: 8_000 } as const;
const failurePrefix = 'failure-';

type ToastOptions = { id: string } & Parameters<
  typeof import('@mantine/notifications').notifications.show
>[0];

/** The time for which a toast is shown: `wantedMs`, within the limits. */
export const toastTimeMs = (wantedMs: number = toastTime.usual): number =>
  Math.min(toastTime.max, Math.max(toastTime.min, wantedMs));

const colours = { news: undefined, warning: 'yellow', failure: 'red' } as const;

/** Ids of announcements that were withdrawn while they waited for a dialog to close, or for the code of the toasts. */
const cancelledMessages = new Set<string>();
/** Ids of announcements that wait for the code of the toasts. */
const waiting = new Set<string>();

/**
 * Shows a toast at the top of the window, as soon as no dialog is open. Returns the id that `withdraw` takes.
 */
export function announce(
  message: string,
  kind: 'news' | 'warning' | 'failure' = 'news',
  shownMs?: number,
): string {
  const id = `${kind === 'failure' ? failurePrefix : ''}${crypto.randomUUID()}`;
  const options = {
    id,
    message,
    position: 'top-center',
    color: colours[kind],
    autoClose: toastTimeMs(shownMs),
    closeButtonProps: { 'aria-label': 'Dismiss' },
  } as const;
  whenNoDialogIsOpen(() => void show(id, options));
  return id;
}

async function show(id: string, options: ToastOptions): Promise<void> {
  waiting.add(id);
  const module = toastModule.loaded() ?? (await toastModule.load().catch(() => undefined));
  waiting.delete(id);
  if (!cancelledMessages.delete(id)) module?.notifications.show(options);
}

/** Hides all failures, because their cause is gone. */
export function dismissFailures(): void {
  for (const id of waiting) if (id.startsWith(failurePrefix)) cancelledMessages.add(id);
  const module = toastModule.loaded();
  if (!module) return;
  const { notifications: shown, queue } = module.notificationsStore.getState();
  for (const { id } of [...shown, ...queue]) {
    if (id?.startsWith(failurePrefix)) module.notifications.hide(id);
  }
}

/** Withdraws an announcement that is no longer true. */
export function withdraw(id: string): void {
  cancelledMessages.add(id);
  toastModule.loaded()?.notifications.hide(id);
}
