import { composeFrame } from '../illustration/frame/compose-frame.ts';
import type { FrameOrder, FramePlan } from '../illustration/frame/frame-plan.ts';
import type { Shot, StoryScene } from '../story/story.ts';
import { readSentence } from '../story-script/read-sentence.ts';
import { planSentences } from './camera/plan-sentences.ts';
import type { ShotSpan } from './camera/plan-shots.ts';
import type { SceneWord } from './speech/join-runs.ts';

type TellingShot = { order: FrameOrder; span: ShotSpan };

/** After which framing comes which, where a sentence asks for none. */
const nextShot: Record<Shot, Shot> = {
  wide: 'medium',
  medium: 'close-up',
  'close-up': 'medium',
  'over-the-shoulder': 'medium',
  product: 'medium',
  detail: 'medium',
};

/**
 * A picture for each sentence, posed by its own verb. The first is the scene's own, which was seen in the storyboard; a
 * product is shown from near where it is named.
 */
export function tellSentences(
  order: FrameOrder,
  telling: { frames: number; words: readonly SceneWord[] },
): TellingShot[] {
  const spans = planSentences(telling);
  if (spans.length === 0)
    return [{ order, span: { from: 0, to: telling.frames, speakerId: null, isNear: false } }];
  const shots: TellingShot[] = [];
  for (const { from, to, sentence, isNear } of spans) {
    const span: ShotSpan = { from, to, speakerId: null, isNear };
    const before = shots.at(-1);
    if (!before) shots.push({ order, span });
    else if (isNear) shots.push({ order: before.order, span });
    else {
      const own = { ...order, scene: framedAfter(before.order, readSentence(sentence, order.scene, order)) };
      const isSame = lookOf(composeFrame(own)) === lookOf(composeFrame(before.order));
      // The same once more would look like a jump: it is seen from nearer instead, or from further again.
      if (isSame) shots.push({ order: before.order, span: { ...span, isNear: !before.span.isNear } });
      else shots.push({ order: own, span });
    }
  }
  return shots;
}

function framedAfter(before: FrameOrder, scene: StoryScene): StoryScene {
  const shown = composeFrame(before).shot;
  const isInsert = scene.productIds.length > 0 && shown !== 'product' && shown !== 'detail';
  const speaks = scene.quotations.some(({ characterId }) => characterId !== null);
  const wide = scene.characterIds.length > 2 && shown !== 'wide';
  return { ...scene, shot: isInsert ? 'product' : speaks ? 'close-up' : wide ? 'wide' : nextShot[shown] };
}

/** Who is seen how: pictures with the same look differ too little for a cut between them. */
const lookOf = ({ shot, cast, hero }: FramePlan): string =>
  JSON.stringify([
    shot,
    hero?.product.name,
    cast.map((member) => [member.characterId, member.kind === 'figure' ? member.figure.action : member.kind]),
  ]);
