import { arrangeAnimalFace } from './arrange/arrange-animals.ts';
import { arrangeCloseUp, arrangeOverShoulder, arrangeTwoFaces, speakerOf } from './arrange/arrange-faces.ts';
import { arrangeHeroWithCast } from './arrange/arrange-hero-with-cast.ts';
import { arrangeHero } from './arrange/arrange-product.ts';
import { arrangeAnimalScene, arrangeScene } from './arrange/arrange-scene.ts';
import { chooseShot } from './shot/choose-shot.ts';
import type { FrameOrder, FramePlan } from './frame-plan.ts';
import { varyForRedraw } from './vary-for-redraw.ts';
import { hasNoPlace, settlePlace } from './settle-place.ts';
import { toPictured } from './to-pictured.ts';
import { readShopGoods } from './shop-goods.ts';
import { placeSeedOf, setStage } from './stage.ts';
import { followThings } from '../../story-script/things/follow-things.ts';

/** Plans a frame as plain data: the positions of the cast, the camera and the light. */
export function composeFrame(given: FrameOrder): FramePlan {
  const order = resolveThingPronouns(settlePlace(toPictured(given)));
  const stage = varyForRedraw(setStage(order));
  const { width, height, light, indoor, persons } = stage;
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
    foreground: null,
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
      const backgroundBlur = shot === 'medium' ? 1.5 : 0.6;
      if (persons.length === 0 && stage.animals.length > 0)
        return { ...plan, ...arrangeAnimalScene(stage, shot), backgroundBlur };
      const { place, ...scenery } = arrangeScene(stage, shot);
      return { ...plan, ...scenery, place: { ...plan.place, ...place }, backgroundBlur };
    }
  }
}

/** Replaces "it" by the thing it refers to ("the violin"), so that held things are found by name. */
function resolveThingPronouns(order: FrameOrder): FrameOrder {
  const { scene, characters, products } = order;
  const { text } = followThings(scene.narration, { before: scene.namedBefore ?? [], products, characters });
  return text === scene.narration ? order : { ...order, scene: { ...scene, narration: text } };
}
