import { contentFiles, templateTexts } from '#contract/template-rules.ts';

const endings = ['.mp4', '.mov', '.avi'];
const types = ['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/avi', 'video/msvideo'];

/** By type and by ending: some systems know no type for AVI. */
export const acceptedVideos = [...types, ...endings].join(',');

/** What can be refused before anything is sent; the server looks at the content itself. */
export function findVideoProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const isVideo =
    type === '' ? endings.some((ending) => name.toLowerCase().endsWith(ending)) : types.includes(type);
  if (!isVideo) return templateTexts.videoType;
  return size > contentFiles.maxVideoBytes ? templateTexts.videoTooLarge : null;
}
