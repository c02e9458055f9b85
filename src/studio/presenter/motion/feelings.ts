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
  /** The lips during silence: how far they part and how much of the teeth shows, 0 to 1. */
  parted: number;
  bared: number;
  /** The head: pitch from −1 (back) to 1 (bowed), and tilt in radians. */
  pitch: number;
  tilt: number;
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
  pitch: 0,
  tilt: 0,
};

export const expressions: Record<Feeling, Expression> = {
  neutral: none,
  happy: {
    ...none,
    smile: 1.15,
    browRaise: 0.4,
    squint: 0.95,
    droop: 0.06,
    parted: 0.36,
    bared: 1,
    pitch: -0.25,
    tilt: 0.03,
  },
  excited: {
    ...none,
    smile: 1.2,
    browRaise: 1.35,
    squint: 0.35,
    widen: 0.95,
    parted: 0.72,
    bared: 1,
    pitch: -0.45,
    tilt: 0.05,
  },
  surprised: { ...none, smile: 0, browRaise: 1.8, widen: 1.9, parted: 0.92, pitch: -0.3 },
  sad: { ...none, smile: -0.85, browRaise: 0, frown: -0.95, droop: 0.28, pitch: 0.45, tilt: 0.05 },
  annoyed: { ...none, smile: -0.65, browRaise: -0.6, frown: 1.1, squint: 0.6, pitch: 0.16 },
  worried: {
    ...none,
    smile: -0.75,
    browRaise: 0.8,
    frown: -1.1,
    widen: 1,
    parted: 0.16,
    pitch: -0.1,
    tilt: -0.03,
  },
  doubtful: {
    ...none,
    smile: -0.45,
    browRaise: 0.1,
    frown: 0.4,
    browTilt: 1.7,
    squint: 0.6,
    tilt: 0.085,
    pitch: 0.15,
  },
  curious: {
    ...none,
    smile: 0.3,
    browRaise: 1.3,
    browTilt: 0.35,
    widen: 0.4,
    parted: 0.14,
    tilt: 0.06,
    pitch: -0.1,
  },
  proud: {
    ...none,
    smile: 0.95,
    browRaise: 0.5,
    browTilt: 0.35,
    squint: 0.4,
    droop: 0.16,
    pitch: -1.6,
  },
  tender: {
    ...none,
    smile: 0.75,
    browRaise: 0.35,
    frown: -0.45,
    squint: 0.5,
    droop: 0.12,
    tilt: 0.1,
    pitch: 0.35,
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
