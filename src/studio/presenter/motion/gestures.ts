/** How much a presenter moves while speaking: the styles of a hook. */
export type GestureStyle = 'casual' | 'professional' | 'energetic' | 'minimalist';

export type Gestures = {
  /** Factors of the casual motion of the head and of the brows. */
  head: number;
  brows: number;
  /** Null: the hand stays down. */
  hand: {
    /** Of a word that the hand comes up for, 0 to 1. */
    minStrength: number;
    /** Between two gestures. */
    pauseSeconds: readonly [min: number, max: number];
  } | null;
};

export const gesturesOf: Record<GestureStyle, Gestures> = {
  casual: { head: 1, brows: 1, hand: { minStrength: 0.5, pauseSeconds: [0.9, 1.6] } },
  professional: { head: 0.7, brows: 0.75, hand: { minStrength: 0.65, pauseSeconds: [1.9, 3] } },
  energetic: { head: 1.25, brows: 1.2, hand: { minStrength: 0.4, pauseSeconds: [0.3, 0.8] } },
  minimalist: { head: 0.45, brows: 0.5, hand: null },
};
