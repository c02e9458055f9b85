import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import type { PictureEngine } from '#contract/engines.ts';
import type { ErrorCode } from '#contract/errors.ts';
import {
  isPictureFinished,
  type PictureStatus,
  type StoryboardStatus,
  type StoryStyle,
} from '#contract/stories.ts';
import { isUnderWay } from '#contract/tasks.ts';
import { estimateSpokenSeconds } from '#studio/reel-script/estimate-spoken-seconds.ts';
import type { Database } from '../../db/database.ts';
import { readFrames, readVersions, type FrameRow } from '../../db/story-frames.ts';
import { findOwnStoryboard, type StoryboardRow } from '../../db/storyboards.ts';
import { readVideosOfStoryboard } from '../../db/story-videos.ts';
import { redrawCreditsOf } from '../../domain/stories/redraw-price.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { pictureStatus } from './picture-status.ts';

export type FrameView = {
  id: string;
  sceneId: string;
  title: string;
  description: string;
  narration: string;
  /** The story's scene when the storyboard was requested. */
  inStory: { title: string; description: string };
  imageUrl: string | null;
  status: PictureStatus;
  errorCode: ErrorCode | null;
  engine: PictureEngine | null;
  redrawCredits: number;
  seconds: number;
  versions: { id: string; imageUrl: string; isCurrent: boolean }[];
};

/** A storyboard as its owner sees it. */
export type StoryboardView = {
  id: string;
  storyId: string;
  title: string;
  style: StoryStyle;
  status: StoryboardStatus;
  errorCode: ErrorCode | null;
  frames: FrameView[];
  isPaid: boolean;
  canContinue: boolean;
  settings: StoryboardSettings;
  /** Its latest video. */
  videoId: string | null;
  createdAt: Date;
};

export async function readStoryboard(
  { database, storage }: { database: Database; storage: Storage },
  { userId, storyboardId }: { userId: string; storyboardId: string },
): Promise<StoryboardView> {
  const storyboard = await findOwnStoryboard(database, userId, storyboardId);
  if (!storyboard) throw new AppError('not_found');
  const [rows, versions, videos] = await Promise.all([
    readFrames(database, storyboardId),
    readVersions(database, storyboardId),
    readVideosOfStoryboard(database, userId, storyboardId),
  ]);
  const { settings } = storyboard;
  const frames = rows.map((frame): FrameView => {
    const { id, scene_id: sceneId, scene, stored, error_code: errorCode } = frame;
    const { title, description, narration } = scene;
    return {
      id,
      sceneId,
      title,
      description,
      narration,
      inStory: scene.inStory ?? { title, description },
      imageUrl: stored && storage.signAddress(stored.key),
      status: frameStatus(storyboard, frame),
      errorCode,
      engine: stored?.engine ?? null,
      redrawCredits: redrawCreditsOf(frame),
      seconds: secondsOf(narration, settings),
      versions: versions
        .filter((version) => version.frame_id === id)
        .map((version) => ({
          id: version.id,
          imageUrl: storage.signAddress(version.stored.key),
          isCurrent: version.recipe === stored?.recipe,
        })),
    };
  });
  const status = storyboardStatus(storyboard);
  const isFinished = frames.every((frame) => isPictureFinished(frame.status));
  const isPaid = storyboard.paid_at !== null;
  return {
    id: storyboardId,
    storyId: storyboard.story_id,
    title: storyboard.title,
    style: storyboard.style,
    status,
    errorCode: status === 'FAILED' ? storyboard.error_code : partialErrorOf(status, frames),
    frames,
    isPaid,
    canContinue: isPaid && isFinished,
    settings,
    videoId: videos[0]?.id ?? null,
    createdAt: storyboard.created_at,
  };
}

/** A frame of a paid storyboard without a picture or an active task failed; it is not waiting. */
function frameStatus({ paid_at: paidAt }: StoryboardRow, frame: FrameRow): PictureStatus {
  const status = pictureStatus(frame);
  return status === 'PENDING' && paidAt !== null && !isUnderWay(frame) ? 'FAILED' : status;
}

/** The error of a storyboard that is usable although some frames are missing. */
const partialErrorOf = (status: StoryboardStatus, frames: readonly FrameView[]): ErrorCode | null =>
  status === 'SUCCESS' && frames.some((frame) => frame.status === 'FAILED') ? 'storyboard_partial' : null;

/** A paid storyboard stays usable, whatever happens to its missing frames. */
export function storyboardStatus(storyboard: Pick<StoryboardRow, 'status' | 'paid_at'>): StoryboardStatus {
  if (isUnderWay(storyboard)) return 'RUNNING';
  if (storyboard.paid_at !== null) return 'SUCCESS';
  return storyboard.status === 'failed' ? 'FAILED' : 'CANCELLED';
}

/** A short pause follows the narration, and a picture has a minimum display time. */
const breathSeconds = 0.5;
const minSeconds = 2.5;

const secondsOf = (narration: string, { voiceStyle, speed }: StoryboardSettings): number =>
  Math.round(
    Math.max(minSeconds, estimateSpokenSeconds(narration, voiceStyle) / speed + breathSeconds) * 10,
  ) / 10;
