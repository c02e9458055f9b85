import type { ErrorCode } from '#contract/errors.ts';
import { MediaRefusal, type MediaRefusalReason } from '#studio/ffmpeg/media-refusal.ts';

const codes: Record<MediaRefusalReason, ErrorCode> = {
  'empty-file': 'file_empty',
  'not-a-video': 'file_not_video',
  'not-audio': 'file_not_audio',
  damaged: 'file_damaged',
  'no-picture': 'file_without_picture',
  'no-sound': 'file_without_sound',
  playlist: 'file_is_playlist',
  'picture-too-large': 'picture_too_large',
  'too-long': 'clip_too_long',
  'too-big': 'file_too_large',
  'too-many-streams': 'too_many_streams',
  'frame-rate-too-high': 'frame_rate_too_high',
};

/** The error code for a file that the studio rejects; null for any other failure. */
export function mediaErrorCode(error: unknown): ErrorCode | null {
  return error instanceof MediaRefusal ? codes[error.reason] : null;
}
