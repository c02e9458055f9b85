import type { FrameRow } from '../../db/story-frames.ts';
import { frameSubject, type FrameSubject } from '../../domain/story-pictures.ts';

/** What the picture of a frame shows, as the frame is now. */
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
