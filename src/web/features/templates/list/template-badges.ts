import type { TemplateDetails } from '#contract/calls/templates.ts';
import { texts } from '../texts.ts';

type BadgeFacts = Pick<TemplateDetails, 'kind' | 'isActive' | 'status' | 'progress' | 'consent'>;
type TemplateBadge = { text: string; tone: 'plain' | 'caution' | 'problem' };

/** Restrictions of a template that matter before it is used. */
export function templateBadges(template: BadgeFacts): TemplateBadge[] {
  const { kind, isActive, status, progress, consent } = template;
  if (kind === 'presenter') return [{ text: texts.list.builtIn, tone: 'plain' }];
  const badges: (TemplateBadge | null)[] = [
    status === 'processing' ? { text: texts.list.preparing(Math.round(progress)), tone: 'plain' } : null,
    status === 'failed' ? { text: texts.list.unprepared, tone: 'problem' } : null,
    consent === null ? { text: texts.list.noConsent, tone: 'caution' } : null,
    isActive ? null : { text: texts.list.inactive, tone: 'caution' },
  ];
  return badges.filter((badge) => badge !== null);
}
