import type { Figure } from '../../person/figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import type { Standing } from './blocking.ts';
import { findMount, mounts } from '../things/mounts.ts';

/** A figure that may be off the ground: on another person's back or lap, in a vehicle, on a horse. */
export type Lifted<Body extends Figure> = Body & { groundY?: number };

/** Height of a horse's back over the ground, in metres. */
const horseBack = 1.22;
const metreOf = ({ height, look }: Figure): number => height / (1.75 * look.stature);

/**
 * Moves a carried person to the back or lap of the other, and a driver or rider to the seat. `groundY` is where the
 * figure would have stood.
 */
export function liftFigures<Body extends Figure>(
  figures: readonly Body[],
  standing: readonly Standing[],
  narration: string,
): Lifted<Body>[] {
  const lifted = figures.map((figure, index): Lifted<Body> => {
    const { action } = standing[index]!.role;
    const name = findMount(action, narration);
    if (name) return ontoSeat(figure, mounts[name].saddle.y, mounts[name].isSeat);
    return action === 'ride-horse' ? ontoSeat(figure, horseBack, true) : figure;
  });
  const at = standing.findIndex(({ role }) => role.partnerId && pairs.has(role.action));
  const other = standing.findIndex(({ role }) => role.character.id === standing[at]?.role.partnerId);
  if (at === -1 || other === -1) return lifted;
  const isLap = standing[at]!.role.action === 'on-lap';
  const [carrier, carried] = isLap ? [other, at] : [at, other];
  lifted[carried] = isLap
    ? ontoLap(lifted[carrier]!, lifted[carried]!)
    : ontoBack(lifted[carrier]!, lifted[carried]!);
  return lifted;
}

const pairs: ReadonlySet<string> = new Set(['carry-person', 'on-lap']);

/** Raises the feet or the seat to a height above the ground. */
function ontoSeat<Body extends Figure>(figure: Body, metres: number, isSeat: boolean): Lifted<Body> {
  const { seat } = measureFigure(figure);
  const foot = isSeat && seat ? seat.y : figure.y;
  return { ...figure, y: figure.y + (figure.y - metres * metreOf(figure) - foot), groundY: figure.y };
}

function ontoBack<Body extends Figure>(carrier: Body, carried: Body): Lifted<Body> {
  const turned = { ...carried, facing: carrier.facing, x: carrier.x - carrier.facing * carrier.height * 0.1 };
  const { seat } = measureFigure(turned);
  const hip = carrier.y - carrier.height * 0.5;
  return { ...turned, y: turned.y + hip - (seat?.y ?? turned.y), groundY: carrier.y };
}

function ontoLap<Body extends Figure>(carrier: Body, carried: Body): Lifted<Body> {
  const turned = { ...carried, facing: carrier.facing };
  const lap = measureFigure(carrier).seat ?? { x: carrier.x, y: carrier.y - carrier.height * 0.28 };
  const { seat } = measureFigure(turned);
  const x = lap.x + carrier.facing * carrier.height * 0.13;
  const y = lap.y - carrier.height * 0.085;
  return {
    ...turned,
    x: turned.x + x - (seat?.x ?? turned.x),
    y: turned.y + y - (seat?.y ?? turned.y),
    groundY: carrier.y,
  };
}
