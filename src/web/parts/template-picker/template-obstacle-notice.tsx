import { Notice } from '../../ui/notice.tsx';
import { templatePickerTexts } from './template-picker-texts.ts';
import type { ChosenTemplate } from './use-templates.ts';

type TemplateObstacleNoticeProps = ChosenTemplate & {
  /** Dismisses the notice by removing the template from the draft. */
  onLeaveOut: () => void;
};

const words = templatePickerTexts.obstacles;

/** Explains why the chosen template cannot speak. A template that is still being prepared stays chosen. */
export function TemplateObstacleNotice({ template, obstacle, onLeaveOut }: TemplateObstacleNoticeProps) {
  if (obstacle === null) return null;
  if (obstacle === 'preparing') return <Notice tone="note">{words.preparing(template?.name ?? '')}</Notice>;
  return (
    <Notice onDismiss={onLeaveOut}>
      {obstacle === 'gone' ? words.gone : words[obstacle](template?.name ?? '')}
    </Notice>
  );
}
