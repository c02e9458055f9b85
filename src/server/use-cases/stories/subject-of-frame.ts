import type { FrameRow } from '../../db/story-frames.ts';
import { frameSubject, type FrameSubject } from '../../domain/stories/story-pictures.ts';

/** The subject that a frame's row asks for now; after an earlier version was chosen, not the one that is shown. */
export const subjectOfFrame = (frame: FrameRow): FrameSubject =>
  frameSubject(
    { storyId: frame.story_id, style: frame.style },
    {
      sceneId: frame.scene_id,
      variation: frame.variation,
      scene: frame.scene,
      cast: frame.cast_members,
    },
  );
