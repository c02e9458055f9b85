import type { FrameRow } from '../../db/story-frames.ts';
import { frameSubject, type FrameSubject } from '../../domain/stories/story-pictures.ts';

/** The subject of a frame's next picture. After an earlier version was chosen it differs from the picture that is shown. */
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
