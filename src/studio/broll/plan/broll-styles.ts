export const brollStyles = ['calm', 'dynamic', 'luxury', 'playful'] as const;
export type BrollStyle = (typeof brollStyles)[number];

export type MoveKind = 'push' | 'pull' | 'pan' | 'tilt' | 'detail';
/**
 * `fade`: the next picture slowly covers the previous one while both move. `rise`: it pushes the previous one up. `slide`:
 * to the side. `line`: a golden line reveals it. `iris` and `wipe`: a colour precedes it. Only `fade` blends two pictures.
 */
export type Transition = 'cut' | 'fade' | 'rise' | 'slide' | 'line' | 'iris' | 'wipe';

/** How a style moves and cuts. */
export type StyleRules = {
  /** Cuts fall on multiples of this, in frames. */
  beatFrames: number;
  /** Preferred length of a shot. */
  shotFrames: number;
  /** Relative lengths, repeated over the shots to form a rhythm. */
  pattern: readonly number[];
  /** Tried in this order, starting at a different position for each shot. */
  moves: readonly MoveKind[];
  transitions: readonly Transition[];
  transitionFrames: number;
  /** Zoom of a push, as a share of its initial width, at `shotFrames`. */
  zoom: number;
  /** Minimum average travel of the picture in a shot, in frame widths. */
  travel: number;
  /** Maximum speed of a view in frame widths per second. */
  maxSpeed: number;
  /** `even` is linear with soft ends; `fast-start` slows down after a cut without stopping. */
  pace: 'even' | 'fast-start';
  /** Movement of a card in front of its fill during a shot. */
  card: {
    /** Horizontal and vertical travel in frame widths. */
    x: number;
    y: number;
    /** Change in scale. */
    scale: number;
    /** Rotation in degrees. */
    tilt: number;
  };
};

export const styleRules: Record<BrollStyle, StyleRules> = {
  calm: {
    beatFrames: 15,
    shotFrames: 100,
    pattern: [1],
    moves: ['push', 'pan', 'pull', 'tilt', 'detail'],
    transitions: ['fade'],
    transitionFrames: 30,
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
