import type { Generation, GenerationComponent } from '#contract/calls/generations.ts';
import type { UnfinishedVideo } from '#contract/calls/videos.ts';
import type { HookStage, HookStatus } from '#contract/calls/hooks.ts';
import type { Take } from '#contract/calls/takes.ts';
import { isActive, type TaskStatus } from '#contract/tasks.ts';
import { findPart, type VideoKind, type VideoPart } from '#contract/video-parts.ts';
import type { HookView } from '../use-cases/hooks/read-hook.ts';
import type { TakeView } from '../use-cases/hooks/read-takes.ts';
import type { UnfinishedVideoView } from '../use-cases/videos/read-unfinished-videos.ts';
import type { VideoView } from '../use-cases/videos/read-video.ts';

/**
 * The specification's wire names: a video is a "generation" with "components", and many fields have two spellings. They
 * are produced here and appear nowhere further inside.
 */
export function toGeneration(video: VideoView): Generation {
  const { id, hook, music, file } = video;
  const status = generationStatus(video);
  const hasProduct = video.product !== null;
  const nextStep = nextStepOf({ kind: video.kind, hook, hasProduct, hasMusic: music !== null });
  const url = file?.url ?? null;
  const errorMessage = status === 'failed' ? 'Processing failed' : null;
  return {
    generation_id: id,
    generationId: id,
    kind: video.kind,
    hook_generation_id: hook?.id ?? null,
    status,
    progress: video.status === null ? 0 : video.progress,
    parameters: {
      stage: isActive(video.status ?? 'completed') ? status : (video.status ?? 'draft'),
      progress: video.status === null ? 0 : video.progress,
      waitingForHook: hook !== null && isActive(hook.status),
    },
    next_step: nextStep,
    nextStep,
    components: toComponents(video),
    audioSource: music?.source ?? null,
    brandKit: video.brand,
    title: video.title,
    resultVideoURL: url,
    result_video_url: url,
    videoUrl: url,
    video_url: url,
    posterUrl: file?.posterUrl ?? null,
    durationSeconds: file?.durationSeconds ?? null,
    sizeBytes: file?.sizeBytes ?? null,
    downloadFileName: video.downloadFileName,
    shareUrl: video.shareUrl,
    errorMessage,
    error_message: errorMessage,
    error: errorMessage,
    errorCode: video.status === null ? null : video.errorCode,
    createdAt: video.createdAt.toISOString(),
    updatedAt: video.updatedAt.toISOString(),
  };
}

/** A running video task is in one of three stages. */
export function generationStatus({
  status,
  stage,
}: {
  status: TaskStatus | null;
  stage: string;
}): Generation['status'] {
  if (status === null) return 'draft';
  // A story video waits for its scenes while they are made.
  if (status === 'waiting' && stage !== 'voice' && stage !== 'rendering') return 'queued';
  if (status !== 'running' && status !== 'waiting') return status;
  return stage === 'rendering' || stage === 'uploading' ? stage : 'processing';
}

export const componentStatus = (status: TaskStatus): GenerationComponent['status'] =>
  status === 'completed' || status === 'failed' || status === 'cancelled' ? status : 'processing';

function toComponents({ hook, product, music }: VideoView): GenerationComponent[] {
  const components: GenerationComponent[] = [];
  if (hook) {
    components.push({
      type: 'hook',
      ...toProgress(hook),
      text: hook.text,
      hookId: hook.id,
      templateId: hook.template_id,
      textOverlayEnabled: hook.overlay_enabled,
      captionStyle: hook.caption_style,
      hookStyle: hook.hook_style,
      voice: hook.voice,
      style: hook.style,
      speed: hook.speed,
      engines: hook.engines,
      hasCaptions: hook.hasCaptions,
      videoUrl: hook.url,
      durationSeconds: hook.durationSeconds,
    });
  }
  if (product) {
    components.push({
      type: 'product',
      ...toProgress(product),
      videoUrl: product.url,
      videoFileId: product.uploadId,
      fileName: product.fileName,
      startTime: product.startSeconds,
      endTime: product.endSeconds,
      overlayText: product.overlayText,
      captions: product.captions,
      framing: product.framing,
      clipVolume: product.volume,
      hasSound: product.hasSound,
      durationSeconds: product.durationSeconds,
    });
  }
  if (music?.source === 'custom') {
    components.push({
      type: 'audio',
      ...toProgress(music),
      videoUrl: music.url,
      videoFileId: music.uploadId,
      audioFileId: music.uploadId,
      fileName: music.fileName,
      volume: music.fileVolume,
      audioVolume: music.volume,
      durationSeconds: music.durationSeconds,
    });
  }
  if (music?.source === 'library') {
    components.push({
      type: 'audio',
      status: 'completed',
      progress: 100,
      errorCode: null,
      videoUrl: music.url,
      audioTrackId: music.trackId,
      fileName: music.title,
      volume: music.fileVolume,
      audioVolume: music.volume,
      durationSeconds: music.durationSeconds,
    });
  }
  return components;
}

type StatedPart = { status: TaskStatus; progress: number; errorCode: GenerationComponent['errorCode'] };

const toProgress = ({ status, progress, errorCode }: StatedPart) => ({
  status: componentStatus(status),
  progress,
  errorCode,
});

/** The step at which the owner continues a video. */
function nextStepOf(video: {
  kind: VideoKind;
  hook: { status: TaskStatus } | null;
  hasProduct: boolean;
  hasMusic: boolean;
}): Generation['next_step'] {
  const { kind, hook } = video;
  // Videos of the other kinds are written with all their parts.
  if (kind !== 'ugc') return 'preview-share';
  if (!hook || hook.status === 'failed' || hook.status === 'cancelled') return 'create-hook';
  if (!video.hasProduct) return 'upload-product';
  return video.hasMusic ? 'preview-share' : 'add-music';
}

export function toUnfinishedVideo(video: UnfinishedVideoView): UnfinishedVideo {
  const { hook } = video;
  const has = (role: VideoPart['role']): boolean => findPart(video.parts, role) !== null;
  return {
    generationId: video.id,
    kind: video.kind,
    title: video.title,
    status: generationStatus(video),
    progress: video.progress,
    nextStep: nextStepOf({ kind: video.kind, hook, hasProduct: has('product'), hasMusic: has('music') }),
    posterUrl: video.posterUrl,
    hook: hook && { ...hook, status: componentStatus(hook.status) },
    createdAt: video.createdAt.toISOString(),
  };
}

/** `requestedId`: the id that the caller used, either the hook's or its video's. */
export function toHookStatus(hook: HookView, requestedId: string): HookStatus {
  const { url } = hook;
  const error = hook.status === 'failed' ? 'Hook generation failed' : null;
  return {
    id: hook.id,
    hook_generation_id: hook.id,
    generation_id: requestedId,
    status: componentStatus(hook.status),
    stage: hook.status === 'completed' ? 'complete' : (hook.stage as HookStage),
    progress: hook.progress,
    secondsLeft: hook.secondsLeft,
    templateId: hook.template_id,
    hookText: hook.text,
    textOverlayEnabled: hook.overlay_enabled,
    captionStyle: hook.caption_style,
    hookStyle: hook.hook_style,
    voice: hook.voice,
    style: hook.style,
    speed: hook.speed,
    videoURL: url,
    video_url: url,
    hook_video_url: url,
    url,
    hookUrl: url,
    posterUrl: hook.posterUrl,
    durationSeconds: hook.clip?.durationSeconds ?? null,
    engines: hook.engines,
    error,
    error_message: error,
    errorCode: hook.error_code,
  };
}

export const toTake = (take: TakeView): Take => ({
  id: take.id,
  status: componentStatus(take.status),
  progress: take.progress,
  templateId: take.template_id,
  templateName: take.templateName,
  hookText: take.text,
  textOverlayEnabled: take.overlay_enabled,
  captionStyle: take.caption_style,
  hookStyle: take.hook_style,
  voice: take.voice,
  style: take.style,
  speed: take.speed,
  hookUrl: take.url,
  posterUrl: take.posterUrl,
  durationSeconds: take.clip?.durationSeconds ?? null,
  isChosen: take.isChosen,
  createdAt: take.created_at.toISOString(),
});

/** The reply to a started hook, with both spellings of each id. */
export const toHookStarted = (started: {
  videoId: string;
  hookId: string;
  status: 'processing' | 'completed';
  hookUrl: string | null;
}) => ({
  generation_id: started.videoId,
  generationId: started.videoId,
  hook_generation_id: started.hookId,
  hookGenerationId: started.hookId,
  status: started.status,
  hookUrl: started.hookUrl,
});

/** An attached hook's new video. */
export const toHookAttached = ({ videoId, hook }: { videoId: string; hook: { status: TaskStatus } }) => ({
  generation_id: videoId,
  generationId: videoId,
  status: componentStatus(hook.status),
});

type HookReference = { hookId?: string; hookGenerationId?: string; hookUrl?: string };

/** A hook's URL contains its id: `/api/files/users/<user>/hooks/<hook>.mp4?…`. */
export const hookIdOf = ({ hookId, hookGenerationId, hookUrl }: HookReference): string | null =>
  hookId ?? hookGenerationId ?? /\/hooks\/([0-9a-f-]{36})\.mp4(?:\?|$)/.exec(hookUrl ?? '')?.[1] ?? null;
