import type {
  Greenscreen,
  GreenscreenClip,
  GreenscreenPreview,
  GreenscreenSettings,
} from '#contract/calls/greenscreens.ts';
import { greenscreenDefaults } from '#contract/greenscreen-settings.ts';
import type { TaskStatus } from '#contract/tasks.ts';
import type { BackgroundPart } from '#contract/video-parts.ts';
import type { ClipView } from '../use-cases/greenscreens/examine-clip.ts';
import type { GreenscreenView } from '../use-cases/greenscreens/read-greenscreen.ts';
import type { PreviewView } from '../use-cases/greenscreens/start-preview.ts';
import { generationStatus } from './generation-wire.ts';

/** The specification's wire format of a video with a replaced background; many fields have two spellings. */
export function toGreenscreen(video: GreenscreenView): Greenscreen {
  const { id, file, cutout } = video;
  const url = file?.url ?? null;
  const status = generationStatus(video);
  return {
    id,
    generation_id: id,
    generationId: id,
    status,
    progress: video.progress,
    errorCode: video.errorCode,
    videoUrl: url,
    video_url: url,
    posterUrl: file?.posterUrl ?? null,
    statusUrl: `/api/greenscreens/${id}`,
    title: video.title,
    format: video.format,
    durationSeconds: file?.durationSeconds ?? null,
    sizeBytes: file?.sizeBytes ?? null,
    downloadFileName: video.downloadFileName,
    shareUrl: video.shareUrl,
    error: status === 'failed' ? 'Processing failed' : null,
    method: cutout?.method ?? null,
    engine: cutout?.engine ?? null,
    notes: cutout?.notes ?? [],
    clip: { id: video.clip.id, fileName: video.clip.fileName },
    settings: toSettings(video),
    backgroundUrl: video.backgroundUrl,
    createdAt: video.createdAt.toISOString(),
    updatedAt: video.updatedAt.toISOString(),
  };
}

function toSettings({ clip: range, parts: { clip, background } }: GreenscreenView): GreenscreenSettings {
  const { engine, softness, shadow, subject, sound, overlayPlace } = clip;
  return {
    videoId: clip.uploadId,
    startTime: range.startSeconds,
    endTime: range.endSeconds,
    backgroundType: background.source,
    backgroundConfig: configOf(background),
    textOverlay: clip.overlayText,
    outputFormat: 'mp4',
    resolution: '720p',
    engine,
    softness,
    shadow,
    subject,
    sound,
    overlayPlace,
    backgroundFit: 'fit' in background ? background.fit : greenscreenDefaults.backgroundFit,
    blurStrength: background.source === 'blur' ? background.strength : greenscreenDefaults.blurStrength,
  };
}

/** Hex without `#`, as the specification writes it, or the id of the chosen file or built-in background. */
function configOf(background: BackgroundPart): string | null {
  if (background.source === 'color') return background.colour.slice(1);
  if (background.source === 'blur') return null;
  return background.source === 'built-in' ? background.backgroundId : background.uploadId;
}

/** A row without a task is finished. */
const workStatus = (status: TaskStatus | null): GreenscreenClip['status'] =>
  status === 'waiting' || status === 'running' ? 'processing' : (status ?? 'completed');

export const toClip = ({ uploadId, startSeconds, endSeconds, ...clip }: ClipView): GreenscreenClip => ({
  ...clip,
  videoId: uploadId,
  startTime: startSeconds,
  endTime: endSeconds,
  status: workStatus(clip.status),
});

export const toPreview = (preview: PreviewView): GreenscreenPreview => ({
  ...preview,
  status: workStatus(preview.status),
});
