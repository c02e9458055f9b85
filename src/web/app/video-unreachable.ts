/** A saved video that may be there, but could not be read; the cause says why. */
export class VideoUnreachable extends Error {
  override readonly name = 'VideoUnreachable';

  constructor(options: { cause: unknown }) {
    super('The saved video could not be read', options);
  }
}
