import type { Shot } from '../../story/story.ts';
import { arrangeAnimalFace, arrangeAnimals } from './arrange-animals.ts';
import { arrangeCloseUp, arrangeOverShoulder } from './arrange-faces.ts';
import { arrangeFigures } from './arrange-figures.ts';
import { arrangeHero } from './arrange-product.ts';
import { giveRoles } from './casting.ts';
import type { FrameOrder, FramePlan } from './frame-plan.ts';
import { placeAnimals } from './place-animals.ts';
import { placeProps } from './place-props.ts';
import { setStage, type Stage } from './stage.ts';

/** The shot that can be drawn: a product shot needs a product, a face a person or an animal. */
function possibleShot({ order, persons, animals, products }: Stage): Shot {
  const { shot } = order.scene;
  if ((shot === 'product' || shot === 'detail') && products.length > 0) return shot;
  if (shot === 'product' || shot === 'detail')
    return persons.length + animals.length > 0 ? 'close-up' : 'wide';
  if (shot === 'over-the-shoulder' && persons.length < 2)
    return persons.length + animals.length > 0 ? 'medium' : 'wide';
  if (persons.length + animals.length === 0) return products.length > 0 ? 'product' : 'wide';
  if (shot !== 'wide' && (order.scene.action === 'sleep' || order.scene.action === 'run')) return 'wide';
  return shot;
}

/** Height of the tallest person as a share of the picture's, by the number of persons. */
const wideShare = [0, 0.6, 0.56, 0.52, 0.48];
const mediumShare = [0, 1.06, 0.96, 0.82, 0.6];
/** Who lies needs the width. */
const lyingShare = 0.46;
/** An animal at the feet of persons must be in the picture. */
const withAnimalShare = 0.66;
/** The tallest animal, where animals are alone. */
const animalShare = { wide: 0.36, medium: 0.5 } as const;

/** The animal whose face a close-up shows: it speaks, or it acts and no person speaks. */
function animalInFocus({ order, persons, animals }: Stage): Stage['animals'][number] | undefined {
  const { quotations, characterIds } = order.scene;
  const speaker = quotations.find(
    ({ characterId }) => characterId !== null && characterIds.includes(characterId),
  );
  const focus = speaker?.characterId ?? characterIds[0];
  return (
    animals.find(({ character }) => character.id === focus) ?? (persons.length === 0 ? animals[0] : undefined)
  );
}

/** What a frame shows, as plain data: who stands where, what the camera sees, where the light comes from. */
export function composeFrame(order: FrameOrder): FramePlan {
  const stage = setStage(order);
  const { width, height, light, indoor, persons } = stage;
  const { scene, style, seed } = order;
  const shot = possibleShot(stage);
  const plan: Omit<FramePlan, 'camera'> = {
    width,
    height,
    unit: Math.min(height / 1280, width / 720),
    style,
    seed,
    shot,
    place: { setting: scene.setting, timeOfDay: scene.timeOfDay, weather: scene.weather, isIndoor: indoor },
    light,
    backgroundBlur: 1,
    hasFront: false,
    cast: [],
    props: [],
    hero: null,
  };
  switch (shot) {
    case 'product':
    case 'detail':
      return { ...plan, ...arrangeHero(stage, shot === 'detail') };
    case 'close-up': {
      const animal = animalInFocus(stage);
      if (animal) return { ...plan, ...arrangeAnimalFace(stage, animal), backgroundBlur: 1.8 };
      return { ...plan, ...arrangeCloseUp(stage), backgroundBlur: 2.2 };
    }
    case 'over-the-shoulder':
      return { ...plan, ...arrangeOverShoulder(stage), backgroundBlur: 1.8 };
    default: {
      if (persons.length === 0 && stage.animals.length > 0) {
        const { cast, camera } = arrangeAnimals(stage, animalShare[shot]);
        const props = placeProps(stage, giveRoles(stage).loose, cast, camera);
        return { ...plan, cast, camera, props, backgroundBlur: shot === 'medium' ? 1.5 : 0.6 };
      }
      const standing = (shot === 'medium' ? mediumShare : wideShare)[persons.length]!;
      const fitting = stage.animals.length > 0 ? Math.min(standing, withAnimalShare) : standing;
      const share = scene.action === 'sleep' ? lyingShare : fitting;
      const { cast: people, camera } = arrangeFigures(stage, share);
      const props = placeProps(stage, giveRoles(stage).loose, people, camera);
      const cast = placeAnimals(stage, people, props, camera);
      const isFree = cast.every(
        (member) => member.kind === 'figure' && Math.abs(member.figure.x / width - 0.5) < 0.24,
      );
      const hasFront = shot === 'wide' && isFree;
      return { ...plan, cast, camera, props, hasFront, backgroundBlur: shot === 'medium' ? 1.5 : 0.6 };
    }
  }
}
