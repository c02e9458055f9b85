import type { TemplateDetails } from '#contract/calls/templates.ts';
import { defaultExternalBaseUrl } from '#contract/template-rules.ts';
import { defaultVoice } from '#contract/voices.ts';
import type { TemplateRow } from '../../db/templates.ts';
import type { Storage } from '../../ports/storage.ts';
import { templateWarnings } from './template-warnings.ts';

/** Placeholder until the clip has a picture. */
const noPictureUrl = '/assets/templates/no-picture.svg';

export type DescribeDeps = {
  storage: Storage;
  /** Whether the engine for external endpoints is connected. */
  hasExternalEngine: boolean;
};

/** An editors' template in the contract's format. */
export function describeTemplate(deps: DescribeDeps, row: TemplateRow): TemplateDetails {
  const sign = (key: string | null | undefined): string | null =>
    key ? deps.storage.signAddress(key) : null;
  return {
    id: row.id,
    kind: 'footage',
    name: row.name,
    description: row.description,
    videoUrl: sign(row.media?.key ?? row.video_key) ?? '',
    thumbnailUrl: sign(row.thumbnail_key ?? row.media?.posterKey) ?? noPictureUrl,
    sampleLine: row.speech?.script ?? '',
    voice: row.voice ?? defaultVoice,
    categoryId: row.category_id,
    categoryName: row.category_name,
    type: row.type,
    industries: row.industries,
    tags: row.tags,
    aspectRatio: row.aspect_ratio,
    recommendedDuration: row.recommended_seconds,
    isActive: row.is_active,
    hasOwnThumbnail: row.thumbnail_file_id !== null,
    ttsVoiceId: row.voice,
    ttsVoicePreviewUrl: row.voice_preview_url,
    ttsPayload: row.speech,
    falAIEndpoint: row.external_endpoint,
    falAIPayload: row.external_payload,
    falAIBaseURL: row.external_endpoint === null ? null : (row.external_base_url ?? defaultExternalBaseUrl),
    editableRegions: row.editable_regions,
    status: row.video_status ?? 'failed',
    progress: row.video_progress ?? 0,
    errorCode: row.video_error_code,
    durationSeconds: row.media?.durationSeconds ?? row.video_facts?.durationSeconds ?? null,
    verdict: row.verdict && { kind: row.verdict.kind, score: row.verdict.score },
    warnings: templateWarnings(row, deps.hasExternalEngine),
    consent: row.consent_at && {
      confirmedBy: row.consent_name,
      confirmedAt: row.consent_at.toISOString(),
    },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
