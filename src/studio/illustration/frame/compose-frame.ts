import type { Shot } from '../../story/story.ts';
import { arrangeCloseUp, arrangeOverShoulder } from './arrange-faces.ts';
import { arrangeFigures } from './arrange-figures.ts';
import { arrangeHero } from './arrange-product.ts';
import { giveRoles } from './casting.ts';
import type { FrameOrder, FramePlan } from './frame-plan.ts';
import { placeProps } from './place-props.ts';
import { setStage, type Stage } from './stage.ts';

/** The shot that can be drawn: a product shot needs a product, a face a person. */
function possibleShot({ order, persons, products }: Stage): Shot {
  const { shot } = order.scene;
  if ((shot === 'product' || shot === 'detail') && products.length > 0) return shot;
  if (shot === 'product' || shot === 'detail') return persons.length > 0 ? 'close-up' : 'wide';
  if (shot === 'over-the-shoulder' && persons.length < 2) return persons.length === 1 ? 'medium' : 'wide';
  if (persons.length === 0) return products.length > 0 ? 'product' : 'wide';
  if (shot !== 'wide' && (order.scene.action === 'sleep' || order.scene.action === 'run')) return 'wide';
  return shot;
}

/** Height of the tallest person as a share of the picture's, by the number of persons. */
const wideShare = [0, 0.6, 0.56, 0.52, 0.48];
const mediumShare = [0, 1.06, 0.96, 0.82, 0.6];
/** Who lies needs the width. */
const lyingShare = 0.46;

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
    case 'close-up':
      return { ...plan, ...arrangeCloseUp(stage), backgroundBlur: 2.2 };
    case 'over-the-shoulder':
      return { ...plan, ...arrangeOverShoulder(stage), backgroundBlur: 1.8 };
    default: {
      const standing = (shot === 'medium' ? mediumShare : wideShare)[persons.length]!;
      const share = scene.action === 'sleep' ? lyingShare : standing;
      const { cast, camera } = arrangeFigures(stage, share);
      const props = placeProps(stage, giveRoles(stage).loose, cast, camera);
      const isFree = cast.every(
        (member) => member.kind !== 'figure' || Math.abs(member.figure.x / width - 0.5) < 0.24,
      );
      const hasFront = shot === 'wide' && isFree;
      return { ...plan, cast, camera, props, hasFront, backgroundBlur: shot === 'medium' ? 1.5 : 0.6 };
    }
  }
}
