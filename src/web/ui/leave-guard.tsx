import { Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveGuardProps = {
  /** Something was typed or chosen that is saved nowhere. */
  isChanged: boolean;
  /** Whether staying would help; asked at the moment of leaving. */
  canStay: () => boolean;
  /** The consequence of leaving. */
  note?: string;
  title?: string;
  keep?: string;
};

/** Asks before a changed form is left: by a link, by Back, or by closing the page, as far as browsers allow. */
export function LeaveGuard({ isChanged, canStay, note, title, keep }: LeaveGuardProps) {
  const mustAsk = useCallback(() => isChanged && canStay(), [isChanged, canStay]);
  const shouldBlockFn = useCallback(
    ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
      current.pathname !== next.pathname && mustAsk(),
    [mustAsk],
  );
  const leaving = useBlocker({ shouldBlockFn, enableBeforeUnload: mustAsk, withResolver: true });
  return (
    <ConfirmDialog
      isOpen={leaving.status === 'blocked'}
      title={title ?? 'Leave without saving?'}
      keep={keep ?? 'Keep editing'}
      confirm="Leave"
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    >
      <Text>{note ?? 'What you have changed here is not saved, and would be lost.'}</Text>
    </ConfirmDialog>
  );
}
