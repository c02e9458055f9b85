import { contentFiles, templateTexts } from '#contract/template-rules.ts';

type NamedFile = Pick<File, 'name' | 'type' | 'size'>;

const videoEndings = ['.mp4', '.mov', '.avi'];
const videoTypes = ['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/avi', 'video/msvideo'];
const pictureEndings = ['.jpg', '.jpeg', '.png'];
const pictureTypes = ['image/jpeg', 'image/png'];

/** By type and by ending: some systems know no type for AVI. */
export const acceptedVideos = [...videoTypes, ...videoEndings].join(',');
export const acceptedPictures = [...pictureTypes, ...pictureEndings].join(',');

const endsWith = ({ name }: NamedFile, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));
const isKind = (file: NamedFile, types: readonly string[], endings: readonly string[]): boolean =>
  file.type === '' ? endsWith(file, endings) : types.includes(file.type);

/** What can be refused before anything is sent; the server looks at the content itself. */
export function findVideoProblem(file: NamedFile): string | null {
  if (!isKind(file, videoTypes, videoEndings)) return templateTexts.videoType;
  return file.size > contentFiles.maxVideoBytes ? templateTexts.videoTooLarge : null;
}

export function findThumbnailProblem(file: NamedFile): string | null {
  if (!isKind(file, pictureTypes, pictureEndings)) return templateTexts.thumbnailType;
  return file.size > contentFiles.maxThumbnailBytes ? templateTexts.thumbnailTooLarge : null;
}
