import { trace, type Point } from '../paint/curve.ts';

/** A thumb with its ball, on the left of the hand, in hand pixels: the wrist is the origin. */
export type ThumbForm = {
  /** From the wrist along the outer side, round the tip and back to the fold beside the index finger. */
  outer: readonly Point[];
  /** From there back to the wrist, where the ball of the thumb merges with the hand. */
  inner: readonly Point[];
  tip: Point;
  /** In radians, as for a finger. */
  tipAngle: number;
};

const intoPalm = '-34,-74 -16,-66 -6,-44 -6,-14 -12,14';
const intoBack = '-34,-66 -22,-34 -18,10';

const form = (outer: string, inner: string, tip: Point, tipAngle: number): ThumbForm => ({
  outer: trace(outer),
  inner: trace(inner),
  tip,
  tipAngle,
});

export const thumbForms = {
  /** Seen from the palm. */
  open: form(
    '-22,14 -31,-10 -48,-31 -67,-50 -85,-70 -98,-89 -107,-107 -104,-119 -93,-121 -81,-107 -67,-88 -55,-78 -46,-84',
    intoPalm,
    [-95, -103],
    -0.62,
  ),
  flat: form(
    '-22,14 -31,-10 -46,-33 -61,-57 -70,-82 -77,-105 -76,-121 -67,-127 -58,-118 -53,-99 -49,-84 -45,-84',
    intoPalm,
    [-68, -110],
    -0.2,
  ),
  across: form(
    '-22,14 -33,-10 -48,-34 -54,-57 -47,-78 -29,-92 -7,-99 9,-95 14,-84 5,-74 -12,-70 -24,-61',
    '-20,-48 -9,-36 -5,-14 -12,14',
    [-2, -86],
    1.4,
  ),
  /** The thumb of a palm that faces the ceiling: behind the palm, it rises from its ball. */
  upright: form(
    '-19,16 -26,-4 -36,-22 -52,-36 -70,-52 -85,-72 -93,-90 -90,-102 -80,-103 -68,-92 -54,-78 -42,-70 -33,-70',
    '-20,-60 -8,-44 -4,-22 -8,-2 -12,14',
    [-83, -94],
    -0.62,
  ),
  /** Raised above a fist, and bent slightly backwards. */
  up: form(
    '-22,14 -34,-10 -46,-38 -50,-66 -46,-92 -39,-116 -36,-138 -39,-162 -38,-184 -29,-195 -16,-192 -9,-177 -8,-154 -3,-133 10,-117',
    '2,-106 -16,-92 -25,-66 -24,-36 -16,-8 -12,14',
    [-25, -180],
    -0.08,
  ),
  /** Its pad holds the folded little finger. */
  holding: form(
    '-22,14 -33,-10 -47,-32 -53,-52 -46,-69 -28,-80 -6,-85 16,-85 32,-80 38,-69 31,-59 14,-57 -8,-57 -22,-52',
    '-18,-42 -9,-34 -5,-14 -12,14',
    [25, -71],
    1.5,
  ),
  /** Seen from the back. */
  beside: form(
    '-24,10 -33,-14 -47,-36 -60,-58 -69,-84 -74,-110 -72,-124 -62,-126 -55,-112 -51,-96 -46,-84',
    intoBack,
    [-64, -112],
    -0.18,
  ),
  apart: form(
    '-24,10 -34,-12 -50,-33 -67,-52 -80,-72 -87,-92 -84,-105 -74,-104 -66,-90 -57,-76 -46,-70',
    intoBack,
    [-79, -93],
    -0.36,
  ),
} satisfies Record<string, ThumbForm>;
