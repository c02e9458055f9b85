export type MediaRefusalReason =
  | 'empty-file'
  | 'not-a-video'
  | 'not-audio'
  | 'damaged'
  | 'no-picture'
  | 'no-sound'
  | 'playlist'
  | 'picture-too-large'
  | 'too-long'
  | 'too-big'
  | 'too-many-streams'
  | 'frame-rate-too-high';

/** The file is at fault: a retry cannot help, another file can. */
export class MediaRefusal extends Error {
  readonly reason: MediaRefusalReason;

  constructor(reason: MediaRefusalReason, options?: ErrorOptions) {
    super(`media refused: ${reason}`, options);
    this.name = 'MediaRefusal';
    this.reason = reason;
  }
}
