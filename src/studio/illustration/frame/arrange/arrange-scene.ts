import { giveRoles, type Role } from '../casting.ts';
import type { Camera, CastMember, FramePlan, Prop } from '../frame-plan.ts';
import { chooseForeground } from '../paint/foreground.ts';
import { findWater } from '../paint/water.ts';
import { isContact } from '../partners.ts';
import { placeAnimals } from '../place-animals.ts';
import { groundAt, type Stage } from '../stage.ts';
import { findMount } from '../things/mounts.ts';
import { placeLooseThings } from '../things/place-loose-things.ts';
import { serveBowl } from '../things/serve-bowl.ts';
import { arrangeAnimals } from './arrange-animals.ts';
import { arrangeFigures } from './arrange-figures.ts';
import { toFrame } from './camera.ts';
import { crowdingOf } from './crowding.ts';

type SceneShot = 'wide' | 'medium';
type Scenery = Pick<FramePlan, 'cast' | 'camera' | 'props' | 'hasFront' | 'foreground' | 'water'>;
type TakenFurniture = Pick<FramePlan['place'], 'isBedTaken' | 'isWheelTaken'>;

/** Height of the tallest person as a share of the picture's height, by the number of people. */
const wideShare = [0, 0.69, 0.65, 0.6, 0.54];
const mediumShare = [0, 1.16, 1.04, 0.88, 0.68];
/** A lying person needs the width. */
const lyingShare = 0.44;
/** A person who does nothing in a wide shot leaves room for the place: a shop's sign, a sky. */
const idleShare = 0.58;
/** A vehicle or a horse is wider than its rider, who sits higher than others stand. */
const mountedShare = 0.44;
/** Small enough to keep an animal at the people's feet in the picture. */
const withAnimalShare = 0.62;
/** Height of the tallest animal in a picture with only animals. */
const animalShare = { wide: 0.36, medium: 0.5 } as const;
/** Frames of the same people in the same place vary in their distance. */
const distances = [0.93, 1, 1.05] as const;
/** Bodies may cover this share of each other. Else all are drawn smaller, which leaves more room between them. */
const maxCrowding = 0.3;
const shrinkFactors = [1, 0.87, 0.76, 0.66];

/** Arranges a wide or medium shot of animals without people. */
export function arrangeAnimalScene(stage: Stage, shot: SceneShot): Scenery {
  const arranged = arrangeAnimals(stage, animalShare[shot] * stage.nearness);
  const { camera } = arranged;
  const loose = placeLooseThings(stage, arranged.cast, camera);
  const { cast, props } = serveBowl({ cast: arranged.cast, props: loose }, stage.width);
  return {
    cast,
    camera,
    props,
    foreground: chooseForeground(stage, cast),
    water: waterAround(stage, cast, camera),
    hasFront: false,
  };
}

/** Arranges a wide or medium shot of people, with their animals and things, or of an empty place. */
export function arrangeScene(stage: Stage, shot: SceneShot): Scenery & { place: TakenFurniture } {
  const { roles } = giveRoles(stage);
  const { setting } = stage.order.scene;
  const lead = leadOf(roles);
  const { props, cast, camera } = arrangeWithoutCrowding(stage, shareOfTallest(stage, shot, roles));
  const water = waterAround(stage, cast, camera);
  const foreground = props.length > 0 || water ? null : chooseForeground(stage, cast);
  const isMiddle = cast.every(
    (member) => member.kind === 'figure' && Math.abs(member.figure.x / stage.width - 0.5) < 0.24,
  );
  return {
    cast,
    camera,
    // Nothing stands on the water.
    props: water?.isDeep ? props.filter(({ isAfloat }) => isAfloat) : props,
    hasFront: shot === 'wide' && isMiddle && !foreground && !water,
    foreground,
    water,
    place: {
      ...(setting === 'bedroom' && lead === 'sleep' && { isBedTaken: true }),
      ...(setting === 'car' && lead === 'drive' && { isWheelTaken: true }),
    },
  };
}

const leadOf = (roles: readonly Role[]): Role['action'] => roles[0]?.action ?? 'stand';

function shareOfTallest(stage: Stage, shot: SceneShot, roles: readonly Role[]): number {
  const { persons, animals, nearness, order } = stage;
  const lead = leadOf(roles);
  // People who touch have no room to come nearer.
  const distance = isContact(lead) ? 1 : stage.choose('distance', distances);
  const share = (): number => {
    if (roles.some(({ action }) => action === 'sleep' || action === 'lie')) return lyingShare;
    if (lead === 'ride-horse' || findMount(lead, order.scene.narration) !== null) return mountedShare;
    if (shot === 'wide' && persons.length === 1 && lead === 'stand') return idleShare;
    const standing = (shot === 'medium' ? mediumShare : wideShare)[persons.length]!;
    return animals.length > 0 ? Math.min(standing, shareBeside(stage)) : standing;
  };
  return share() * nearness * distance;
}

/** Beside a horse, a child is as small as it is: enlarged, it would have the horse above its head. */
function shareBeside({ animals, persons, looks }: Stage): number {
  if (!animals.some(({ look }) => look.height > 0.85)) return withAnimalShare;
  return withAnimalShare * Math.max(0.5, ...persons.map(({ id }) => looks.get(id)?.stature ?? 1));
}

type Arranged = { props: Prop[]; cast: CastMember[]; camera: Camera };

function arrangeWithoutCrowding(stage: Stage, share: number): Arranged {
  let best: (Arranged & { crowding: number }) | undefined;
  for (const factor of shrinkFactors) {
    const { cast: people, camera } = arrangeFigures(stage, share * factor);
    const props = placeLooseThings(stage, people, camera);
    const cast = placeAnimals(stage, people, props, camera);
    const crowding = crowdingOf(cast);
    if (!best || crowding < best.crowding - 0.05) best = { props, cast, camera, crowding };
    if (crowding <= maxCrowding) break;
  }
  return { ...best!, ...serveBowl(best!, stage.width) };
}

function waterAround(stage: Stage, cast: readonly CastMember[], camera: Camera): FramePlan['water'] {
  const { view, height, order } = stage;
  const yOf = (y: number): number => toFrame(camera, { x: 0, y }).y;
  return findWater(order.scene, cast, {
    height,
    horizon: yOf(view.horizon),
    groundY: yOf(groundAt(stage, 3.2)),
  });
}
