export const feelings = [
  'neutral',
  'happy',
  'excited',
  'surprised',
  'sad',
  'annoyed',
  'worried',
  'doubtful',
  'curious',
  'proud',
  'tender',
] as const;
export type Feeling = (typeof feelings)[number];

/** Facial expression of a feeling, as offsets from the face at rest. */
export type Expression = {
  /** −1: corners of the mouth down … 1: a broad smile. */
  smile: number;
  /** Both brows, −1 to 1. */
  browRaise: number;
  /** −1: inner ends up, as in grief … 1: inner ends down, as in anger. */
  frown: number;
  /** One brow higher than the other, −1 to 1. */
  browTilt: number;
  /** 0 to 1: raised lower lids. */
  squint: number;
  /** 0 to 1: eyes wide open. */
  widen: number;
  /** 0 to 1: drooping upper lids. */
  droop: number;
  /** The lips during silence: how far they part, up to 1.5 for a dropped jaw, and how much of the teeth shows, 0 to 1. */
  parted: number;
  bared: number;
  /** Closed lips: −1 full and narrow … 1 pressed thin. */
  tension: number;
  /** One corner of the mouth drawn out and up: −1 the left of the picture … 1 the right. */
  skew: number;
  /** 0 to 1: the chin is bunched and pushes the lower lip up. */
  chin: number;
  /** −1: the upper lids fall at their inner ends, as in anger … 1: they rise there, as in grief. */
  slant: number;
  /** Where the eyes look, in pixels. */
  gazeX: number;
  gazeY: number;
  /** The head: pitch from −1 (back) to 1 (bowed), tilt in radians, and 0 to 1 towards the viewer. */
  pitch: number;
  tilt: number;
  /** The head's turn, −1 to 1, as that of the motion. */
  turn: number;
  forward: number;
  /** The chest: −1 sunk, with the shoulders rolled in … 1 lifted, with the shoulders back. */
  chest: number;
  /** 0 to 1: raised shoulders. */
  shrug: number;
};

const none: Expression = {
  smile: 0,
  browRaise: 0,
  frown: 0,
  browTilt: 0,
  squint: 0,
  widen: 0,
  droop: 0,
  parted: 0,
  bared: 0,
  tension: 0,
  skew: 0,
  chin: 0,
  slant: 0,
  gazeX: 0,
  gazeY: 0,
  pitch: 0,
  tilt: 0,
  turn: 0,
  forward: 0,
  chest: 0,
  shrug: 0,
};

export const expressions: Record<Feeling, Expression> = {
  neutral: none,
  happy: {
    ...none,
    smile: 1.1,
    browRaise: 0.4,
    squint: 0.72,
    droop: 0.04,
    parted: 0.4,
    bared: 1,
    pitch: -0.25,
    tilt: 0.04,
    chest: 0.3,
  },
  excited: {
    ...none,
    smile: 1.15,
    browRaise: 1.15,
    squint: 0.3,
    widen: 0.85,
    parted: 0.86,
    bared: 1,
    pitch: -0.45,
    tilt: 0.05,
    forward: 0.5,
    chest: 0.5,
    shrug: 0.4,
  },
  surprised: {
    ...none,
    browRaise: 1.6,
    squint: -0.33,
    widen: 1.9,
    parted: 1.32,
    pitch: -0.3,
    chest: 0.2,
    shrug: 1,
  },
  sad: {
    ...none,
    smile: -0.75,
    frown: -0.95,
    droop: 0.12,
    slant: 0.9,
    chin: 0.9,
    gazeY: 1.5,
    pitch: 0.6,
    tilt: 0.1,
    turn: -0.25,
    chest: -1,
    shrug: -1,
  },
  annoyed: {
    ...none,
    smile: -0.75,
    browRaise: -0.65,
    frown: 1.15,
    squint: 0.75,
    droop: 0.1,
    slant: -0.7,
    tension: 0.9,
    chin: 0.5,
    pitch: 0.16,
    tilt: -0.05,
    turn: 0.3,
    forward: 0.3,
    shrug: 0.5,
  },
  worried: {
    ...none,
    smile: -0.65,
    browRaise: 0.7,
    frown: -1.15,
    squint: 0.2,
    widen: 0.8,
    slant: 0.5,
    parted: 0.12,
    tension: 0.2,
    chin: 0.3,
    pitch: -0.1,
    tilt: -0.06,
    turn: 0.2,
    chest: -0.5,
    shrug: 1,
  },
  doubtful: {
    ...none,
    smile: -0.45,
    browRaise: 0.1,
    frown: 0.4,
    browTilt: 1.6,
    squint: 0.6,
    tension: 0.4,
    skew: 0.7,
    chin: 0.5,
    tilt: 0.1,
    turn: -0.35,
    pitch: 0.15,
  },
  curious: {
    ...none,
    smile: 0.45,
    browRaise: 0.7,
    browTilt: 1.3,
    squint: 0.1,
    widen: 0.55,
    tension: -0.3,
    gazeX: 2,
    gazeY: -1,
    tilt: 0.17,
    turn: 0.45,
    pitch: 0.1,
    forward: 1.3,
    shrug: 0.25,
  },
  proud: {
    ...none,
    smile: 0.5,
    browRaise: 0.35,
    squint: 0.5,
    droop: 0.1,
    tension: -0.72,
    gazeY: 2,
    pitch: -1.7,
    tilt: -0.045,
    turn: -0.3,
    forward: -0.4,
    chest: 1.5,
  },
  tender: {
    ...none,
    smile: 0.85,
    browRaise: 0.3,
    frown: -0.6,
    squint: 0.6,
    droop: 0.12,
    slant: 0.4,
    tension: -0.3,
    tilt: 0.17,
    turn: 0.3,
    pitch: 0.5,
    forward: 0.4,
    chest: -0.4,
    shrug: 0.5,
  },
};

export function blendExpressions(from: Expression, to: Expression, share: number): Expression {
  const mixed = { ...from };
  for (const name of Object.keys(none) as (keyof Expression)[])
    mixed[name] = from[name] + (to[name] - from[name]) * share;
  return mixed;
}

/** Adds a gesture's facial movement to the expression of a feeling. */
export function addToExpression(expression: Expression, more: Partial<Expression>): Expression {
  const sum = { ...expression };
  for (const [name, value] of Object.entries(more) as [keyof Expression, number][]) sum[name] += value;
  return sum;
}
