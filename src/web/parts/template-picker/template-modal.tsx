import type { Template } from '#contract/calls/templates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { templatePickerTexts } from './template-picker-texts.ts';
import { TemplatePicker } from './template-picker.tsx';

type TemplateModalProps = {
  isOpen: boolean;
  selectedId: string | null;
  onChoose: (template: Template) => void;
  onClose: () => void;
};

export function TemplateModal({ isOpen, selectedId, onChoose, onClose }: TemplateModalProps) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      isOpen={isOpen}
      title={templatePickerTexts.avatarsTitle}
      width={640}
      isFullScreen={isPhone}
      onClose={onClose}
    >
      <TemplatePicker selectedId={selectedId} onChoose={onChoose} />
    </Dialog>
  );
}
