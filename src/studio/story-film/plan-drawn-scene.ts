import { composeFrame } from '../illustration/frame/compose-frame.ts';
import type { CastMember, FrameOrder, FramePlan } from '../illustration/frame/frame-plan.ts';
import { measureAnimal } from '../illustration/animal/measure-animal.ts';
import { measureFigure } from '../illustration/person/measure-figure.ts';
import { planCameraPath } from './camera/camera-path.ts';
import { chooseMove } from './camera/choose-move.ts';
import { planMouthStates } from './life/mouth-states.ts';
import { planLife } from './life/person-life.ts';
import type { SceneSpeech } from './speech/join-runs.ts';
import type { DrawnScene } from './stage/drawn-scene.ts';

/** What moves in a drawn picture while its scene is told. */
export function planDrawnScene(
  order: FrameOrder,
  { seed, frames, quotations }: { seed: string; frames: number } & Pick<SceneSpeech, 'quotations'>,
): DrawnScene {
  const plan = composeFrame(order);
  const { mood } = order.scene;
  const move = chooseMove({ shot: plan.shot, mood }, seed);
  const camera = planCameraPath(move, { frames, focus: focusOf(plan), isExcited: mood === 'excited' });
  const persons = plan.cast.map(({ characterId }) => ({
    characterId,
    life: planLife(characterId, { seed, mood, frames }),
    mouth: planMouthStates(quotations, { characterId, frames }),
  }));
  return { order, camera, persons };
}

/** The camera comes nearer to the eyes of whom it shows, else to the thing. */
function focusOf({ cast, hero, width, height }: FramePlan): { x: number; y: number } {
  const eyes = cast.filter(({ blur }) => blur === 0).flatMap(eyesOf);
  if (eyes.length > 0)
    return {
      x: eyes.reduce((sum, { x }) => sum + x, 0) / eyes.length,
      y: Math.max(height * 0.25, eyes.reduce((sum, { y }) => sum + y, 0) / eyes.length),
    };
  if (hero) return { x: hero.box.x + hero.box.width / 2, y: hero.box.y + hero.box.height / 2 };
  return { x: width / 2, y: height * 0.45 };
}

function eyesOf(member: CastMember): { x: number; y: number }[] {
  if (member.kind === 'bust') return [{ x: member.bust.x, y: member.bust.y }];
  if (member.kind === 'animal') return [measureAnimal(member.animal).eyes];
  return member.kind === 'figure' ? [measureFigure(member.figure).eyes] : [];
}
