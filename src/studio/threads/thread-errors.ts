import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { MediaRefusal } from '../ffmpeg/media-refusal.ts';

/**
 * An error in a form that can be sent between threads: structured cloning keeps an error's message, but neither its
 * class nor its fields.
 */
export type PackedError = { message: string; stack: string; details: Record<string, unknown> };

/** Their class is restored, because callers test for it with `instanceof`. */
const restorableClasses: Readonly<Record<string, { prototype: Error }>> = {
  FfmpegError,
  MediaRefusal,
  RangeError,
};

export function packError(thrown: unknown): PackedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const own = Object.entries(error).filter(([, value]) => isCloneable(value));
  return {
    message: error.message,
    stack: error.stack ?? '',
    details: { ...Object.fromEntries(own), name: error.name },
  };
}

/** Leaves out nested objects and `cause`. */
const isCloneable = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isCloneable));

export const unpackError = ({ message, stack, details }: PackedError): Error =>
  restoreClass(Object.assign(new Error(message), details, { stack }));

/** Restores the class of an error from a thread by its name, because `instanceof` decides what is retried. */
export function restoreClass<Thrown>(error: Thrown): Thrown {
  const kind = error instanceof Error ? restorableClasses[error.name] : undefined;
  if (kind && !(error instanceof (kind as never))) Object.setPrototypeOf(error, kind.prototype);
  return error;
}
