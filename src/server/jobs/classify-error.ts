import { ProviderError } from '../errors.ts';
import { isInputAtFault } from '#studio/ffmpeg/ffmpeg-error.ts';
import type { JobFailure } from '../domain/tasks.ts';
import { mediaErrorCode } from '../use-cases/uploads/media-error.ts';

/** The failure that a provider's error means, which states whether to retry. Null for any other error. */
export const classifyProviderError = (error: unknown): JobFailure | null =>
  error instanceof ProviderError ? { code: 'provider_failed', retry: error.retryable } : null;

/** Like `classifyProviderError`; an unusable file is not retried. */
export function classifyMediaError(error: unknown): JobFailure | null {
  const code = mediaErrorCode(error);
  return code ? { code, retry: false } : classifyProviderError(error);
}

const pictureCodes = {
  content: 'picture_refused',
  resting: 'pictures_unavailable',
  timeout: 'picture_timeout',
} as const;

/** For pictures by an engine. A refusal is permanent; an unreachable service is retried by the user, not at once. */
export function classifyPictureError(error: unknown): JobFailure | null {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { code: 'picture_timeout', retry: false };
  if (!(error instanceof ProviderError)) return null;
  if (error.failure) return { code: pictureCodes[error.failure], retry: false };
  return { code: 'picture_failed', retry: error.retryable };
}

/**
 * For jobs that decode an uploaded file: damage behind a correct header shows only here. A tool that was killed or ran
 * out of disk or memory says nothing about the file: such a job is retried, and then fails with its kind's own code.
 */
export const classifyDecodeError = (error: unknown): JobFailure | null =>
  isInputAtFault(error) ? { code: 'file_damaged', retry: false } : classifyMediaError(error);
