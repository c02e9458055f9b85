import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { MediaRefusal } from '../ffmpeg/media-refusal.ts';

/** An error as a thread can send it: a message keeps an error's text, but neither its class nor its details. */
export type PackedError = { message: string; stack: string; details: Record<string, unknown> };

const classes: Readonly<Record<string, { prototype: Error }>> = { FfmpegError, MediaRefusal, RangeError };

export function packError(thrown: unknown): PackedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const own = Object.entries(error).filter(([, value]) => isPlain(value));
  return {
    message: error.message,
    stack: error.stack ?? '',
    details: { ...Object.fromEntries(own), name: error.name },
  };
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain));

export const unpackError = ({ message, stack, details }: PackedError): Error =>
  restoreClass(Object.assign(new Error(message), details, { stack }));

/** Gives an error that came out of a thread its class again, by its name: `instanceof` decides what is retried. */
export function restoreClass<Thrown>(error: Thrown): Thrown {
  const kind = error instanceof Error ? classes[error.name] : undefined;
  if (kind && !(error instanceof (kind as never))) Object.setPrototypeOf(error, kind.prototype);
  return error;
}
