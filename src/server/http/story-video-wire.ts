import { storyVideoStages, type StoryVideo, type StoryVideoStage } from '#contract/calls/story-videos.ts';
import { isUnderWay } from '#contract/tasks.ts';
import type { StoryVideoView } from '../use-cases/stories/read-story-video.ts';
import { generationStatus } from './generation-wire.ts';

const isStage = (stage: string): stage is StoryVideoStage =>
  storyVideoStages.some((known) => known === stage);

/** The specification's wire format of a story video; some fields have two spellings. */
export function toStoryVideo(video: StoryVideoView): StoryVideo {
  const { id, part, file } = video;
  const status = generationStatus(video);
  const url = file?.url ?? null;
  return {
    id,
    generation_id: id,
    generationId: id,
    storyboardId: part.storyboardId,
    scriptRefId: part.storyId,
    status,
    progress: video.progress,
    stage: isUnderWay(video) && isStage(video.stage) ? video.stage : null,
    secondsLeft: video.secondsLeft,
    errorCode: video.errorCode,
    error: status === 'failed' ? 'Processing failed' : null,
    title: video.title,
    settings: part.settings,
    scenes: video.scenes,
    engines: video.engines,
    videoUrl: url,
    video_url: url,
    posterUrl: file?.posterUrl ?? null,
    statusUrl: `/api/story-videos/${id}`,
    durationSeconds: file?.durationSeconds ?? null,
    sizeBytes: file?.sizeBytes ?? null,
    downloadFileName: video.downloadFileName,
    shareUrl: video.shareUrl,
    createdAt: video.createdAt.toISOString(),
    updatedAt: video.updatedAt.toISOString(),
  };
}
