import { canHold } from '../../person/hands/held-thing.ts';
import { aimCamera } from './camera.ts';
import { giveRoles } from '../casting.ts';
import type { Camera, CastMember } from '../frame-plan.ts';
import type { Stage } from '../stage.ts';

/** Camera for the place behind a face: closer, at about eye level, and out of focus. */
function behindFaces({ width, height, view }: Stage, zoom: number): Camera {
  return aimCamera(
    { width, height },
    zoom,
    { x: width / 2, y: view.horizon },
    { x: width / 2, y: height * 0.4 },
  );
}

/** The first person who is quoted. */
export const speakerOf = ({ persons, order }: Stage): Stage['persons'][number] | undefined =>
  persons.find(({ id }) => order.scene.quotations.some((said) => said.characterId === id));

/** One face on a third, with room in the direction of its gaze; the speaker of the quotation if there is one. */
export function arrangeCloseUp(stage: Stage): { cast: CastMember[]; camera: Camera } {
  const { width, height } = stage;
  const speaker = speakerOf(stage);
  const person = speaker ?? stage.persons[0]!;
  const { roles } = giveRoles(stage);
  const role = roles.find(({ character }) => character === person)!;
  const side = stage.side;
  const headHeight = Math.min(height * 0.3, width * 0.56) * Math.max(1, stage.nearness);
  const holds = role.holds && canHold(role.holds.kind) ? role.holds : undefined;
  const x = width * (0.5 - side * 0.06);
  const y = height * (width > height ? 0.44 : 0.37);
  return {
    camera: behindFaces(stage, 1.7),
    cast: [
      {
        kind: 'bust',
        characterId: person.id,
        depth: 1.1,
        blur: 0,
        ...(holds && { holds }),
        bust: {
          look: stage.looks.get(person.id)!,
          feeling: role.feeling,
          action: stage.order.face ?? role.action,
          x,
          y,
          headHeight,
          turn: side * 0.45,
          gaze: speaker ? { x: width / 2, y } : { x: x + side * width, y: y + height * 0.02 },
        },
      },
    ],
  };
}

/** The speaker's face over the listener's shoulder. */
export function arrangeOverShoulder(stage: Stage): { cast: CastMember[]; camera: Camera } {
  const { width, height, order } = stage;
  const [first, second] = stage.persons as [Stage['persons'][0], Stage['persons'][0]];
  const [speaker, listener] = speakerOf(stage) === second ? [second, first] : [first, second];
  const { roles } = giveRoles(stage);
  const { feeling, action } = roles.find(({ character }) => character === speaker)!;
  const rank = (id: string) => order.characters.findIndex((character) => character.id === id) * stage.flip;
  const side = rank(speaker.id) < rank(listener.id) ? -1 : 1;
  const face = Math.min(height * 0.21, width * 0.4) * Math.max(1, Math.min(1.06, stage.nearness));
  const speakerAt = { x: width * (0.5 + side * 0.16), y: height * 0.36 };
  const listenerAt = { x: width * (0.5 - side * 0.3), y: height * 0.43 };
  return {
    camera: behindFaces(stage, 1.45),
    cast: [
      {
        kind: 'bust',
        characterId: speaker.id,
        depth: 1,
        blur: 0,
        bust: {
          look: stage.looks.get(speaker.id)!,
          feeling,
          action,
          ...speakerAt,
          headHeight: face,
          turn: -side * 0.4,
          gaze: listenerAt,
        },
      },
      {
        kind: 'bust',
        characterId: listener.id,
        depth: 1.4,
        blur: 3,
        bust: {
          look: stage.looks.get(listener.id)!,
          feeling: 'neutral',
          ...listenerAt,
          headHeight: face * 1.65,
          turn: side * 0.5,
          back: true,
        },
      },
    ],
  };
}

/** Two faces turned to each other. The speaker, or else the acting person, is nearer. */
export function arrangeTwoFaces(stage: Stage): { cast: CastMember[]; camera: Camera } {
  const { width, height, order } = stage;
  const [lead, other] = stage.persons as [Stage['persons'][0], Stage['persons'][0]];
  const front = speakerOf(stage) === other ? other : lead;
  const back = front === lead ? other : lead;
  const rank = (id: string) => order.characters.findIndex((character) => character.id === id) * stage.flip;
  const side = rank(front.id) < rank(back.id) ? -1 : 1;
  const { roles } = giveRoles(stage);
  const roleOf = (id: string) => roles.find(({ character }) => character.id === id)!;
  // A child's chest would end above the edge of the picture.
  const hasChild = [lead, other].some(({ age }) => age === 'child');
  const face =
    (hasChild ? 1.16 : 1) *
    Math.min(height * 0.22, width * 0.4) *
    Math.max(1, Math.min(1.06, stage.nearness));
  const frontAt = { x: width * (0.5 + side * 0.21), y: height * 0.4 };
  const backAt = { x: width * (0.5 - side * 0.24), y: height * 0.35 };
  const bustOf = (id: string, at: typeof frontAt, share: number, turn: number, gaze: typeof frontAt) =>
    ({
      kind: 'bust',
      characterId: id,
      blur: 0,
      bust: {
        look: stage.looks.get(id)!,
        feeling: roleOf(id).feeling,
        action: roleOf(id).action,
        ...at,
        headHeight: face * share,
        turn,
        gaze,
      },
    }) as const;
  return {
    camera: behindFaces(stage, 1.5),
    cast: [
      { ...bustOf(back.id, backAt, 0.93, side * 0.55, frontAt), depth: 1 },
      { ...bustOf(front.id, frontAt, 1, -side * 0.5, backAt), depth: 1.15 },
    ],
  };
}
