/** The lines cannot be spoken within the reel's length, not even at the fastest pace. */
export class VoiceOverTooLongError extends Error {
  override name = 'VoiceOverTooLongError';
  readonly excessSeconds: number;
  /** Approximate number of words to remove. */
  readonly excessWords: number;

  constructor(excess: { seconds: number; words: number }) {
    super(`the voice-over is ${excess.seconds.toFixed(1)} s too long, about ${excess.words} words`);
    this.excessSeconds = excess.seconds;
    this.excessWords = excess.words;
  }
}
