import { failureText } from '../../../lib/failure-text.ts';
import { texts } from '../texts.ts';

const failedTexts = {
  read: texts.preview.startFailed,
  attach: texts.preview.attachFailed,
  generate: texts.preview.generateFailed,
  finish: texts.preview.processFailed,
} as const;

/** Which of the calls that start the final video did not succeed. */
class StartFailure extends Error {
  readonly during: keyof typeof failedTexts;

  constructor(during: keyof typeof failedTexts, cause: unknown) {
    super(`Failed to ${during}`, { cause });
    this.during = during;
  }
}

export const during = <T>(part: keyof typeof failedTexts, work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new StartFailure(part, cause);
  });

/** The server's reason where it has one that helps, else which part failed. */
export const startFailureText = (error: unknown): string =>
  error instanceof StartFailure
    ? failureText(error.cause, failedTexts[error.during])
    : failureText(error, texts.preview.startFailed);
