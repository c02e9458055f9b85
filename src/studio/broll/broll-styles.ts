export const brollStyles = ['calm', 'dynamic', 'luxury', 'playful'] as const;
export type BrollStyle = (typeof brollStyles)[number];

export type MoveKind = 'push' | 'pull' | 'pan' | 'tilt' | 'detail';
/**
 * `rise`: the next picture pushes the last one up. `slide`: to the side. `line`: a golden line uncovers it. `iris` and
 * `wipe`: a colour goes ahead of it. In none of them do two things show through each other.
 */
export type Transition = 'cut' | 'rise' | 'slide' | 'line' | 'iris' | 'wipe';

/** How a style moves and cuts. */
export type StyleRules = {
  /** Cuts fall on multiples of this, in frames. */
  beatFrames: number;
  /** How long a shot lasts, before the number of photos decides otherwise. */
  shotFrames: number;
  /** Repeated over the shots: a long one and short ones make a rhythm. */
  pattern: readonly number[];
  /** Tried in this order, from a different place for each shot. */
  moves: readonly MoveKind[];
  transitions: readonly Transition[];
  transitionFrames: number;
  /** How much closer a push ends, as a share of the width that it begins with, at `shotFrames`. */
  zoom: number;
  /** How far the picture travels in a shot at least, on average, in frame widths. */
  travel: number;
  /** Frame widths a second that a view may travel. */
  maxSpeed: number;
  /** `even` but for soft ends; `fast-start` slows down after a cut, but never stands still. */
  pace: 'even' | 'fast-start';
  /** How a card moves before its fill during a shot. */
  card: {
    /** Frame widths to the side, and up or down. */
    x: number;
    y: number;
    /** By how much it grows or shrinks. */
    scale: number;
    /** Degrees that it turns by. */
    tilt: number;
  };
};

export const styleRules: Record<BrollStyle, StyleRules> = {
  calm: {
    beatFrames: 15,
    shotFrames: 100,
    pattern: [1],
    moves: ['push', 'pan', 'pull', 'tilt', 'detail'],
    transitions: ['rise'],
    transitionFrames: 26,
    zoom: 0.13,
    travel: 0.06,
    maxSpeed: 0.09,
    pace: 'even',
    card: { x: 0.03, y: 0.055, scale: 0.07, tilt: 0 },
  },
  dynamic: {
    beatFrames: 12,
    shotFrames: 25,
    pattern: [0.85, 1.15],
    moves: ['push', 'detail', 'pan', 'pull', 'detail', 'tilt'],
    transitions: ['slide', 'cut', 'rise'],
    transitionFrames: 10,
    zoom: 0.18,
    travel: 0.075,
    maxSpeed: 0.4,
    pace: 'fast-start',
    card: { x: 0.045, y: 0.05, scale: 0.1, tilt: 0 },
  },
  luxury: {
    beatFrames: 15,
    shotFrames: 120,
    pattern: [1.2, 0.9, 0.9],
    moves: ['detail', 'pull', 'pan', 'push', 'tilt'],
    transitions: ['line'],
    transitionFrames: 30,
    zoom: 0.13,
    travel: 0.06,
    maxSpeed: 0.07,
    pace: 'even',
    card: { x: 0.02, y: 0.06, scale: 0.08, tilt: 0 },
  },
  playful: {
    beatFrames: 14,
    shotFrames: 56,
    pattern: [1, 0.75, 1.25],
    moves: ['push', 'pull', 'detail', 'pan', 'tilt'],
    transitions: ['iris', 'slide', 'wipe'],
    transitionFrames: 16,
    zoom: 0.17,
    travel: 0.07,
    maxSpeed: 0.25,
    pace: 'fast-start',
    card: { x: 0.045, y: 0.06, scale: 0.09, tilt: 3 },
  },
};
