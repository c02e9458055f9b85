import { measureAnimal } from '../../animal/measure-animal.ts';
import type { Figure } from '../../person/figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import type { PoseName } from '../../person/poses/find-pose.ts';
import type { CastMember } from '../frame-plan.ts';
import { isContact } from '../partners.ts';
import { coverOf, torsoOf } from '../things/cover.ts';

type Whole = Exclude<CastMember, { kind: 'bust' }>;

/** Actions of people who are close to each other on purpose. */
const close: ReadonlySet<string> = new Set([
  'carried',
  'hug',
  'receive',
  'cry',
  'swing',
  'held-by-hand',
  'row',
]);

/** Whether a person is close to another one on purpose. */
export const isClose = ({ action }: { action: PoseName }): boolean => isContact(action) || close.has(action);

/**
 * The largest share of a body that another body covers, from 0 to 1: trunks of people, whole animals. People who touch
 * and riders do not count.
 */
export function crowdingOf(cast: readonly CastMember[]): number {
  const whole = cast.flatMap((member) => (member.kind === 'bust' ? [] : [member]));
  return Math.max(
    0,
    ...whole.flatMap((member, index) => whole.slice(index + 1).map((other) => overlapOf(member, other))),
  );
}

/** Arms and hands of neighbours may cross by this much more than their trunks. */
const spare = 0.1;

/** The share of the smaller of two whole figures, arms included, that is inside the other. */
export function sharedBy(one: Figure, other: Figure): number {
  const [first, second] = [measureFigure(one).box, measureFigure(other).box];
  return Math.max(coverOf(first, second), coverOf(second, first));
}

/** `near` is painted over `far`. */
function overlapOf(far: Whole, near: Whole): number {
  if (far.kind === 'figure' && near.kind === 'figure') {
    if (isClose(far.figure) && isClose(near.figure)) return 0;
    const [one, other] = [torsoOf(far.figure), torsoOf(near.figure)];
    return Math.max(coverOf(one, other), coverOf(other, one), sharedBy(far.figure, near.figure) - spare);
  }
  const rider = [far, near].find((one) => one.kind === 'figure' && one.figure.action === 'ride-horse');
  if (rider) return 0;
  const boxOf = (one: Whole) => (one.kind === 'figure' ? torsoOf(one.figure) : measureAnimal(one.animal).box);
  const share = coverOf(boxOf(far), boxOf(near));
  // The legs of two animals look like those of one as soon as they cross.
  return far.kind === near.kind ? share * 3 : share;
}
