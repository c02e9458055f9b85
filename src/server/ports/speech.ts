import type { VoiceEngine } from '#contract/engines.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import type { EngineContext } from './engine-context.ts';

export type SpeechOrder = {
  text: string;
  voice: Voice;
  style: SpeakingStyle;
  /** 0.5 to 2; 1 is the voice's own speed. */
  speed: number;
  /** Each variation of the same words is spoken with another melody, where the engine has one; 0 is the first. */
  variation?: number;
  workFolder: string;
  context: EngineContext;
};

export type SpokenText = {
  /** 48 kHz mono WAV in the work folder, at about −16 LUFS. */
  path: string;
  durationSeconds: number;
  /** Gapless from 0 to the end, with silence as "pau"; null if the engine has no timings. */
  phones: { phone: string; startSeconds: number; endSeconds: number }[] | null;
  words: { word: string; startSeconds: number; endSeconds: number }[] | null;
};

/** Throws ProviderError, and AbortError after an abort. */
export type Speech = {
  engine: VoiceEngine;
  /** Whether the voice can pronounce the text's script; false for a text without words. */
  reads: (text: string) => boolean;
  speak: (order: SpeechOrder) => Promise<SpokenText>;
};
