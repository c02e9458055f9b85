import { lazy, Suspense, useState, type ReactNode } from 'react';

export type DialogProps = {
  isOpen: boolean;
  title: string;
  /** In pixels. */
  width?: number;
  isFullScreen?: boolean;
  onClose: () => void;
  children: ReactNode;
};

export const loadDialogWindow = () => import('./dialog-window.tsx');

const DialogWindow = lazy(() => loadDialogWindow().then((part) => ({ default: part.DialogWindow })));

/** A dialog whose window is loaded when it opens for the first time, and stays rendered while it closes. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}
