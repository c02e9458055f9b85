import { contentFiles } from '#contract/template-rules.ts';
import type { ClipFacts } from '../../lib/trim/open-clip.ts';
import { texts } from './texts.ts';

const { problems } = texts;
const videoEndings = /\.(mp4|mov|m4v|webm|mkv|avi|mpe?g|3gp|ts)$/i;

/** What can be refused before the file is opened. */
export function findFileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!type.startsWith('video/') && !(type === '' && videoEndings.test(name))) return problems.notVideo;
  return size > contentFiles.maxReferenceVideoBytes ? problems.tooLarge : null;
}

/** What keeps an opened video from being trimmed here. */
export function findClipProblem(facts: Pick<ClipFacts, 'isCuttable' | 'durationSeconds'>): string | null {
  if (!facts.isCuttable || facts.durationSeconds === null) return problems.unreadable;
  return facts.durationSeconds < contentFiles.referenceMinSeconds ? problems.tooShort : null;
}
