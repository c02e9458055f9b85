import { Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { markDialogOpen } from './open-dialogs.ts';
import classes from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Mantine's modal with a plain `div` as its head: to screen readers, Mantine's `header` is a second banner of the page. */
export function DialogWindow(props: DialogProps) {
  const { isOpen, title, width, isFullScreen = false, onClose, children } = props;
  const content = useRef<HTMLDivElement>(null);
  // Mantine traps the focus only if it saw the dialog open. One that loads late is open from its first render.
  const [isShown, setIsShown] = useState(false);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
    // oxlint-disable-next-line react/set-state-in-effect -- the modal has to be rendered closed once
    setIsShown(isOpen);
  }, [isOpen]);
  useEffect(() => (isOpen ? markDialogOpen() : undefined), [isOpen]);
  const returnFocus = () => {
    const isElsewhere = document.activeElement !== document.body;
    if (isElsewhere && !content.current?.contains(document.activeElement)) return;
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    // The dialog's action may have removed or disabled the opener.
    if (document.activeElement !== opener.current || opener.current === document.body) focusHeading();
  };
  return (
    <Modal.Root
      opened={isOpen && isShown}
      onClose={onClose}
      size={width ?? 'md'}
      fullScreen={isFullScreen}
      radius={isFullScreen ? 0 : 'lg'}
      centered
      // The focus returns after the closing animation: a key that is pressed before would open the dialog again.
      returnFocus={false}
      onExitTransitionEnd={returnFocus}
    >
      <Modal.Overlay backgroundOpacity={0.5} blur={3} />
      {/* Keys and clicks during the closing animation belong to the page. */}
      <Modal.Content ref={content} inert={!isOpen}>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
