import type { Figure } from '../person/figure.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { aimCamera, toFrame } from './camera.ts';
import { giveRoles, type Role } from './casting.ts';
import type { Camera, CastMember, Point } from './frame-plan.ts';
import { heldByFigure } from './held.ts';
import { groundAt, heightAt, type Stage } from './stage.ts';
import { supportsOf } from './supports.ts';

/** x as a share of what the camera sees from the middle to the edge, z in metres from it. */
type Spot = { x: number; z: number };
type Standing = { role: Role; spot: Spot; facing: -1 | 1 };

/** Where one to four persons stand, from left to right: nobody before anybody's face, the inner ones further back. */
function spotsFor(count: number, side: -1 | 1, isHug: boolean, hasAnimal: boolean): Spot[] {
  if (isHug && count > 1) return hugSpots[count - 2]!;
  if (count <= 1) return [{ x: side * (hasAnimal ? 0.5 : 0.3), z: 3.2 }];
  if (count === 2)
    return [
      { x: -0.47, z: 3.2 },
      { x: 0.47, z: 3.2 },
    ];
  if (count === 3)
    return [
      { x: -0.64, z: 3.15 },
      { x: 0.02, z: 3.7 },
      { x: 0.66, z: 3.25 },
    ];
  return [
    { x: -0.7, z: 3.2 },
    { x: -0.24, z: 3.8 },
    { x: 0.24, z: 3.8 },
    { x: 0.7, z: 3.2 },
  ];
}

/** Two close together, the others beside them. */
const hugSpots: readonly Spot[][] = [
  [
    { x: -0.3, z: 3.2 },
    { x: 0.3, z: 3.2 },
  ],
  [
    { x: -0.62, z: 3.2 },
    { x: -0.14, z: 3.2 },
    { x: 0.66, z: 3.4 },
  ],
  [
    { x: -0.74, z: 3.7 },
    { x: -0.23, z: 3.2 },
    { x: 0.23, z: 3.2 },
    { x: 0.74, z: 3.7 },
  ],
];

/** Persons keep their sides through a story: whoever is named first in it stands on the left. */
function placeRoles(stage: Stage, roles: Role[]): Standing[] {
  const { characters } = stage.order;
  const rank = ({ character }: Role) => characters.findIndex(({ id }) => id === character.id);
  const isHug = roles[0]?.action === 'hug';
  const byRank = roles.toSorted((first, second) => rank(first) - rank(second));
  // Those who hug stand side by side.
  const ordered =
    isHug && roles.length > 2
      ? [...roles.slice(3), roles[0]!, roles[1]!, roles[2]!].slice(-roles.length)
      : byRank;
  const side = stage.choose('side', [-1, 1] as const);
  // Who lies needs the width.
  const makesRoom = stage.animals.length > 0 && roles[0]?.action !== 'sleep';
  const spots = spotsFor(ordered.length, side, isHug, makesRoom);
  const acting = spots[ordered.indexOf(roles[0]!)]!;
  const moving = ordered.filter(({ action }) => strides(action));
  return ordered.map((role, index) => {
    const spot = spots[index]!;
    // Towards each other they would run into each other.
    if (moving.length > 1 && strides(role.action)) return { role, spot, facing: side < 0 ? 1 : -1 };
    const towards = role === roles[0] ? 0 : acting.x;
    return { role, spot, facing: spot.x < towards || (spot.x === towards && side < 0) ? 1 : -1 };
  });
}

const strides = (action: Role['action']): boolean => action === 'run' || action === 'walk';

export type FigureShot = { cast: CastMember[]; camera: Camera; eyes: Point[] };

/** Metres from the middle to the outermost person, so that a wide picture does not scatter a group. */
const widest = 1.5;

/** Share of the width that stays free at both sides of those who walk or run. */
const sideMargin = 0.04;

/** Makes those who stride smaller where they stand, and moves them inwards, until the sides cut no foot or hand. */
function keepInside<Striding extends Figure>(width: number, figures: readonly Striding[]): Striding[] {
  const room = width * (1 - 2 * sideMargin);
  // Each has the share of the width in which nobody is hidden by another.
  const widest = Math.max(...figures.map((figure) => measureFigure(figure).box.width));
  const factor = Math.min(1, room / (figures.length > 1 ? figures.length * 0.8 : 1) / widest);
  return figures.map((figure) => {
    const small = { ...figure, height: figure.height * factor };
    const { box } = measureFigure(small);
    const past =
      Math.max(0, width * sideMargin - box.x) - Math.max(0, box.x + box.width - width * (1 - sideMargin));
    return { ...small, x: small.x + past };
  });
}

/** Persons on the ground of the place, the tallest as high as `share` of the picture. */
export function arrangeFigures(stage: Stage, share: number): FigureShot {
  const { width, height, view, order } = stage;
  const { roles } = giveRoles(stage);
  const standing = placeRoles(stage, roles);
  const isNear = share > 0.62;
  const looks = standing.map(({ role }) => stage.looks.get(role.character.id)!);
  const tallest = Math.max(1, ...looks.map((look) => heightAt(stage, look, 3.2)));
  const zoom = Math.min(2.4, Math.max(1, (share * height) / tallest));
  const seen = Math.min(widest, view.half(3.2) / zoom);
  const inPlace = standing.map(({ role, spot, facing }, index) => {
    const look = looks[index]!;
    return {
      look,
      action: role.action,
      feeling: role.feeling,
      x: width / 2 + spot.x * seen * view.scale(3.2),
      y: groundAt(stage, spot.z),
      height: heightAt(stage, look, spot.z),
      facing,
      variant: order.characters.indexOf(role.character),
    };
  });
  const heads = inPlace.map((figure) => measureFigure(figure).eyes);
  const middle = heads.reduce((sum, { x }) => sum + x, 0) / Math.max(1, heads.length);
  // Room for what the person looks at, more of it for an animal.
  const lead = heads.length === 1 ? inPlace[0]!.facing * (stage.animals.length > 0 ? -0.2 : -0.12) : 0;
  const top = Math.min(...heads.map(({ y }) => y));
  const camera =
    zoom === 1 || heads.length === 0
      ? aimCamera(stage, zoom, { x: width / 2, y: view.horizon }, { x: width / 2, y: view.horizon })
      : aimCamera(
          stage,
          zoom,
          { x: middle, y: top },
          { x: width * (0.5 + lead), y: height * (isNear ? 0.3 : 0.315) },
        );
  const inFrame = inPlace.map((figure) => ({
    ...figure,
    ...toFrame(camera, figure),
    height: figure.height * camera.zoom,
  }));
  const isStriding = roles.some(({ action }) => strides(action));
  const framed = isStriding ? keepInside(width, inFrame) : inFrame;
  const eyes = framed.map((figure) => measureFigure(figure).eyes);
  const actingAt = standing.findIndex(({ role }) => role === roles[0]);
  const cast = framed.map((figure, index): CastMember => {
    const { role, spot } = standing[index]!;
    const thing = role.holds && role.looksAtThing ? heldByFigure(figure, role.holds) : null;
    const other = index === actingAt ? eyes[index === 0 ? 1 : index - 1] : eyes[actingAt];
    const gaze = thing
      ? { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 }
      : (other ?? { x: figure.x + figure.facing * figure.height, y: eyes[index]!.y });
    const looking = { ...figure, gaze };
    const measured = measureFigure(looking);
    return {
      kind: 'figure',
      characterId: role.character.id,
      depth: 3.2 / spot.z,
      blur: 0,
      ...(role.holds && { holds: role.holds }),
      figure: looking,
      ...supportsOf(role, order.scene.setting, looking, measured),
    };
  });
  return { cast: cast.toSorted((first, second) => first.depth - second.depth), camera, eyes };
}
