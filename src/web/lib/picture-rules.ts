import { isFileFor } from '#contract/file-types.ts';
import { contentFiles, templateTexts } from '#contract/template-rules.ts';

/** The thumbnail checks before sending; the server inspects the content itself. */
export function findPictureProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!isFileFor('picture', { name, type })) return templateTexts.thumbnailType;
  return size > contentFiles.maxThumbnailBytes ? templateTexts.thumbnailTooLarge : null;
}
