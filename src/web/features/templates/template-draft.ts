import type { addTemplate, TemplateDetails } from '#contract/calls/templates.ts';
import type { ClientInput } from '#contract/call.ts';
import { splitCommaList, tidyList } from '#contract/content-names.ts';
import { findUnsafeJson, isJsonObject, parseJson } from '#contract/json-object.ts';
import {
  defaultAspectRatio,
  defaultDurationSeconds,
  findDurationProblem,
  findEndpointProblems,
  findPreviewUrlProblem,
  findRegionProblems,
  findTemplateProblems,
  type FieldProblem,
} from '#contract/template-rules.ts';
import { speakingSpeed, type SpeakingStyle, type Voice } from '#contract/voices.ts';

/** The key stays with a region when those before it are removed. */
export type RegionDraft = TemplateDetails['editableRegions'][number] & { key: string };

export const newRegion = (): RegionDraft => ({
  key: crypto.randomUUID(),
  name: '',
  type: '',
  startTime: 0,
  duration: 0,
  description: '',
});

/** A template as it stands in the form. */
export type TemplateDraft = {
  name: string;
  description: string;
  categoryId: string;
  type: TemplateDetails['type'] | '';
  videoUrl: string;
  /** Empty: a picture of the clip. */
  thumbnailUrl: string;
  industries: string[];
  tags: string[];
  aspectRatio: string;
  /** Null: none is given. */
  recommendedDuration: number | null;
  isActive: boolean;
  voice: Voice | '';
  speed: number;
  style: SpeakingStyle;
  script: string;
  voicePreviewUrl: string;
  editableRegions: RegionDraft[];
  usesEndpoint: boolean;
  endpoint: string;
  payload: string;
  baseUrl: string;
  consent: boolean;
};

export const emptyDraft: TemplateDraft = {
  name: '',
  description: '',
  categoryId: '',
  type: '',
  videoUrl: '',
  thumbnailUrl: '',
  industries: [],
  tags: [],
  aspectRatio: defaultAspectRatio,
  recommendedDuration: defaultDurationSeconds,
  isActive: true,
  voice: '',
  speed: speakingSpeed.usual,
  style: 'natural',
  script: '',
  voicePreviewUrl: '',
  editableRegions: [],
  usesEndpoint: false,
  endpoint: '',
  payload: '',
  baseUrl: '',
  consent: false,
};

export const draftOf = (template: TemplateDetails): TemplateDraft => ({
  name: template.name,
  description: template.description,
  categoryId: template.categoryId ?? '',
  type: template.type,
  videoUrl: template.videoUrl,
  thumbnailUrl: template.hasOwnThumbnail ? template.thumbnailUrl : '',
  industries: template.industries,
  tags: template.tags,
  aspectRatio: template.aspectRatio,
  recommendedDuration: template.recommendedDuration,
  isActive: template.isActive,
  voice: template.ttsVoiceId ?? '',
  speed: template.ttsPayload?.speed ?? speakingSpeed.usual,
  style: template.ttsPayload?.style ?? 'natural',
  script: template.ttsPayload?.script ?? '',
  voicePreviewUrl: template.ttsVoicePreviewUrl ?? '',
  editableRegions: template.editableRegions.map((region, index) => ({ ...region, key: String(index) })),
  usesEndpoint: template.falAIEndpoint !== null,
  endpoint: template.falAIEndpoint ?? '',
  payload: template.falAIPayload ?? '',
  baseUrl: template.falAIBaseURL ?? '',
  consent: template.consent !== null,
});

/** A new template with the data of a built-in presenter, except its clip, which is not a file. */
export const copyOf = (presenter: TemplateDetails): TemplateDraft => ({
  ...draftOf(presenter),
  name: `Copy of ${presenter.name}`,
  videoUrl: '',
  thumbnailUrl: '',
  script: presenter.sampleLine,
});

type TemplateBody = ClientInput<typeof addTemplate>['body'];

const withoutKey = ({ name, type, startTime, duration, description }: RegionDraft) => ({
  name: name.trim(),
  type: type.trim(),
  startTime,
  duration,
  description,
});

/** The request body; fields that are not in the form stay unchanged on the server. */
export function bodyOf(draft: TemplateDraft): TemplateBody {
  const { voice, speed, style, script, voicePreviewUrl, editableRegions, ...others } = draft;
  const { usesEndpoint, endpoint, payload, baseUrl, ...same } = others;
  const hasSpeech = voice !== '' || script.trim() !== '';
  return {
    ...same,
    aspectRatio: same.aspectRatio as NonNullable<TemplateBody['aspectRatio']>,
    recommendedDuration: same.recommendedDuration ?? defaultDurationSeconds,
    industries: tidyList(same.industries),
    tags: splitCommaList(same.tags.join(',')),
    ttsVoiceId: voice === '' ? null : voice,
    ttsVoicePreviewUrl: voicePreviewUrl.trim() === '' ? null : voicePreviewUrl.trim(),
    ttsPayload: hasSpeech ? { speed, style, script } : null,
    editableRegions: editableRegions.map(withoutKey),
    falAIEndpoint: usesEndpoint ? endpoint : null,
    falAIPayload: usesEndpoint ? payload : null,
    falAIBaseURL: usesEndpoint && baseUrl.trim() !== '' ? baseUrl.trim() : null,
  };
}

export type DraftProblems = Partial<Record<string, string>>;

export const problemsByField = (problems: readonly FieldProblem[]): DraftProblems =>
  Object.fromEntries(problems.map(({ field, text }) => [field, text]));

/** The problems that prevent saving, by field. */
export function findDraftProblems(draft: TemplateDraft): DraftProblems {
  const { usesEndpoint, endpoint, payload, baseUrl } = draft;
  const duration = findDurationProblem(draft.recommendedDuration);
  const previewUrl = findPreviewUrlProblem(draft.voicePreviewUrl.trim());
  return problemsByField([
    ...findTemplateProblems(draft),
    ...(duration === null ? [] : [{ field: 'recommendedDuration', text: duration }]),
    ...(previewUrl === null ? [] : [{ field: 'ttsVoicePreviewUrl', text: previewUrl }]),
    ...findRegionProblems(draft.editableRegions),
    ...(usesEndpoint ? findEndpointProblems({ endpoint, payload, baseUrl: baseUrl.trim() }) : []),
  ]);
}

/** Malformed JSON, or JSON that may not be stored; the form also reports it beside the save button. */
export function isPayloadBroken({ usesEndpoint, payload }: TemplateDraft): boolean {
  if (!usesEndpoint || payload.trim() === '') return false;
  const { value, problem } = parseJson(payload);
  return problem !== null || (isJsonObject(value) && findUnsafeJson(value) !== null);
}

/** The address of a sent file ends in a signature that is new each time; only another file is a change. */
const comparable = (draft: TemplateDraft, field: keyof TemplateDraft): string =>
  field === 'videoUrl' || field === 'thumbnailUrl'
    ? draft[field].replace(/\?.*/, '')
    : JSON.stringify(draft[field]);

/** Fields in which two drafts differ. */
export const changedFields = (before: TemplateDraft, after: TemplateDraft): (keyof TemplateDraft)[] =>
  (Object.keys(before) as (keyof TemplateDraft)[]).filter(
    (field) => comparable(before, field) !== comparable(after, field),
  );
