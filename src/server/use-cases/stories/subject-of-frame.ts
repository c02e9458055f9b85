import type { FrameRow } from '../../db/story-frames.ts';
import { frameSubject, type FrameSubject } from '../../domain/stories/story-pictures.ts';

/** The subject of a frame's picture in its current state. */
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
