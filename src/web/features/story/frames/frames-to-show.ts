import type { Storyboard } from '#contract/calls/storyboards.ts';
import type { PictureStatus, StoryStyle } from '#contract/stories.ts';
import { isSaved, type DraftScene, type SceneDraft } from '../scenes/scene-draft.ts';
import { nameOfScene } from '../scenes/scene-name.ts';

export type ShownFrame = {
  key: string;
  /** Null before a storyboard was requested. */
  frameId: string | null;
  name: string;
  imageUrl: string | null;
  status: PictureStatus | null;
  problem: string | null;
};

/** The frames of a storyboard; without one, a place for each scene, with its picture from the previous storyboard. */
export const framesToShow = (
  storyboard: Storyboard | null,
  scenes: readonly DraftScene[],
  before: Storyboard | null = null,
): readonly ShownFrame[] =>
  storyboard
    ? storyboard.scenes.map((frame) => ({
        key: frame.sceneId,
        frameId: frame.id,
        name: nameOfScene(frame),
        imageUrl: frame.imageUrl,
        status: frame.status,
        problem: frame.error,
      }))
    : scenes.map((scene) => ({
        key: scene.key,
        frameId: null,
        name: nameOfScene(scene),
        imageUrl: before?.scenes.find(({ sceneId }) => sceneId === scene.id)?.imageUrl ?? null,
        status: null,
        problem: null,
      }));

const contentOf = (id: string, { title, description }: { title: string; description: string }): string =>
  JSON.stringify([id, title.trim(), description.trim()]);

/**
 * Whether a storyboard was requested for scenes or a style that have changed since. Compares with the request, because
 * the next page can reorder frames, change their narration and redraw them.
 */
export function isOutdatedFor(
  storyboard: Storyboard | null,
  { scenes, style }: { scenes: SceneDraft | null; style: StoryStyle },
): boolean {
  if (storyboard === null || scenes === null) return false;
  const shown = storyboard.scenes.map(({ sceneId, inStory }) => contentOf(sceneId, inStory)).toSorted();
  const wanted = scenes.saved.map((scene) => contentOf(scene.id, scene)).toSorted();
  return storyboard.styleKey !== style || !isSaved(scenes) || shown.join() !== wanted.join();
}
