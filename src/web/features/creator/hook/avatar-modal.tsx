import { useMediaQuery } from '@mantine/hooks';
import type { Template } from '#contract/calls/templates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from '../texts.ts';
import { AvatarPicker } from './avatar-picker.tsx';

type AvatarModalProps = {
  isOpen: boolean;
  selectedId: string | null;
  onChoose: (template: Template) => void;
  onClose: () => void;
};

export function AvatarModal({ isOpen, selectedId, onChoose, onClose }: AvatarModalProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.hook.avatarsTitle}
      width={960}
      isFullScreen={isPhone}
      onClose={onClose}
    >
      <AvatarPicker selectedId={selectedId} onChoose={onChoose} />
    </Dialog>
  );
}
