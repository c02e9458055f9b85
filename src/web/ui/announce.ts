import { notifications } from '@mantine/notifications';

const usuallyShownMs = 6_000;

/** Something that happened elsewhere on the page, said in passing. */
export function announce(message: string, kind: 'news' | 'failure' = 'news', shownMs = usuallyShownMs): void {
  notifications.show({
    message,
    // At the bottom a phone has its next button.
    position: 'top-center',
    color: kind === 'failure' ? 'red' : undefined,
    autoClose: shownMs,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
}
