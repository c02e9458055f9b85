/** A speech sound in ARPABET as flite names it; "pau" is silence. */
export type Phone = { phone: string; startSeconds: number; endSeconds: number };

/** A word as the author wrote it, with its punctuation. */
export type SpokenWord = { word: string; startSeconds: number; endSeconds: number };

export type Speech = {
  /** 48 kHz mono WAV. */
  path: string;
  durationSeconds: number;
  /** Without gaps from 0 to `durationSeconds`. */
  phones: Phone[];
  words: SpokenWord[];
};

export const voices = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;
export type Voice = (typeof voices)[number];

export const speakingStyles = ['natural', 'enthusiastic', 'serious'] as const;
export type SpeakingStyle = (typeof speakingStyles)[number];
