import type { Figure } from '../../person/figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { blockPersons, strides, type Standing } from './blocking.ts';
import { aimCamera, toFrame } from './camera.ts';
import { giveRoles, type Role } from '../casting.ts';
import type { Camera, CastMember, Point } from '../frame-plan.ts';
import { clearFaces, clearOwnEyes } from './clear-faces.ts';
import { gazesOf } from './gazes.ts';
import { keepInside, moveInside, movePairInside } from './keep-inside.ts';
import { groundAt, heightAt, type Stage } from '../stage.ts';
import { spreadOut } from './spread-out.ts';
import { supportsOf } from '../things/supports.ts';
import { hasTables } from '../things/furniture-of-place.ts';
import { heldThing } from '../things/held.ts';
import { liftFigures } from './lift.ts';
import { touchOf } from './touch.ts';

export type FigureShot = { cast: CastMember[]; camera: Camera; eyes: Point[] };

/** Metres from the middle to the outermost person, so that a wide picture does not scatter a group. */
const widest = 1.5;

/** Share of the width by which a figure may be moved inwards. Beyond it all are drawn smaller, down to `minShare`. */
const maxMoved = 0.07;
const minShare = 0.5;

/** Places people on the ground, the tallest as high as `share` of the picture. */
export function arrangeFigures(stage: Stage, share: number): FigureShot {
  const { width, height, view, order } = stage;
  const { roles } = giveRoles(stage);
  const looks = roles.map(({ character }) => stage.looks.get(character.id)!);
  const tallest = Math.max(1, ...looks.map((look) => heightAt(stage, look, 3.2)));
  const zoom = Math.min(2.4, Math.max(1, (share * height) / tallest));
  const seen = Math.min(widest, view.half(3.2) / zoom);
  const standing = blockPersons(stage, roles, seen);
  const inPlace = standing.map(({ role, spot, facing }) => {
    const look = stage.looks.get(role.character.id)!;
    return {
      look,
      action: role.action,
      feeling: role.feeling,
      x: width / 2 + spot.x * seen * view.scale(3.2),
      y: groundAt(stage, spot.z),
      height: heightAt(stage, look, spot.z),
      facing,
      variant: stanceOf(stage, role),
      ...(role.holds && { holds: heldThing(role.holds) }),
      ...(role.isSeated && { isSeated: true }),
      ...(role.isAwake && { isAwake: true }),
      ...(role.isAsleep && { isAsleep: true }),
    };
  });
  const camera = cameraFor(stage, standing, inPlace, { zoom, isNear: share > 0.62 });
  const inFrame = inPlace.map((figure) => ({
    ...figure,
    ...toFrame(camera, figure),
    height: figure.height * camera.zoom,
  }));
  const isStriding = roles.some(({ action }) => strides(action));
  const framed = isStriding ? keepInside(width, inFrame) : inFrame.map((figure) => moveInside(width, figure));
  // Figures that must shrink are shown from further away, not lower in the picture.
  const shrunk = Math.min(1, ...framed.map((figure, index) => figure.height / inFrame[index]!.height));
  if (shrunk < 0.9 && share > minShare) return arrangeFigures(stage, Math.max(minShare, share * shrunk));
  const moved = Math.max(0, ...framed.map(({ x }, index) => Math.abs(x - inFrame[index]!.x)));
  // Arms spread wide at both sides would push two figures into each other.
  if (roles.length > 1 && !isStriding && moved > width * maxMoved && share > minShare)
    return arrangeFigures(stage, share * 0.85);
  const apart = spreadOut(width, framed);
  const raised = liftFigures(letTouch(apart, standing), standing, order.scene.narration);
  const isCarried = ({ action }: Figure) => action === 'carried' || action === 'carry-person';
  const lifted = movePairInside(width, raised, (index) => isCarried(raised[index]!));
  const depths = standing.map(({ role, spot }) => 3.2 / spot.z + nearness(role.action));
  const touching = clearFaces(lifted, depths).map(clearOwnEyes);
  const gazes = gazesOf(stage, touching, standing);
  const cast = touching.map((figure, index): CastMember => {
    const { role } = standing[index]!;
    const { groundY, holds: _drawn, ...body } = figure;
    const looking = { ...body, gaze: gazes[index]! };
    return {
      kind: 'figure',
      characterId: role.character.id,
      depth: depths[index]!,
      ...(groundY !== undefined && { groundY }),
      blur: 0,
      ...(role.holds && { holds: role.holds }),
      figure: looking,
      ...supportsOf(role, order.scene, looking, {
        ...measureFigure({ ...looking, ...(figure.holds && { holds: figure.holds }) }),
        ...(groundY !== undefined && { groundY }),
      }),
    };
  });
  const eyes = touching.map((figure) => measureFigure(figure).eyes);
  return { cast: cast.toSorted((first, second) => first.depth - second.depth), camera, eyes };
}

/** A person's stance changes from frame to frame, and differs from that of the others. */
const stanceOf = ({ order, choose }: Stage, { character, action }: Role): number =>
  // Without a table, repairs are done kneeling.
  action === 'repair' && !hasTables(order.scene)
    ? 0
    : order.characters.indexOf(character) +
      (order.variation ?? 0) +
      (idle.has(action) ? choose('stance', [0, 1, 2, 3]) : 0);
const idle: ReadonlySet<Role['action']> = new Set(['stand', 'talk', 'listen', 'think', 'sit', 'work']);

/** A carried person is behind the carrier's back; a person on a lap is in front of it. */
const nearness = (action: Standing['role']['action']): number =>
  action === 'carried' ? -0.05 : action === 'on-lap' ? 0.05 : 0;

function cameraFor(
  stage: Stage,
  standing: readonly Standing[],
  figures: readonly Figure[],
  { zoom, isNear }: { zoom: number; isNear: boolean },
): Camera {
  const { width, height, view } = stage;
  const heads = figures.map((figure) => measureFigure(figure).eyes);
  if (zoom === 1 || heads.length === 0)
    return aimCamera(stage, zoom, { x: width / 2, y: view.horizon }, { x: width / 2, y: view.horizon });
  const middle = heads.reduce((sum, { x }) => sum + x, 0) / heads.length;
  // Leaves room in the direction of the gaze, more of it for an animal.
  const lead = heads.length === 1 ? standing[0]!.facing * (stage.animals.length > 0 ? -0.2 : -0.12) : 0;
  const top = Math.min(...heads.map(({ y }) => y));
  return aimCamera(
    stage,
    zoom,
    { x: middle, y: top },
    { x: width * (0.5 + lead), y: height * (isNear ? 0.3 : 0.315) },
  );
}

/** Moves hands that touch, give or comfort onto what they touch. */
function letTouch<Body extends Figure>(figures: readonly Body[], standing: readonly Standing[]): Body[] {
  const at = standing.findIndex(({ role }) => role.partnerId);
  const other = standing.findIndex(({ role }) => role.character.id === standing[at]?.role.partnerId);
  if (at === -1 || other === -1) return [...figures];
  const touch = touchOf(standing[at]!.role.action, figures[at]!, figures[other]!);
  return figures.map((figure, index) => {
    const reaches = index === at ? touch.acting : index === other ? touch.partner : undefined;
    return reaches ? { ...figure, reaches } : figure;
  });
}
