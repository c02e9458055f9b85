import type { EndedWork } from '../../lib/work-under-way.ts';

/** The announcement, with its title, of work that ended while another page was open. */
export function endedText({ kind, title }: EndedWork, status: 'completed' | 'failed'): string {
  const named = title === '' ? '' : `“${title}”`;
  const withName = (text: string) => (named === '' ? text : `${text}: ${named}`);
  if (status === 'completed') return withName(kind === 'hook' ? 'Your hook is ready' : 'Your video is ready');
  if (kind === 'hook') return withName('Hook generation failed');
  return `Your video ${named} could not be made. Open it again under Videos.`.replace('  ', ' ');
}
