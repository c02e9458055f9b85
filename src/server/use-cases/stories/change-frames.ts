import { storyLimits, storyTexts } from '#contract/stories.ts';
import type { StoryScene } from '#contract/story-words.ts';
import { readScene } from '#studio/story-script/scenes/read-scene.ts';
import type { Database } from '../../db/database.ts';
import { lockFrames, updateFrame, type FrameRow } from '../../db/story-frames.ts';
import { AppError } from '../../errors.ts';
import { hasWords } from './change-scenes.ts';
import { lockStoryboard, type OwnStoryboard } from './lock-storyboard.ts';

/** Reorders all frames and changes their narration. Draws no picture. */
export const changeFrames = (
  { database }: { database: Database },
  own: OwnStoryboard,
  wanted: readonly { id: string; narration?: string | null | undefined }[],
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { id } = await lockStoryboard(transaction, own);
    const frames = new Map((await lockFrames(transaction, id)).map((frame) => [frame.id, frame]));
    const ids = new Set(wanted.map((frame) => frame.id));
    if (
      ids.size !== wanted.length ||
      ids.size !== frames.size ||
      [...ids].some((frameId) => !frames.has(frameId))
    )
      throw new AppError('edited_meanwhile', storyTexts.framesChanged);
    for (const [position, { id: frameId, narration }] of wanted.entries()) {
      const newNarration = narration?.trim();
      if ([...(newNarration ?? '')].length > storyLimits.maxNarrationCharacters) {
        const field = `frames.${position}.narration`;
        throw new AppError('invalid_request', storyTexts.narrationTooLong, { field });
      }
      const { scene } = frames.get(frameId)!;
      const isSame = newNarration === undefined || newNarration === scene.narration;
      const change = isSame ? {} : { scene: withNarration(frames.get(frameId)!, newNarration) };
      await updateFrame(transaction, frameId, { position, ...change });
    }
  });

/** The scene with a new narration. Quotations that it had before keep their speakers; the others get theirs from the text. */
function withNarration({ scene, cast_members: cast }: FrameRow, narration: string): StoryScene {
  const story = { title: '', mood: scene.mood, scenes: [scene], ...cast };
  const found = hasWords(narration) ? readScene(narration, story).quotations : [];
  const known = new Map(scene.quotations.map((quotation) => [quotation.text, quotation]));
  return {
    ...scene,
    narration,
    quotations: found.map((quotation) => known.get(quotation.text) ?? quotation),
  };
}
