import { Dialog } from '../dialog.tsx';
import { TrimPanel, type TrimPanelProps } from './trim-panel.tsx';
import { useIsPhone } from '../use-is-phone.ts';

type TrimEditorProps = TrimPanelProps & { isOpen: boolean; onClose: () => void };

/** The trim panel above the page it was opened from. */
export function TrimEditor({ isOpen, ...panel }: TrimEditorProps) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      isOpen={isOpen}
      title={panel.texts.title}
      width={840}
      isFullScreen={isPhone}
      onClose={panel.onClose}
    >
      <TrimPanel {...panel} />
    </Dialog>
  );
}
