import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import type { AssetChange } from './use-asset-change.ts';

type AssetFormShellProps = {
  change: AssetChange;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

/** The form of an asset: its fields, the reason why saving failed, Cancel and Save. */
export const AssetFormShell = ({ change, onClose, onSubmit, children }: AssetFormShellProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <Stack gap="md">
      {children}
      {change.problem === null ? null : <Notice>{change.problem}</Notice>}
    </Stack>
    <DialogActions>
      <Button onClick={onClose}>{texts.cast.cancel}</Button>
      <Button type="submit" variant="gradient" loading={change.isSaving}>
        {texts.cast.save}
      </Button>
    </DialogActions>
  </form>
);
