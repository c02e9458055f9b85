import type { Generation, GenerationComponent } from '#contract/calls/generations.ts';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import type { ClipRow } from '../../db/clips.ts';
import type { GenerationRow } from '../../db/generations.ts';
import type { HookRow } from '../../db/hooks.ts';
import type { UploadRow } from '../../db/uploads.ts';
import { downloadFileName } from '../../domain/video-names.ts';
import { musicTrackUrl } from '../music/library.ts';
import { describeEngines } from '../hooks/describe-engines.ts';

type Parts = {
  generation: GenerationRow;
  hook: HookRow | undefined;
  clip: ClipRow | undefined;
  productUpload: UploadRow | undefined;
  audioClip: ClipRow | undefined;
  audioUpload: UploadRow | undefined;
};
type Addresses = { signAddress: (key: string) => string; publicOrigin: string };

/** The reply in the words of the specification: fields with two spellings carry the same value. */
export function describeGeneration(addresses: Addresses, parts: Parts): Generation {
  const { generation, hook } = parts;
  const components = describeComponents(addresses, parts);
  const { id, result } = generation;
  const videoUrl = result ? addresses.signAddress(result.key) : null;
  const nextStep = chooseNextStep(parts);
  const errorMessage = generation.status === 'failed' ? 'Processing failed' : null;
  return {
    generation_id: id,
    generationId: id,
    hook_generation_id: generation.hook_id,
    status: generation.status,
    progress: generation.progress,
    parameters: {
      stage: generation.stage,
      progress: generation.progress,
      waitingForHook: generation.status === 'queued' && hook?.status === 'processing',
    },
    next_step: nextStep,
    nextStep,
    components,
    audioSource: generation.audio_source,
    title: generation.title,
    resultVideoURL: videoUrl,
    result_video_url: videoUrl,
    videoUrl,
    video_url: videoUrl,
    posterUrl: result ? addresses.signAddress(result.posterKey) : null,
    durationSeconds: result?.durationSeconds ?? null,
    sizeBytes: result?.sizeBytes ?? null,
    downloadFileName: downloadFileName(hook?.text ?? generation.title, generation.created_at),
    shareUrl: generation.shared_at ? `${addresses.publicOrigin}/share/${id}` : null,
    errorMessage,
    error_message: errorMessage,
    error: errorMessage,
    errorCode: generation.error_code,
    createdAt: generation.created_at.toISOString(),
    updatedAt: generation.updated_at.toISOString(),
  };
}

type BegunParts = {
  generation: Pick<GenerationRow, 'clip_id' | 'audio_source'>;
  hook: Pick<HookRow, 'status'> | null | undefined;
};

/** Where its owner goes on. */
export function chooseNextStep({ generation, hook }: BegunParts): Generation['next_step'] {
  if (!hook || hook.status === 'failed' || hook.status === 'cancelled') return 'create-hook';
  if (!generation.clip_id) return 'upload-product';
  return generation.audio_source === null ? 'add-music' : 'preview-share';
}

function describeComponents({ signAddress }: Addresses, parts: Parts): GenerationComponent[] {
  const { generation, hook, clip, productUpload, audioClip, audioUpload } = parts;
  const components: GenerationComponent[] = [];
  if (hook) {
    components.push({
      type: 'hook',
      status: hook.status,
      progress: hook.progress,
      errorCode: hook.error_code,
      text: hook.text,
      hookId: hook.id,
      templateId: hook.template_id,
      textOverlayEnabled: hook.overlay_enabled,
      voice: hook.voice,
      style: hook.style,
      speed: hook.speed,
      engines: describeEngines(hook),
      videoUrl: hook.clip ? signAddress(hook.clip.key) : null,
      durationSeconds: hook.clip?.durationSeconds ?? null,
    });
  }
  if (clip && productUpload) {
    components.push({
      type: 'product',
      ...describeClip(clip),
      videoUrl: signAddress(productUpload.storage_key),
      videoFileId: productUpload.id,
      fileName: productUpload.file_name,
      startTime: clip.start_seconds,
      endTime: clip.end_seconds,
      overlayText: clip.overlay_text,
      durationSeconds: clip.media?.durationSeconds ?? null,
    });
  }
  if (audioClip && audioUpload && generation.audio_source === 'custom') {
    components.push({
      type: 'audio',
      ...describeClip(audioClip),
      videoUrl: signAddress(audioUpload.storage_key),
      videoFileId: audioUpload.id,
      audioFileId: audioUpload.id,
      fileName: audioUpload.file_name,
      volume: generation.audio_volume,
      durationSeconds: audioClip.media?.durationSeconds ?? null,
    });
  }
  const track =
    generation.audio_source === 'library' ? findMusicTrack(generation.audio_track_id ?? '') : null;
  if (track) {
    components.push({
      type: 'audio',
      status: 'completed',
      progress: 100,
      errorCode: null,
      videoUrl: musicTrackUrl(track.id),
      audioTrackId: track.id,
      fileName: track.title,
      volume: generation.audio_volume,
      durationSeconds: track.durationSeconds,
    });
  }
  return components;
}

function describeClip(clip: ClipRow): Pick<GenerationComponent, 'status' | 'progress' | 'errorCode'> {
  const status = clip.status === 'ready' ? 'completed' : clip.status;
  return { status, progress: clip.progress, errorCode: clip.error_code };
}
