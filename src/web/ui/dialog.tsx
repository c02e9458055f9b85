import { Modal } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { standInFront } from './dialog-front.ts';
import classes from './dialog.module.css';

type DialogProps = {
  isOpen: boolean;
  title: string;
  /** In pixels. */
  width?: number;
  isFullScreen?: boolean;
  onClose: () => void;
  children: ReactNode;
};

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Mantine's modal with a plain head: its own is a second page banner to a screen reader. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, width, isFullScreen = false, onClose, children } = props;
  const content = useRef<HTMLDivElement>(null);
  // Mantine returns the focus only if it saw the dialog open. One that loads late is open from its first render.
  const [isShown, setIsShown] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the modal has to be rendered closed once
  useEffect(() => setIsShown(isOpen), [isOpen]);
  useEffect(() => (isOpen ? standInFront() : undefined), [isOpen]);
  const keepFocus = () => {
    // What had it before may be gone with what the dialog did.
    const { activeElement } = document;
    if (activeElement === document.body || content.current?.contains(activeElement)) focusHeading();
  };
  return (
    <Modal.Root
      opened={isShown}
      onClose={onClose}
      size={width ?? 'md'}
      fullScreen={isFullScreen}
      radius={isFullScreen ? 0 : 'lg'}
      centered
      onExitTransitionEnd={keepFocus}
    >
      <Modal.Overlay backgroundOpacity={0.5} blur={3} />
      <Modal.Content ref={content}>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
