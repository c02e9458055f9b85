import type { VoiceEngine } from '#contract/engines.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import type { Errand } from './errand.ts';

export type SpeechOrder = {
  text: string;
  voice: Voice;
  style: SpeakingStyle;
  /** 0.5 … 2, 1 is the voice's own pace. */
  speed: number;
  workFolder: string;
  errand: Errand;
};

export type SpokenText = {
  /** 48 kHz mono WAV in the work folder, at about −16 LUFS. */
  path: string;
  durationSeconds: number;
  /** Without gaps from 0 to the end, silence is "pau"; null: the engine does not tell. */
  phones: { phone: string; startSeconds: number; endSeconds: number }[] | null;
  words: { word: string; startSeconds: number; endSeconds: number }[] | null;
};

/** Throws ProviderError, and AbortError when the errand is given up. */
export type Speech = {
  engine: VoiceEngine;
  /** Whether it has sounds for the letters of the text; a text without any word is asked of nobody. */
  reads: (text: string) => boolean;
  speak: (order: SpeechOrder) => Promise<SpokenText>;
};
