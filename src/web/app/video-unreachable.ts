/** A saved video that may exist, but could not be read; see the cause. */
export class VideoUnreachable extends Error {
  override readonly name = 'VideoUnreachable';

  constructor(options: { cause: unknown }) {
    super('The saved video could not be read', options);
  }
}
