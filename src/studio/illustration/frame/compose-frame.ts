import { arrangeAnimalFace, arrangeAnimals } from './arrange/arrange-animals.ts';
import { arrangeCloseUp, arrangeOverShoulder, arrangeTwoFaces, speakerOf } from './arrange/arrange-faces.ts';
import { arrangeFigures } from './arrange/arrange-figures.ts';
import { crowdingOf } from './arrange/crowding.ts';
import { arrangeHeroWithCast } from './arrange/arrange-hero-with-cast.ts';
import { arrangeHero } from './arrange/arrange-product.ts';
import { giveRoles } from './casting.ts';
import { chooseShot } from './choose-shot.ts';
import { chooseFraming } from './paint/foreground.ts';
import type { Camera, CastMember, FrameOrder, FramePlan, Prop } from './frame-plan.ts';
import { findMount } from './things/mounts.ts';
import { isContact } from './partners.ts';
import { placeAnimals } from './place-animals.ts';
import { placeProps, standsOnFloor } from './things/place-props.ts';
import { asPlaced, placeThings } from './things/place-things.ts';
import { withoutShown } from './things/without-shown.ts';
import { varyForRedraw } from './vary-for-redraw.ts';
import { hasNoPlace, settlePlace } from './settle-place.ts';
import { toPictured } from './to-pictured.ts';
import { readShopGoods } from './shop-goods.ts';
import { groundAt, setStage, placeSeedOf, type Stage } from './stage.ts';
import { followThings } from '../../story-script/things/follow-things.ts';
import { toFrame } from './arrange/camera.ts';
import { findWater } from './paint/water.ts';

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
/** Beside a horse, a child is as small as it is: enlarged, it would have the horse above its head. */
function shareBeside({ animals, persons, looks }: Stage): number {
  if (!animals.some(({ look }) => look.height > 0.85)) return withAnimalShare;
  return withAnimalShare * Math.max(0.5, ...persons.map(({ id }) => looks.get(id)?.stature ?? 1));
}
/** Height of the tallest animal in a picture with only animals. */
const animalShare = { wide: 0.36, medium: 0.5 } as const;

/** Plans a frame as plain data: the positions of the cast, the camera and the light. */
export function composeFrame(given: FrameOrder): FramePlan {
  const order = resolveThingPronouns(settlePlace(toPictured(given)));
  const stage = varyForRedraw(setStage(order));
  const { width, height, light, indoor, persons, nearness } = stage;
  const { scene, style, seed } = stage.order;
  const shot = chooseShot(stage);
  const plan: Omit<FramePlan, 'camera'> = {
    width,
    height,
    unit: Math.min(height / 1280, width / 720),
    style,
    seed,
    placeSeed: placeSeedOf(order),
    shot,
    mood: scene.mood,
    place: {
      setting: scene.setting,
      timeOfDay: scene.timeOfDay,
      weather: scene.weather,
      isIndoor: indoor,
      isBackdrop: hasNoPlace(scene),
      ...(stage.flip < 0 && { isMirrored: true }),
      ...(scene.setting === 'shop' && { goods: readShopGoods(order) }),
    },
    light,
    backgroundBlur: 1,
    hasFront: false,
    framing: null,
    water: null,
    cast: [],
    props: [],
    hero: null,
  };
  switch (shot) {
    case 'product':
    case 'detail':
      if (persons.length + stage.animals.length > 0) return { ...plan, ...arrangeHeroWithCast(stage) };
      return { ...plan, ...arrangeHero(stage, shot === 'detail') };
    case 'close-up': {
      const [animal] = stage.animals;
      if (animal) return { ...plan, ...arrangeAnimalFace(stage, animal), backgroundBlur: 1.8 };
      const faces = persons.length > 1 ? arrangeTwoFaces(stage) : arrangeCloseUp(stage);
      return { ...plan, ...faces, backgroundBlur: 2.2 };
    }
    case 'over-the-shoulder': {
      // The acting person's face is always visible.
      const faces = speakerOf(stage) === persons[1] ? arrangeTwoFaces(stage) : arrangeOverShoulder(stage);
      return { ...plan, ...faces, backgroundBlur: 1.8 };
    }
    default: {
      if (persons.length === 0 && stage.animals.length > 0) {
        const { cast, camera } = arrangeAnimals(stage, animalShare[shot] * nearness);
        const props = propsOf(stage, cast, camera);
        const framing = chooseFraming(stage, cast);
        return {
          ...plan,
          cast,
          camera,
          props,
          framing,
          water: waterOf(stage, cast, camera),
          backgroundBlur: shot === 'medium' ? 1.5 : 0.6,
        };
      }
      const standing = (shot === 'medium' ? mediumShare : wideShare)[persons.length]!;
      const fitting = stage.animals.length > 0 ? Math.min(standing, shareBeside(stage)) : standing;
      const { roles } = giveRoles(stage);
      const lead = roles[0]?.action ?? 'stand';
      const isLying = roles.some(({ action }) => action === 'sleep' || action === 'lie');
      const isMounted = lead === 'ride-horse' || findMount(lead, scene.narration) !== null;
      // People who touch have no room to come nearer.
      const distance = isContact(lead) ? 1 : stage.choose('distance', distances);
      const isIdle = shot === 'wide' && persons.length === 1 && lead === 'stand';
      const whole = isIdle ? idleShare : fitting;
      const share = isLying ? lyingShare : isMounted ? mountedShare : whole;
      const { props, cast, camera } = arrangeWithoutCrowding(stage, share * nearness * distance);
      const isFree = cast.every(
        (member) => member.kind === 'figure' && Math.abs(member.figure.x / width - 0.5) < 0.24,
      );
      const water = waterOf(stage, cast, camera);
      // Nothing stands on the water.
      const shownProps = water?.isDeep ? props.filter(({ isAfloat }) => isAfloat) : props;
      const framing = props.length > 0 || water ? null : chooseFraming(stage, cast);
      const hasFront = shot === 'wide' && isFree && !framing && !water;
      const isWheelTaken = scene.setting === 'car' && lead === 'drive';
      const isBedTaken = scene.setting === 'bedroom' && lead === 'sleep';
      return {
        ...plan,
        ...(isBedTaken && { place: { ...plan.place, isBedTaken } }),
        ...(isWheelTaken && { place: { ...plan.place, isWheelTaken } }),
        cast,
        camera,
        props: shownProps,
        hasFront,
        framing,
        water,
        backgroundBlur: shot === 'medium' ? 1.5 : 0.6,
      };
    }
  }
}

/** Frames of the same people in the same place vary in their distance. */
const distances = [0.93, 1, 1.05] as const;

/** Bodies may cover this share of each other. Else all are drawn smaller, which leaves more room between them. */
const maxCrowding = 0.3;
const shrinkFactors = [1, 0.87, 0.76, 0.66];

function arrangeWithoutCrowding(
  stage: Stage,
  share: number,
): { props: Prop[]; cast: CastMember[]; camera: Camera } {
  let best: (ReturnType<typeof arrangeWithoutCrowding> & { crowding: number }) | undefined;
  for (const factor of shrinkFactors) {
    const { cast: people, camera } = arrangeFigures(stage, share * factor);
    const props = propsOf(stage, people, camera);
    const cast = placeAnimals(stage, people, props, camera);
    const crowding = crowdingOf(cast);
    if (!best || crowding < best.crowding - 0.05) best = { props, cast, camera, crowding };
    if (crowding <= maxCrowding) break;
  }
  return best!;
}

function waterOf(stage: Stage, cast: readonly CastMember[], camera: Camera): FramePlan['water'] {
  const { view, height, order } = stage;
  const yOf = (y: number): number => toFrame(camera, { x: 0, y }).y;
  return findWater(order.scene, cast, {
    height,
    horizon: yOf(view.horizon),
    groundY: yOf(groundAt(stage, 3.2)),
  });
}

/** The products that no one in the frame holds, then the other things in the sentence. */
function propsOf(stage: Stage, cast: CastMember[], camera: Camera): Prop[] {
  const { loose, things } = giveRoles(stage);
  const plainProducts = loose.filter(({ look }) => !look);
  const props = placeProps(stage, plainProducts, cast, camera);
  // A runner passes no table, and running clothes are worn.
  const tabletopProducts =
    cast.length > 2 ? [] : plainProducts.filter((product) => !standsOnFloor(product)).slice(0, 1);
  const more = loose.flatMap((thing) => (thing.look ? [{ thing, look: thing.look, count: 1 }] : []));
  const unshownThings = withoutShown([...tabletopProducts.map(asPlaced), ...things, ...more], cast).filter(
    ({ look }) => !(stage.indoor && outdoorThings.has(look.artwork) && cast.length > 0),
  );
  return [...props, ...placeThings(stage, unshownThings, cast, { props, camera })];
}

/** A bus that is only spoken of does not stand in a room, and a campfire does not burn there. */
const outdoorThings: ReadonlySet<string> = new Set(
  `fire tent camping bus minibus delivery-truck tractor tram-car taxi ambulance fire-engine police-car pickup-truck
  articulated-lorry racing-car helicopter forklift excavator crane`.split(/\s+/u),
);

/** Replaces "it" by the thing it refers to ("the violin"), so that held things are found by name. */
function resolveThingPronouns(order: FrameOrder): FrameOrder {
  const { scene, characters, products } = order;
  const { text } = followThings(scene.narration, { before: scene.namedBefore ?? [], products, characters });
  return text === scene.narration ? order : { ...order, scene: { ...scene, narration: text } };
}
