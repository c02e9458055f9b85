import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import type { useTemplate } from '../use-templates.ts';

type TemplateObstacleNoticeProps = ReturnType<typeof useTemplate> & {
  /** Takes the template out of the entries again. */
  onLeaveOut: () => void;
};

const words = texts.hook.obstacles;

/** Why the chosen template speaks no hook. One that is being prepared stays chosen: it soon will. */
export function TemplateObstacleNotice({ template, obstacle, onLeaveOut }: TemplateObstacleNoticeProps) {
  if (obstacle === null) return null;
  if (obstacle === 'preparing') return <Notice tone="note">{words.preparing(template?.name ?? '')}</Notice>;
  return (
    <Notice onDismiss={onLeaveOut}>
      {obstacle === 'gone' ? words.gone : words[obstacle](template?.name ?? '')}
    </Notice>
  );
}
