import { measureAnimal } from '../illustration/animal/measure-animal.ts';
import { composeFrame } from '../illustration/frame/compose-frame.ts';
import type { CastMember, FrameOrder, FramePlan } from '../illustration/frame/frame-plan.ts';
import { findFace } from '../illustration/frame/paint/member-parts.ts';
import { hasGesture } from '../illustration/person/poses/gesture-pose.ts';
import { findExpression } from '../illustration/person/face/expression.ts';
import { measureFigure } from '../illustration/person/measure-figure.ts';
import type { Point } from '../motion/film.ts';
import { restPose, type MouthPose } from '../mouth/mouth-track.ts';
import { planCameraPath } from './camera/camera-path.ts';
import { chooseMove, type CameraMove } from './camera/choose-move.ts';
import { planDialogue, type ShotSpan } from './camera/plan-shots.ts';
import { planMouthStates } from './life/mouth-states.ts';
import { planLife } from './life/person-life.ts';
import type { SceneSpeech } from './speech/join-runs.ts';
import { timeSentences } from './time-sentences.ts';
import type { DrawnScene, DrawnShot, LivingPicture } from './stage/drawn-scene.ts';

type Narration = { seed: string; frames: number; speech: Pick<SceneSpeech, 'words' | 'quotations'> };

/** Plans the animation of a drawn scene during its narration: one picture per sentence, the first is the scene's own. */
export function planDrawnScene(order: FrameOrder, telling: Narration): DrawnScene {
  const pictures: LivingPicture[] = [];
  const indexOf = new Map<string, number>();
  const shots = planShots(order, telling).map((shot, nth): DrawnShot => {
    const { from, to } = shot.span;
    const name = JSON.stringify(shot.order.scene);
    if (!indexOf.has(name)) indexOf.set(name, pictures.push(animatePeople(shot.order, telling)) - 1);
    const camera = cameraOf(composeFrame(shot.order), shot.span, nth, telling, shot.order);
    return { from, to, picture: indexOf.get(name)!, camera };
  });
  return { pictures, shots };
}

type PlannedShot = { order: FrameOrder; span: ShotSpan };

/** With a smaller share of its words in quotation marks, a scene is narration rather than conversation. */
const dialogueShare = 0.55;

function quotedShare({ words, quotations }: Narration['speech']): number {
  const isQuoted = ({ startSeconds }: { startSeconds: number }) =>
    quotations.some((each) => startSeconds >= each.startSeconds && startSeconds < each.endSeconds);
  return words.length === 0 ? 0 : words.filter(isQuoted).length / words.length;
}

/** Plans shot and reverse shot for a conversation, and one shot per sentence for everything else. */
function planShots(order: FrameOrder, telling: Narration): PlannedShot[] {
  const { frames, speech } = telling;
  const plan = composeFrame(order);
  const seen = plan.cast.find((member) => findFace(member));
  const isFace = plan.shot === 'close-up' || plan.shot === 'over-the-shoulder';
  if (seen && isFace && !order.scene.pictured && quotedShare(speech) > dialogueShare) {
    const canShow = (characterId: string) => showsFace(facing(order, characterId), characterId);
    const shots = planDialogue({ frames, ...speech }, { facing: seen.characterId, canShow });
    if (shots.length > 1 || shots[0]!.speakerId !== null)
      return shots.map((span) => ({
        span,
        order: span.speakerId === null ? order : facing(order, span.speakerId),
      }));
  }
  return timeSentences(order, { frames, words: speech.words });
}

const showsFace = (order: FrameOrder, characterId: string): boolean =>
  composeFrame(order).cast.some((member) => member.characterId === characterId && findFace(member) !== null);

/** The same scene with only this character speaking, so that the faces are arranged for the speaker. */
const facing = (order: FrameOrder, characterId: string): FrameOrder => ({
  ...order,
  scene: { ...order.scene, quotations: [{ text: '', characterId }] },
});

function animatePeople(order: FrameOrder, { seed, frames, speech }: Narration): LivingPicture {
  const { mood } = order.scene;
  const { cast } = composeFrame(order);
  // One pair of working hands is enough to watch and to paint.
  const acting = cast.findLast((member) => member.kind === 'figure' && hasGesture(member.figure.action));
  const persons = cast.map((member) => {
    const { characterId } = member;
    const mouth = planMouthStates(speech.quotations, { characterId, frames, rest: restOf(member) });
    return {
      characterId,
      life: planLife(characterId, { seed, mood, action: actionOf(member), frames, acts: member === acting }),
      mouth,
    };
  });
  return { order, persons };
}

const actionOf = (member: CastMember) => (member.kind === 'figure' ? member.figure.action : 'stand');

function restOf(member: CastMember): MouthPose {
  if (member.kind === 'bust') return findExpression(member.bust.feeling, member.bust.action).mouth;
  return member.kind === 'figure'
    ? findExpression(member.figure.feeling, member.figure.action).mouth
    : restPose;
}

function cameraOf(
  plan: FramePlan,
  span: ShotSpan,
  nth: number,
  { seed, speech }: Narration,
  { scene }: FrameOrder,
) {
  const { from, to, isNear } = span;
  // In a closer shot, everything but the subject soon leaves the picture.
  const shot = isNear && plan.cast.length > 0 ? 'close-up' : plan.shot;
  const move =
    followWalker(plan) ?? chooseMove({ shot, mood: scene.mood }, nth === 0 ? seed : `${seed}/${nth}`);
  const isHeard = ({ startSeconds }: { startSeconds: number }) =>
    startSeconds * 30 >= from && startSeconds * 30 < to;
  const speaker = speech.quotations.find(isHeard)?.characterId ?? null;
  const focus = focusOf(plan, isNear ? speaker : null);
  return planCameraPath(move, { frames: to - from, focus, isExcited: scene.mood === 'excited', isNear });
}

/** A move in the direction of the gaze: people move more than the background, so they seem to walk through the place. */
function followWalker({ cast }: FramePlan): CameraMove | null {
  const walker = cast.find(
    (member) => member.kind === 'figure' && ['walk', 'run'].includes(member.figure.action),
  );
  if (walker?.kind !== 'figure') return null;
  return walker.figure.facing === 1 ? 'pan-left' : 'pan-right';
}

/** The camera moves towards the eyes of the person shown, or else towards the thing. */
function focusOf({ cast, hero, width, height }: FramePlan, speakerId: string | null): Point {
  const sharp = cast.filter(({ blur }) => blur === 0);
  const speaker = sharp.filter(({ characterId }) => characterId === speakerId);
  const eyes = (speaker.length > 0 ? speaker : sharp).flatMap(eyesOf);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  if (eyes.length > 0)
    return { x: mean(eyes.map(({ x }) => x)), y: Math.max(height * 0.25, mean(eyes.map(({ y }) => y))) };
  if (hero) return { x: hero.box.x + hero.box.width / 2, y: hero.box.y + hero.box.height / 2 };
  return { x: width / 2, y: height * 0.45 };
}

function eyesOf(member: CastMember): Point[] {
  if (member.kind === 'bust') return [{ x: member.bust.x, y: member.bust.y }];
  if (member.kind === 'animal') return [measureAnimal(member.animal).eyes];
  return [measureFigure(member.figure).eyes];
}
