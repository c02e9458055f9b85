import { CloseButton } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { focusAfter } from './focus-after.ts';
import classes from './notice.module.css';

type NoticeProps = {
  /** `note`: information, not a problem. */
  tone?: 'problem' | 'note';
  onDismiss?: () => void;
  children: ReactNode;
};

/** A message at the place that it concerns. */
export function Notice({ tone = 'problem', onDismiss, children }: NoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  // A message outside the viewport would be missed by sighted users.
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's cleanup.
    void element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const dismiss = ({ detail }: MouseEvent) => {
    // Focus moves on for a user of the keyboard, whose click has a count of 0. After a tap it would only open the
    // on-screen keyboard.
    const isByKeyboard = detail === 0;
    const next = isByKeyboard && element.current ? focusAfter(element.current) : null;
    onDismiss?.();
    next?.focus();
  };
  const Icon = tone === 'problem' ? IconAlertCircle : IconInfoCircle;
  return (
    <div ref={element} className={classes.notice} data-tone={tone} role="alert">
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.words}>{children}</div>
      {onDismiss ? <CloseButton size="sm" aria-label="Dismiss" onClick={dismiss} /> : null}
    </div>
  );
}
