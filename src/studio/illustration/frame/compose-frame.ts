import { arrangeAnimalFace, arrangeAnimals } from './arrange/arrange-animals.ts';
import { arrangeCloseUp, arrangeOverShoulder, arrangeTwoFaces, speakerOf } from './arrange/arrange-faces.ts';
import { arrangeFigures } from './arrange/arrange-figures.ts';
import { arrangeHeroWithCast } from './arrange/arrange-hero-with-cast.ts';
import { arrangeHero } from './arrange/arrange-product.ts';
import { giveRoles } from './casting.ts';
import { chooseShot } from './choose-shot.ts';
import { chooseFraming } from './paint/foreground.ts';
import type { Camera, CastMember, FrameOrder, FramePlan, Prop } from './frame-plan.ts';
import { findMount } from './things/mounts.ts';
import { placeAnimals } from './place-animals.ts';
import { placeProps } from './things/place-props.ts';
import { placeThings } from './things/place-things.ts';
import { retake } from './retake.ts';
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
/** A vehicle or a horse is wider than its rider, who sits higher than others stand. */
const mountedShare = 0.44;
/** Small enough to keep an animal at the people's feet in the picture. */
const withAnimalShare = 0.62;
/** Height of the tallest animal in a picture with only animals. */
const animalShare = { wide: 0.36, medium: 0.5 } as const;

/** Plans a frame as plain data: the positions of the cast, the camera and the light. */
export function composeFrame(given: FrameOrder): FramePlan {
  const order = tellThings(settlePlace(toPictured(given)));
  const stage = retake(setStage(order));
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
      const fitting = stage.animals.length > 0 ? Math.min(standing, withAnimalShare) : standing;
      const { roles } = giveRoles(stage);
      const lead = roles[0]?.action ?? 'stand';
      const isLying = roles.some(({ action }) => action === 'sleep' || action === 'lie');
      const isMounted = lead === 'ride-horse' || findMount(lead, scene.narration) !== null;
      const share = isLying ? lyingShare : isMounted ? mountedShare : fitting;
      const { cast: people, camera } = arrangeFigures(stage, share * nearness);
      const props = propsOf(stage, people, camera);
      const cast = placeAnimals(stage, people, props, camera);
      const isFree = cast.every(
        (member) => member.kind === 'figure' && Math.abs(member.figure.x / width - 0.5) < 0.24,
      );
      const water = waterOf(stage, cast, camera);
      // Nothing stands on the water.
      const shownProps = water?.isDeep ? props.filter(({ isAfloat }) => isAfloat) : props;
      const framing = props.length > 0 || water ? null : chooseFraming(stage, cast);
      const hasFront = shot === 'wide' && isFree && !framing && !water;
      const isBedTaken = scene.setting === 'bedroom' && lead === 'sleep';
      return {
        ...plan,
        ...(isBedTaken && { place: { ...plan.place, isBedTaken } }),
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
  const props = placeProps(
    stage,
    loose.filter(({ look }) => !look),
    cast,
    camera,
  );
  const more = loose.flatMap((thing) => (thing.look ? [{ thing, look: thing.look, count: 1 }] : []));
  return [...props, ...placeThings(stage, [...things, ...more], cast, { props, camera })];
}

/** Replaces "it" by the thing it refers to ("the violin"), so that held things are found by name. */
function tellThings(order: FrameOrder): FrameOrder {
  const { scene, characters, products } = order;
  const { text } = followThings(scene.narration, { before: scene.namedBefore ?? [], products, characters });
  return text === scene.narration ? order : { ...order, scene: { ...scene, narration: text } };
}
