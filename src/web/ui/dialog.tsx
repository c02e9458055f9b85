import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
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

/** Mantine's modal with a plain head: its own is a second page banner to a screen reader. */
export function Dialog({ isOpen, title, width, isFullScreen = false, onClose, children }: DialogProps) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={width ?? 'md'}
      fullScreen={isFullScreen}
      radius={isFullScreen ? 0 : 'lg'}
      centered
    >
      <Modal.Overlay backgroundOpacity={0.5} blur={3} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
