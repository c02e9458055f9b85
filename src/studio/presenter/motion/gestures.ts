/** How lively a presenter moves for each hook style. */
export type GestureStyle = 'casual' | 'professional' | 'energetic' | 'minimalist';

export type Gestures = {
  /** Factors relative to the casual style's motion of head and brows. */
  head: number;
  brows: number;
  /** Null when the hand stays down. */
  hand: {
    /** Minimum stress of a word that raises the hand, 0 to 1. */
    minStrength: number;
    /** Range of the pause between two gestures. */
    pauseSeconds: readonly [min: number, max: number];
  } | null;
};

export const gesturesOf: Record<GestureStyle, Gestures> = {
  casual: { head: 1, brows: 1, hand: { minStrength: 0.5, pauseSeconds: [0.9, 1.6] } },
  professional: { head: 0.7, brows: 0.75, hand: { minStrength: 0.65, pauseSeconds: [1.9, 3] } },
  energetic: { head: 1.25, brows: 1.2, hand: { minStrength: 0.4, pauseSeconds: [0.3, 0.8] } },
  minimalist: { head: 0.45, brows: 0.5, hand: null },
};
