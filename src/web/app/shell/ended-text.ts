import type { EndedWork } from '../../lib/work-under-way.ts';

/** The announcement of work that ended away from its page, with the title that tells it from other work. */
export function endedText({ kind, title }: EndedWork, status: 'completed' | 'failed'): string {
  const named = title === '' ? '' : `“${title}”`;
  const withName = (text: string) => (named === '' ? text : `${text}: ${named}`);
  if (status === 'completed') return withName(kind === 'hook' ? 'Your hook is ready' : 'Your video is ready');
  if (kind === 'hook') return withName('Hook generation failed');
  return `Your video ${named} could not be made. Open it again under Videos.`.replace('  ', ' ');
}
