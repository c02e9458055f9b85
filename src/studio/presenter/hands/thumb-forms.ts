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
    '-22,14 -31,-10 -48,-31 -67,-50 -85,-71 -98,-92 -105,-108 -101,-118 -91,-116 -80,-101 -66,-84 -54,-75 -46,-82',
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
  /** Its pad is just below the tip of a bent index finger. */
  pinching: form(
    '-22,14 -31,-8 -46,-25 -66,-36 -88,-48 -104,-67 -110,-86 -104,-97 -94,-96 -87,-82 -72,-68 -56,-62 -46,-72',
    intoPalm,
    [-100, -86],
    -0.4,
  ),
  /** Seen from the back. */
  beside: form(
    '-24,10 -33,-14 -47,-36 -60,-58 -67,-82 -69,-105 -63,-118 -54,-114 -50,-97 -47,-80',
    intoBack,
    [-61, -104],
    -0.02,
  ),
  apart: form(
    '-24,10 -34,-12 -50,-33 -67,-52 -80,-72 -87,-92 -84,-105 -74,-104 -66,-90 -57,-76 -46,-70',
    intoBack,
    [-79, -93],
    -0.36,
  ),
} satisfies Record<string, ThumbForm>;
