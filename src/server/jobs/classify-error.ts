import { ProviderError } from '../errors.ts';
import { isInputAtFault } from '#studio/ffmpeg/ffmpeg-error.ts';
import type { JobFailure } from '../domain/tasks.ts';
import { mediaErrorCode } from '../use-cases/uploads/media-error.ts';

/** A file that cannot be used is not tried again; a provider says whether a retry helps. Null: any other error. */
export function classifyMediaError(error: unknown): JobFailure | null {
  const code = mediaErrorCode(error);
  if (code) return { code, retry: false };
  if (error instanceof ProviderError) return { code: 'provider_failed', retry: error.retryable };
  return null;
}

/**
 * For jobs that decode an uploaded file: damage behind a correct header shows only here. A tool that was killed or ran
 * out of disk or memory says nothing about the file: such a job is tried again, and then fails with its kind's own code.
 */
export const classifyDecodeError = (error: unknown): JobFailure | null =>
  isInputAtFault(error) ? { code: 'file_damaged', retry: false } : classifyMediaError(error);
