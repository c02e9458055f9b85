import { bodyOf, type Figure } from '../../person/figure.ts';
import { palmOf, type Reaches } from '../../person/poses/reach-for.ts';
import type { Role } from '../casting.ts';
import type { Point } from '../frame-plan.ts';

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Targets for the hands of two people who touch: each other, a given thing, a shoulder. */
export function touchOf(
  action: Role['action'],
  acting: Figure,
  partner: Figure,
): { acting?: Reaches; partner?: Reaches } {
  const [body, other] = [bodyOf(acting), bodyOf(partner)];
  switch (action) {
    case 'shake-hands': {
      const middle = between(palmOf(body, 'near'), palmOf(other, 'near'));
      return { acting: { near: middle }, partner: { near: middle } };
    }
    case 'give':
    case 'pay': {
      const middle = between(palmOf(body, 'near'), palmOf(other, 'near'));
      const aside = acting.facing * acting.height * 0.03;
      return {
        acting: { near: { x: middle.x - aside, y: middle.y } },
        partner: { near: { x: middle.x + aside, y: middle.y + acting.height * 0.02 } },
      };
    }
    case 'hold-hands': {
      // If both face the same way, the person behind offers the far hand.
      const isBehind = acting.x * acting.facing < partner.x * acting.facing;
      const [own, its] = isBehind ? (['far', 'near'] as const) : (['near', 'far'] as const);
      const middle = between(palmOf(body, own), palmOf(other, its));
      return { acting: { [own]: middle }, partner: { [its]: middle } };
    }
    case 'push-swing': {
      const back = (side: 'near' | 'far') => ({
        x: other.arms[side][0][0] - partner.facing * partner.height * 0.07,
        y: other.arms[side][0][1] + partner.height * 0.1,
      });
      return { acting: { near: back('near'), far: back('far') } };
    }
    case 'comfort': {
      const sides = (['near', 'far'] as const).map((side) => other.arms[side][0]);
      const [x, y] = sides.toSorted((a, b) => Math.abs(a[0] - acting.x) - Math.abs(b[0] - acting.x))[0]!;
      return { acting: { far: { x, y: y + partner.height * 0.02 } } };
    }
    case 'hug': {
      const chest = (one: Figure, by: number) => ({
        x: one.x - one.facing * one.height * by,
        y: one.y - one.height * 0.68,
      });
      return { acting: { near: chest(partner, 0.05) }, partner: { near: chest(acting, 0.05) } };
    }
    default:
      return {};
  }
}
