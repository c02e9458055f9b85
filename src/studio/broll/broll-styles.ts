export const brollStyles = ['calm', 'dynamic', 'luxury', 'playful'] as const;
export type BrollStyle = (typeof brollStyles)[number];

/** `parallax`: the photo moves before its blurred fill; only where a photo does not fill the frame. */
export type MoveKind = 'push' | 'pull' | 'pan' | 'tilt' | 'detail' | 'parallax';
export type Transition = 'cut' | 'fade' | 'black' | 'slide' | 'iris' | 'wipe';

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
  /** Of a detail, as a share of the widest view. */
  detailWidth: number;
  /** Frame widths a second that a view may travel. */
  maxSpeed: number;
  /** `linear` through a fade, so that nothing stands still; slowing down after a cut. */
  ease: 'linear' | 'out' | 'in-out-sine';
};

export const styleRules: Record<BrollStyle, StyleRules> = {
  calm: {
    beatFrames: 15,
    shotFrames: 100,
    pattern: [1],
    moves: ['push', 'pan', 'pull', 'tilt', 'detail', 'parallax'],
    transitions: ['fade'],
    transitionFrames: 22,
    zoom: 0.1,
    detailWidth: 0.66,
    maxSpeed: 0.09,
    ease: 'linear',
  },
  dynamic: {
    beatFrames: 12,
    shotFrames: 34,
    pattern: [1.5, 0.75, 0.75],
    moves: ['push', 'detail', 'pan', 'pull', 'detail', 'tilt', 'parallax'],
    transitions: ['cut', 'slide', 'cut', 'cut'],
    transitionFrames: 7,
    zoom: 0.14,
    detailWidth: 0.58,
    maxSpeed: 0.4,
    ease: 'out',
  },
  luxury: {
    beatFrames: 15,
    shotFrames: 120,
    pattern: [1.2, 0.9, 0.9],
    moves: ['detail', 'pull', 'pan', 'push', 'tilt', 'parallax'],
    transitions: ['black', 'fade'],
    transitionFrames: 30,
    zoom: 0.12,
    detailWidth: 0.6,
    maxSpeed: 0.07,
    ease: 'linear',
  },
  playful: {
    beatFrames: 14,
    shotFrames: 56,
    pattern: [1, 0.75, 1.25],
    moves: ['push', 'pull', 'parallax', 'detail', 'pan', 'tilt'],
    transitions: ['iris', 'wipe', 'slide'],
    transitionFrames: 12,
    zoom: 0.15,
    detailWidth: 0.62,
    maxSpeed: 0.25,
    ease: 'out',
  },
};
