import type { StoryVideoSceneStatus } from '#contract/calls/story-videos.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { TaskStatus } from '#contract/tasks.ts';
import { findPart, type StoryPart } from '#contract/video-parts.ts';
import { readVideoScenes } from '../../db/story-videos.ts';
import type { StoredTelling } from '../../db/video-tables.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { downloadFileName } from '../../domain/video-names.ts';
import { AppError } from '../../errors.ts';
import { readTimeLeft } from '../tasks/read-time-left.ts';
import type { ReadVideoDeps } from '../videos/read-video.ts';
import { summariseNarration } from './make-story-video.ts';

/** A story video as its owner sees it. */
export type StoryVideoView = {
  id: string;
  status: TaskStatus | null;
  stage: string;
  progress: number;
  secondsLeft: number | null;
  errorCode: ErrorCode | null;
  title: string;
  part: StoryPart;
  scenes: { frameId: string; title: string; status: StoryVideoSceneStatus }[];
  engines: StoredTelling;
  file: { url: string; posterUrl: string; durationSeconds: number; sizeBytes: number } | null;
  downloadFileName: string;
  shareUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export async function readStoryVideo(
  deps: ReadVideoDeps,
  input: { userId: string; videoId: string },
): Promise<StoryVideoView> {
  const { database, storage } = deps;
  const video = await findOwnVideo(database, input.userId, input.videoId);
  const part = video && findPart(video.parts, 'story');
  if (!part) throw new AppError('not_found');
  const { output, task_id: taskId } = video;
  const [scenes, secondsLeft] = await Promise.all([
    readVideoScenes(database, video.id),
    taskId ? readTimeLeft(deps, taskId) : null,
  ]);
  return {
    id: video.id,
    status: video.status,
    stage: video.stage ?? '',
    progress: video.progress ?? 100,
    secondsLeft,
    errorCode: video.error_code,
    title: video.title,
    part,
    scenes: scenes.map((scene) => ({
      frameId: scene.frame_id,
      title: scene.title,
      status: output ? 'ready' : statusOf(scene),
    })),
    engines: output?.telling ?? summariseNarration(scenes.flatMap(({ clip }) => clip ?? [])),
    file: output && {
      url: storage.signAddress(output.key),
      posterUrl: storage.signAddress(output.posterKey),
      durationSeconds: output.durationSeconds,
      sizeBytes: output.sizeBytes,
    },
    downloadFileName: downloadFileName(video.title, video.created_at),
    shareUrl: video.shared_at ? `${deps.publicOrigin}/share/${video.id}` : null,
    createdAt: video.created_at,
    updatedAt: video.updated_at,
  };
}

type SceneRow = Awaited<ReturnType<typeof readVideoScenes>>[number];

function statusOf({ status, started_at: startedAt }: SceneRow): StoryVideoSceneStatus {
  // A scene without a task reuses an existing clip.
  if (status === null || status === 'completed') return 'ready';
  if (status === 'failed') return 'failed';
  return status === 'running' && startedAt !== null ? 'working' : 'waiting';
}
