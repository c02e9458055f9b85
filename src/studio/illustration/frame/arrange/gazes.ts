import type { Figure } from '../../person/figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import type { Standing } from './blocking.ts';
import type { Point } from '../frame-plan.ts';
import { heldByFigure } from '../things/held.ts';
import type { Stage } from '../stage.ts';

/** Points that the figures look at: their work, their partner or else the acting person; upwards for the sky. */
export function gazesOf(stage: Stage, figures: readonly Figure[], standing: readonly Standing[]): Point[] {
  const eyes = figures.map((figure) => measureFigure(figure).eyes);
  const lead = standing.findIndex(({ role }) => role.character === stage.persons[0]);
  const indexOf = (id: string | undefined) => standing.findIndex(({ role }) => role.character.id === id);
  const partner = indexOf(standing[lead]?.role.partnerId);
  const listener = partner === -1 ? (lead === 0 ? 1 : lead - 1) : partner;
  return figures.map((figure, index): Point => {
    const { role } = standing[index]!;
    const own = eyes[index]!;
    const ahead = { x: figure.x + figure.facing * figure.height, y: own.y };
    if (role.action === 'shoot') return { x: ahead.x, y: own.y - figure.height * 0.4 };
    if (role.action === 'look-up') return { x: ahead.x, y: own.y - figure.height * 0.9 };
    if (role.action === 'think') return { x: ahead.x, y: own.y - figure.height * 0.3 };
    if (role.action === 'search') return { x: ahead.x, y: own.y + figure.height * 0.1 };
    const thing = role.holds && role.looksAtThing ? heldByFigure(figure, role.holds) : null;
    if (thing) return { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
    if (worksOn.has(role.action)) {
      const { hand } = measureFigure(figure);
      return { x: hand.x + figure.facing * figure.height * 0.05, y: hand.y };
    }
    return (index === lead ? eyes[listener] : eyes[lead]) ?? ahead;
  });
}

/** Actions in which the eyes follow the hands, with or without a thing in them. */
const worksOn: ReadonlySet<Standing['role']['action']> = new Set([
  'cook',
  'wipe',
  'sew',
  'write',
  'type',
  'sweep',
  'dig',
  'water',
  'repair',
  'pack',
  'open',
  'pour',
  'measure',
  'knead',
  'light',
  'cut',
  'crouch',
  'cry',
]);
