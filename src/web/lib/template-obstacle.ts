import type { TemplateDetails } from '#contract/calls/templates.ts';

export type TemplateObstacle = 'inactive' | 'preparing' | 'without-consent' | 'unprepared';

type UseFacts = Pick<TemplateDetails, 'kind' | 'isActive' | 'status' | 'consent'>;

/** Why no hook can be made with a template now, checked in the server's order; null if a hook can be made. */
export function findObstacle({ kind, isActive, status, consent }: UseFacts): TemplateObstacle | null {
  if (kind === 'presenter') return null;
  if (!isActive) return 'inactive';
  if (status === 'processing') return 'preparing';
  if (consent === null) return 'without-consent';
  return status === 'failed' ? 'unprepared' : null;
}
