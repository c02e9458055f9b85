import type { ErrorCode } from '#contract/errors.ts';
import { extensionOf, isFileFor } from '#contract/file-types.ts';
import { limits } from '#contract/limits.ts';

export type MediaKind = 'video' | 'audio';

/** Refuses a file before it is sent. The server checks the content itself. */
export function findFileRefusal(
  kind: MediaKind,
  file: Pick<File, 'name' | 'type' | 'size'>,
  maxBytes: number = limits.maxUploadBytes,
): ErrorCode | null {
  if (!isFileFor(kind, file)) return kind === 'video' ? 'file_not_video' : 'file_not_audio';
  if (file.size === 0) return 'file_empty';
  return file.size > maxBytes ? 'file_too_large' : null;
}

/** The file's format in the words people know: MP4, MOV, WAV. */
export const formatOf = (fileName: string): string => extensionOf(fileName).toUpperCase() || 'Unknown';
