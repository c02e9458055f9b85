/** The text has no word that the embedded voices can say; the caller decides how to report it. */
export class UnspeakableTextError extends Error {
  readonly reason: 'nothing-to-say' | 'unsupported-script';

  constructor(reason: UnspeakableTextError['reason']) {
    super(`The embedded voices cannot speak this text: ${reason}.`);
    this.name = 'UnspeakableTextError';
    this.reason = reason;
  }
}
