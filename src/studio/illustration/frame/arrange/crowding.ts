import { measureAnimal } from '../../animal/measure-animal.ts';
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

/** `near` is painted over `far`. */
function overlapOf(far: Whole, near: Whole): number {
  if (far.kind === 'figure' && near.kind === 'figure') {
    const actions = [far.figure.action, near.figure.action];
    if (actions.some((action) => isContact(action) || close.has(action))) return 0;
    const [one, other] = [torsoOf(far.figure), torsoOf(near.figure)];
    return Math.max(coverOf(one, other), coverOf(other, one));
  }
  const rider = [far, near].find((one) => one.kind === 'figure' && one.figure.action === 'ride-horse');
  if (rider) return 0;
  const boxOf = (one: Whole) => (one.kind === 'figure' ? torsoOf(one.figure) : measureAnimal(one.animal).box);
  const share = coverOf(boxOf(far), boxOf(near));
  // The legs of two animals look like those of one as soon as they cross.
  return far.kind === near.kind ? share * 3 : share;
}
