import { isFileFor } from '#contract/file-types.ts';
import { contentFiles, templateTexts } from '#contract/template-rules.ts';

/** What can be refused of a thumbnail before it is sent; the server looks at the content itself. */
export function findPictureProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!isFileFor('picture', { name, type })) return templateTexts.thumbnailType;
  return size > contentFiles.maxThumbnailBytes ? templateTexts.thumbnailTooLarge : null;
}
