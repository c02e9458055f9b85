import { brollLimits } from '#contract/broll.ts';
import type { UploadKind } from '#contract/calls/uploads.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { extensionOf, isFileFor, type FilePurpose } from '#contract/file-types.ts';
import { greenscreenLimits } from '#contract/greenscreen-settings.ts';
import { limits } from '#contract/limits.ts';

export type MediaKind = UploadKind;

/** The files that each kind of upload accepts, and the codes of its refusals. */
const rules = {
  video: {
    purpose: 'video',
    notThis: 'file_not_video',
    tooLarge: 'file_too_large',
    maxBytes: limits.maxUploadBytes,
  },
  audio: {
    purpose: 'audio',
    notThis: 'file_not_audio',
    tooLarge: 'file_too_large',
    maxBytes: limits.maxUploadBytes,
  },
  image: {
    purpose: 'backgroundImage',
    notThis: 'file_not_image',
    tooLarge: 'image_too_large',
    maxBytes: greenscreenLimits.maxImageBytes,
  },
  photo: {
    purpose: 'photo',
    notThis: 'file_not_photo',
    tooLarge: 'photo_too_large',
    maxBytes: brollLimits.maxPhotoBytes,
  },
} as const satisfies Record<
  MediaKind,
  { purpose: FilePurpose; notThis: ErrorCode; tooLarge: ErrorCode; maxBytes: number }
>;

/** Returns why a file is refused before it is sent, or null. The server checks the content. */
export function findFileRefusal(
  kind: MediaKind,
  file: Pick<File, 'name' | 'type' | 'size'>,
  maxBytes: number = rules[kind].maxBytes,
): ErrorCode | null {
  const { purpose, notThis, tooLarge } = rules[kind];
  if (!isFileFor(purpose, file)) return notThis;
  if (file.size === 0) return 'file_empty';
  return file.size > maxBytes ? tooLarge : null;
}

/** The file's format as users know it: MP4, MOV, WAV. */
export const formatOf = (fileName: string): string => extensionOf(fileName).toUpperCase() || 'Unknown';
