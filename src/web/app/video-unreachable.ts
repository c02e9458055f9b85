/** A saved video may exist but could not be read; `cause` says why. */
export class VideoUnreachableError extends Error {
  override readonly name = 'VideoUnreachableError';

  constructor(options: { cause: unknown }) {
    super('The saved video could not be read', options);
  }
}
