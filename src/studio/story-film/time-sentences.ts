import { composeFrame } from '../illustration/frame/compose-frame.ts';
import type { FrameOrder, FramePlan } from '../illustration/frame/frame-plan.ts';
import type { Shot, StoryScene } from '../story/story.ts';
import { findThings } from '../story-script/things/find-things.ts';
import { readSentence, type ReadSentence } from '../story-script/scenes/read-sentence.ts';
import { cutBefore } from './camera/cut-before.ts';
import { minSentenceFrames, planSentences } from './camera/plan-sentences.ts';
import type { ShotSpan } from './camera/plan-shots.ts';
import { closerPicture } from './closer-picture.ts';
import { walkFrames } from './life/person-life.ts';
import { crossingFrames } from './life/travel.ts';
import type { SceneWord } from './speech/join-runs.ts';

type TellingShot = { order: FrameOrder; span: ShotSpan };

/** The shot after each shot, for a sentence that does not need a specific one. */
const nextShot: Record<Shot, Shot> = {
  wide: 'medium',
  medium: 'close-up',
  'close-up': 'medium',
  'over-the-shoulder': 'medium',
  product: 'medium',
  detail: 'medium',
};

/**
 * A picture for each sentence, posed by its verb. The scene's own picture, known from the storyboard, is shown with the
 * sentence that describes its action; a product is shown close up where it is mentioned.
 */
export function timeSentences(
  order: FrameOrder,
  telling: { frames: number; words: readonly SceneWord[] },
): TellingShot[] {
  const spans = planSentences(telling);
  if (spans.length === 0)
    return [{ order, span: { from: 0, to: telling.frames, speakerId: null, isNear: false } }];
  const read = spans.map(({ sentence }) => readSentence(sentence, order.scene, order));
  const drawn = findDrawn(order.scene, read);
  const shots: TellingShot[] = [];
  for (const [index, { from, to, isNear, sentence }] of spans.entries()) {
    const span: ShotSpan = { from, to, speakerId: null, isNear };
    const before = shots.at(-1)?.order;
    if (before && isNear) {
      const closer = closerPicture(before);
      shots.push(closer ? { order: closer, span: { ...span, isNear: false } } : { order: before, span });
      continue;
    }
    // What the author described is shown with all that is said.
    const own =
      index === drawn || order.scene.pictured ? order : orderOf(order, { ...read[index]!, sentence }, before);
    const isSame = before && lookOf(composeFrame(own)) === lookOf(composeFrame(before));
    // Repeating the same picture would look like a jump, so the camera moves closer, or back again.
    if (isSame) shots.push({ order: before, span: { ...span, isNear: !shots.at(-1)!.span.isNear } });
    else shots.push({ order: own, span });
  }
  return shots.flatMap((shot) => followWalkers(shot, telling.words));
}

/** After walkers have left the picture, one of them is shown close up. */
function followWalkers(shot: TellingShot, words: readonly SceneWord[]): TellingShot[] {
  const { from, to } = shot.span;
  const crossing = crossingFrames(composeFrame(shot.order), walkFrames);
  const closer = crossing !== null && to - from > crossing ? closerPicture(shot.order) : null;
  if (crossing === null || !closer) return [shot];
  const min = Math.min(minSentenceFrames, crossing * 0.6);
  const cuts = words
    .map(({ startSeconds }) => cutBefore(startSeconds))
    .filter((frame) => frame - from >= min && frame - from <= crossing && to - frame >= minSentenceFrames);
  const cut = cuts.at(-1) ?? from + crossing;
  if (to - cut < minSentenceFrames / 2) return [shot];
  return [
    { order: shot.order, span: { ...shot.span, to: cut } },
    { order: closer, span: { ...shot.span, from: cut, isNear: false } },
  ];
}

/** The sentence of the scene's picture: the first with its action, or else the first one. */
function findDrawn({ action }: StoryScene, read: readonly ReadSentence[]): number {
  if (action === 'stand') return 0;
  return Math.max(
    0,
    read.findIndex(({ scene, isAboutPersons }) => isAboutPersons && scene.action === action),
  );
}

/** The order for a sentence's picture. A sentence about a thing without a person shows only the thing. */
function orderOf(
  order: FrameOrder,
  { scene, isAboutPersons, sentence }: ReadSentence & { sentence: string },
  before: FrameOrder | undefined,
): FrameOrder {
  const first = scene.productIds.length > 0 ? 'product' : order.scene.shot;
  const framed = before ? framedAfter(before, scene) : { ...scene, shot: first };
  if (isAboutPersons) return { ...order, scene: framed };
  const [productId] = scene.productIds;
  if (productId) return { ...order, scene: { ...framed, shot: 'product', characterIds: [] } };
  if (findThings(subjectOf(sentence)).length === 0) return { ...order, scene: framed };
  return { ...order, scene: { ...framed, shot: 'product', characterIds: [] } };
}

/** "On Saturday a small box" of "On Saturday a small box stood at the door"; nothing of "There lay the moon in the water". */
const subjectOf = (sentence: string): string =>
  /^(?:(?:on|in|at|that|one|next|then|today|suddenly)\b[^.]{0,28}?\s)?(?:an?|the|her|his|their|my|our|this|two|three)\s(?:\p{L}+\s){0,2}?\p{L}+(?=\s(?:is|was|were|are|has|had|\p{L}+(?:s|ed)|stood|lay|sat|came|fell|hung|broke|went)\b)/iu.exec(
    sentence,
  )?.[0] ?? '';

function framedAfter(before: FrameOrder, scene: StoryScene): StoryScene {
  const shown = composeFrame(before).shot;
  const isInsert = scene.productIds.length > 0 && shown !== 'product' && shown !== 'detail';
  const speaks = scene.quotations.some(({ characterId }) => characterId !== null);
  const wide = scene.characterIds.length > 2 && shown !== 'wide';
  return { ...scene, shot: isInsert ? 'product' : speaks ? 'close-up' : wide ? 'wide' : nextShot[shown] };
}

/** A key of the visible people and things: pictures with the same key differ too little for a cut between them. */
const lookOf = ({ shot, cast, hero, props }: FramePlan): string =>
  JSON.stringify([
    shot,
    [hero, ...props].map((shown) => [shown?.product.name, shown?.product.look?.artwork]),
    cast.map((member) => [
      member.characterId,
      member.kind === 'figure' ? member.figure.action : member.kind,
      member.holds?.look?.artwork,
    ]),
  ]);
