import { isFileFor } from '#contract/file-types.ts';
import { contentFiles, templateTexts } from '#contract/template-rules.ts';

/** The checks before anything is sent; the server inspects the content itself. */
export function findVideoProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!isFileFor('templateVideo', { name, type })) return templateTexts.videoType;
  return size > contentFiles.maxVideoBytes ? templateTexts.videoTooLarge : null;
}
