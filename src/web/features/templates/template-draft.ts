import type { addTemplate, TemplateDetails } from '#contract/calls/templates.ts';
import type { CallInput } from '#contract/call.ts';
import { splitCommaList, tidyList } from '#contract/content-names.ts';
import {
  defaultAspectRatio,
  defaultDurationSeconds,
  findDurationProblem,
  findEndpointProblems,
  findTemplateProblems,
  type FieldProblem,
} from '#contract/template-rules.ts';
import { speakingSpeed, type SpeakingStyle, type Voice } from '#contract/voices.ts';

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
  usesEndpoint: template.falAIEndpoint !== null,
  endpoint: template.falAIEndpoint ?? '',
  payload: template.falAIPayload ?? '',
  baseUrl: template.falAIBaseURL ?? '',
  consent: template.consent !== null,
});

type TemplateBody = CallInput<typeof addTemplate>['body'];

/** What is sent of it; a field that is not in the form stays as the server has it. */
export function bodyOf(draft: TemplateDraft): TemplateBody {
  const { voice, speed, style, script, usesEndpoint, endpoint, payload, baseUrl, ...same } = draft;
  const hasSpeech = voice !== '' || script.trim() !== '';
  return {
    ...same,
    aspectRatio: same.aspectRatio as NonNullable<TemplateBody['aspectRatio']>,
    recommendedDuration: same.recommendedDuration ?? defaultDurationSeconds,
    industries: tidyList(same.industries),
    tags: splitCommaList(same.tags.join(',')),
    ttsVoiceId: voice === '' ? null : voice,
    ttsPayload: hasSpeech ? { speed, style, script } : null,
    falAIEndpoint: usesEndpoint ? endpoint : null,
    falAIPayload: usesEndpoint ? payload : null,
    falAIBaseURL: usesEndpoint && baseUrl.trim() !== '' ? baseUrl.trim() : null,
  };
}

export type DraftProblems = Partial<Record<string, string>>;

export const problemsByField = (problems: readonly FieldProblem[]): DraftProblems =>
  Object.fromEntries(problems.map(({ field, text }) => [field, text]));

/** What keeps it from being saved, by field. */
export function findDraftProblems(draft: TemplateDraft): DraftProblems {
  const { usesEndpoint, endpoint, payload, baseUrl } = draft;
  const duration = findDurationProblem(draft.recommendedDuration);
  return problemsByField([
    ...findTemplateProblems(draft),
    ...(duration === null ? [] : [{ field: 'recommendedDuration', text: duration }]),
    ...(usesEndpoint ? findEndpointProblems({ endpoint, payload, baseUrl: baseUrl.trim() }) : []),
  ]);
}

/** An address names its file and a signature that is new each time; only another file is a change. */
const comparable = (value: unknown): string => JSON.stringify(value).replace(/\?[^"]*/, '');

/** Fields in which two drafts differ. */
export const changedFields = (before: TemplateDraft, after: TemplateDraft): (keyof TemplateDraft)[] =>
  (Object.keys(before) as (keyof TemplateDraft)[]).filter(
    (field) => comparable(before[field]) !== comparable(after[field]),
  );
