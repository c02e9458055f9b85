import type { ReelDuration } from './reel-script.ts';

/** Words that fill a reel at a natural pace. */
const wordBudgets: Record<ReelDuration, number> = { 15: 32, 30: 68, 60: 140 };
export const wordBudget = (durationSeconds: ReelDuration): number => wordBudgets[durationSeconds];

/** How long the text takes when it is spoken, without silence at its ends. */
export function estimateSpokenSeconds(text: string): number {
  return text.split(/\s+/).filter(Boolean).length * 0.38;
}
