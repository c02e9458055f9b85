import type { ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';

export type MediaKind = 'video' | 'audio';

const extensions: Record<MediaKind, readonly string[]> = {
  video: ['.mp4', '.mov', '.avi', '.m4v', '.webm', '.mkv', '.mpg', '.mpeg', '.3gp', '.ts'],
  audio: ['.mp3', '.wav', '.m4a', '.aac', '.ogg', '.oga', '.opus', '.flac', '.wma', '.aif', '.aiff'],
};

/** For a file input: by type and by extension, because some systems know no type for AVI or MKV. */
export const acceptedFiles = (kind: MediaKind): string => [`${kind}/*`, ...extensions[kind]].join(',');

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase();

/** What can be refused before anything is sent; the server looks at the content itself. */
export function findFileRefusal(
  kind: MediaKind,
  file: Pick<File, 'name' | 'type' | 'size'>,
): ErrorCode | null {
  const isKind = file.type.startsWith(`${kind}/`) || extensions[kind].includes(extensionOf(file.name));
  if (!isKind) return kind === 'video' ? 'file_not_video' : 'file_not_audio';
  if (file.size === 0) return 'file_empty';
  return file.size > limits.maxUploadBytes ? 'file_too_large' : null;
}

/** The file's format in the words people know: MP4, MOV, WAV. */
export const formatOf = (fileName: string): string =>
  fileName.includes('.') ? extensionOf(fileName).slice(1).toUpperCase() : 'Unknown';
