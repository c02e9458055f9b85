import { contentFiles, templateTexts } from '#contract/template-rules.ts';

const endings = ['.jpg', '.jpeg', '.png'];
const types = ['image/jpeg', 'image/png'];

export const acceptedPictures = [...types, ...endings].join(',');

/** What can be refused of a thumbnail before it is sent; the server looks at the content itself. */
export function findPictureProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const isPicture =
    type === '' ? endings.some((ending) => name.toLowerCase().endsWith(ending)) : types.includes(type);
  if (!isPicture) return templateTexts.thumbnailType;
  return size > contentFiles.maxThumbnailBytes ? templateTexts.thumbnailTooLarge : null;
}
