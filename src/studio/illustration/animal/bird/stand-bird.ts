import type { Point } from '../../../presenter/paint/curve.ts';
import type { FigureState } from '../../person/draw-figure.ts';
import type { AnimalFigure } from '../animal-figure.ts';
import type { AnimalLook } from '../animal-look.ts';
import { headHeading } from '../head/head-heading.ts';
import type { HeadPlace } from '../head/head-turn.ts';

export type BirdLook = Extract<AnimalLook, { plan: 'bird' }>;

/** Joints of a standing bird, in pixels of the picture. */
export type BirdBody = {
  look: BirdLook;
  unit: number;
  facing: -1 | 1;
  isAsleep: boolean;
  /** From the tail's root to the throat. */
  spine: { at: Point; radius: number }[];
  tail: Point;
  feet: readonly { hip: Point; foot: Point }[];
  head: HeadPlace;
  /** A point beside the spine, by its share along and across it; -1 is the back. */
  beside: (along: number, across: number) => Point;
};

export type StandingBird = AnimalFigure & { look: BirdLook };

/** Places the bird with its lowest point on the ground line. */
export function standBird(figure: StandingBird, state: FigureState = {}): BirdBody {
  const { spine, tail, feet, beside, look, unit } = placeParts(figure, {});
  const lowest = Math.max(
    tail[1] + unit * 0.05,
    beside(look.species === 'penguin' ? -0.42 : -0.72 - look.body.tail * 0.35, -0.1)[1],
    ...spine.map(({ at, radius }) => at[1] + radius),
    ...feet.map(({ foot }) => foot[1]),
  );
  return placeParts({ ...figure, y: figure.y - (lowest - figure.y) }, state);
}

function placeParts(figure: StandingBird, { breath = 0, sway = 0 }: FigureState): BirdBody {
  const { look, height: unit, facing, posture, x, y } = figure;
  const { body } = look;
  const isLow = posture === 'sit' || posture === 'lie' || posture === 'sleep';
  const legs = isLow ? 0.02 : body.legs;
  const run = posture === 'run' ? 0.25 : 0;
  const carriage = body.carriage - run;
  const [along, up] = [Math.cos(carriage), Math.sin(carriage)];
  const girth = body.girth * (1 + breath * 0.02);
  // The legs start at the lowest point of the belly.
  const middle: Point = [0, legs + girth * (0.75 + 0.2 * up) + body.length * 0.12 * up];
  const place = ([forward, high]: Point): Point => [x + facing * forward * unit, y - high * unit];
  const on = (share: number, off = 0): Point => [
    middle[0] + along * body.length * share - up * off,
    middle[1] + up * body.length * share + along * off,
  ];
  const stations: { at: Point; radius: number }[] = [
    { at: on(-0.52, 0.02), radius: girth * 0.34 },
    { at: on(-0.25), radius: girth * 0.82 },
    { at: on(0.08), radius: girth },
    { at: on(0.36, 0.02), radius: girth * 0.82 },
  ];
  const chest = on(0.5, 0.05);
  const isLong = body.neck > 0.15;
  const headRest: Point = [
    chest[0] + (isLong ? 0.1 : 0.04) + body.neck * 0.18,
    chest[1] + body.neck + body.head * (isLong ? 0.5 : 0.42),
  ];
  const headAt: Point =
    posture === 'sleep'
      ? [headRest[0] - body.head * 0.3, headRest[1] - body.neck * 0.6 - body.head * 0.2]
      : headRest;
  if (isLong)
    stations.push(
      { at: [chest[0] + 0.03, chest[1] + body.neck * 0.12], radius: girth * 0.46 },
      {
        at: [(chest[0] + headAt[0]) / 2 + 0.02, (chest[1] + headAt[1]) / 2 + body.neck * 0.1],
        radius: body.head * 0.72,
      },
    );
  stations.push({ at: headAt, radius: body.head * 0.8 });
  const [headX, headY] = place(headAt);
  const spine = stations.map(({ at, radius }) => ({ at: place(at), radius: radius * unit }));
  const step = posture === 'walk' || posture === 'run' ? 0.1 : 0.035;
  const feet = [-1, 1].map((side) => {
    const root = on(-0.02, -girth * 0.6);
    return {
      hip: place([root[0] + side * 0.03, root[1]]),
      foot: place([middle[0] + side * step + 0.02, side < 0 ? 0.012 : 0]),
    };
  });
  return {
    look,
    unit,
    facing,
    isAsleep: posture === 'sleep',
    spine,
    tail: place([on(-0.52 - body.tail, 0)[0], Math.max(0.03, on(-0.52 - body.tail, sway * 0.02)[1])]),
    feet,
    head: {
      x: headX,
      y: headY,
      radius: body.head * unit,
      ...headHeading(figure, { x: headX, y: headY }, { isAsleep: posture === 'sleep', sway }),
    },
    beside: (share, across) => place(on(share, -across * girth)),
  };
}
