import { measureAnimal } from '../../animal/measure-animal.ts';
import { frameHead } from './arrange-animals.ts';
import { aimCamera } from './camera.ts';
import { giveRoles } from '../casting.ts';
import type { Camera, CastMember, FramePlan, Point } from '../frame-plan.ts';
import type { Stage } from '../stage.ts';
import { sizeOf } from '../things/thing-size.ts';

type HeroShot = {
  hero: NonNullable<FramePlan['hero']>;
  cast: CastMember[];
  camera: Camera;
  backgroundBlur: number;
};

/**
 * The product on a surface in front, and one or two people behind it who look at it: a product shot of a scene always
 * includes the people who act in it.
 */
export function arrangeHeroWithCast(stage: Stage): HeroShot {
  const { width, height, view, products, persons, animals } = stage;
  const count = persons.length + animals.length;
  // From further away the busts would end above the table: they change sides instead.
  const turn = stage.nearness < 1 ? -1 : 1;
  const side = stage.side * turn;
  const foot = height * 0.8;
  const face = Math.min(height * 0.21, width * 0.38) * (count > 1 ? 0.86 : 1);
  const room = { width: Math.min(width * 0.56, height * 0.6), height: height * (count > 1 ? 0.27 : 0.33) };
  const size = besideFace(room, persons.length > 0 ? sizeOf(products[0]!) : null, face);
  const middle = width * (count > 1 ? 0.5 : 0.5 + side * 0.2);
  const box = { x: middle - size.width / 2, y: foot - size.height, ...size };
  const thing = { x: middle, y: box.y + box.height * 0.4 };
  const at = (index: number): Point =>
    count > 1
      ? {
          x: width * (0.51 + stage.flip * turn * (index === 0 ? -0.22 : 0.22)),
          y: height * (index === 0 ? 0.31 : 0.28),
        }
      : { x: width * (0.5 - side * 0.18), y: height * 0.31 };
  return {
    camera: aimCamera(stage, 1.4, { x: width / 2, y: view.horizon }, { x: width / 2, y: height * 0.38 }),
    backgroundBlur: 2,
    hero: { product: products[0]!, surfaceY: foot - height * 0.05, box },
    cast:
      persons.length > 0
        ? bustsBehind(stage, { at, face, thing })
        : animalsBehind(stage, { at, face, thing }),
  };
}

/** Metres from chin to crown. */
const headMetres = 0.235;
/** A thing in front of a person is nearer to the camera, and is what the picture is about. */
const nearer = 1.75;
/** Share of the room that even a ring takes. */
const minShown = 0.4;

/** The room for the product, reduced until it fits the scale of the face behind it. */
function besideFace(room: Size, real: Size | null, face: number): Size {
  if (!real) return room;
  const metre = (face / headMetres) * nearer;
  const fit = Math.min(room.width / real.width, room.height / real.height);
  const share = Math.max(minShown, Math.min(1, metre / fit));
  return { width: room.width * share, height: room.height * share };
}

type Size = { width: number; height: number };
type Behind = { at: (index: number) => Point; face: number; thing: Point };

function bustsBehind(stage: Stage, { at, face, thing }: Behind): CastMember[] {
  const { roles } = giveRoles(stage);
  return roles.map(({ character, feeling }, index): CastMember => {
    const eyes = at(index);
    return {
      kind: 'bust',
      characterId: character.id,
      depth: 0.95,
      blur: 0,
      bust: {
        look: stage.looks.get(character.id)!,
        feeling,
        ...eyes,
        headHeight: face,
        turn: eyes.x < thing.x ? 0.4 : -0.4,
        gaze: thing,
      },
    };
  });
}

function animalsBehind(stage: Stage, { at, face, thing }: Behind): CastMember[] {
  return stage.animals.map(({ look, character }, index): CastMember => {
    const middle = at(index);
    const head = {
      x: middle.x - face * 0.62,
      y: middle.y - face * 0.5,
      width: face * 1.24,
      height: face * 1.2,
    };
    const framed = frameHead(
      {
        look,
        posture: look.plan === 'four-legged' && !look.body.legs.isHoof ? 'sit' : 'stand',
        feeling: stage.order.scene.feeling,
        x: 0,
        y: 0,
        height: 100,
        facing: middle.x < thing.x ? 1 : -1,
        turn: 0.6,
        gaze: thing,
      },
      head,
    );
    const { box } = measureAnimal(framed);
    // A figure that is little more than a head sits behind the table, not in the air above it.
    const drop = Math.max(0, stage.height * 0.77 - (box.y + box.height));
    return {
      kind: 'animal',
      characterId: character.id,
      depth: 0.95,
      blur: 0,
      animal: { ...framed, y: framed.y + drop },
    };
  });
}
