import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from './dialog-actions.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** The consequence of confirming. */
  children: ReactNode;
  /** The label of the button that changes nothing. */
  keep: string;
  /** The label of the button that confirms. */
  confirm: string;
  isBusy?: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation before something is lost. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog isOpen={props.isOpen} title={props.title} onClose={props.onClose}>
    {props.children}
    <DialogActions>
      <Button data-autofocus onClick={props.onClose}>
        {props.keep}
      </Button>
      <Button variant="filled" color="coral.7" loading={props.isBusy ?? false} onClick={props.onConfirm}>
        {props.confirm}
      </Button>
    </DialogActions>
  </Dialog>
);
