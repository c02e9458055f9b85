import { z } from 'zod';
import { defineCall } from '../call.ts';
import { errorCodes, uncheckedFileErrors } from '../errors.ts';
import {
  aspectRatios,
  defaultAspectRatio,
  defaultDurationSeconds,
  recommendedSeconds,
  regionSeconds,
  templateTypes,
} from '../template-rules.ts';
import { speakingStyles, voices } from '../voices.ts';
import { speedSchema } from './voices.ts';

/** A template as a picker shows it. */
export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Plays in every browser once the clip is ready; until then, the uploaded file. */
  videoUrl: z.string(),
  thumbnailUrl: z.string(),
  /** The sentence that the preview speaks; empty if the template has none. */
  sampleLine: z.string(),
  voice: z.string(),
  /** Presenters are drawn by the app and cannot be changed; footage is a person's clip. */
  kind: z.enum(['presenter', 'footage']),
});
export type Template = z.infer<typeof templateSchema>;

const speechSettings = z.object({
  speed: speedSchema.optional(),
  style: z.enum(speakingStyles).optional(),
  script: z.string().max(5_000).optional(),
});

const regionTime = z.number().min(regionSeconds.min).max(regionSeconds.max);
const editableRegion = z.object({
  name: z.string().max(120),
  type: z.string().max(60),
  startTime: regionTime,
  duration: regionTime,
  description: z.string().max(1_000).default(''),
});

export const templateDetailsSchema = templateSchema.extend({
  categoryId: z.string().nullable(),
  categoryName: z.string().nullable(),
  type: z.enum(templateTypes),
  industries: z.array(z.string()),
  tags: z.array(z.string()),
  aspectRatio: z.string(),
  recommendedDuration: z.number(),
  isActive: z.boolean(),
  /** False: the thumbnail is a picture of the clip. */
  hasOwnThumbnail: z.boolean(),
  ttsVoiceId: z.enum(voices).nullable(),
  ttsVoicePreviewUrl: z.string().nullable(),
  ttsPayload: speechSettings.nullable(),
  falAIEndpoint: z.string().nullable(),
  /** JSON text. */
  falAIPayload: z.string().nullable(),
  falAIBaseURL: z.string().nullable(),
  editableRegions: z.array(editableRegion),
  /** The state of the clip; hooks can be made with it when it is ready. */
  status: z.enum(['processing', 'ready', 'failed']),
  progress: z.number(),
  errorCode: z.enum(errorCodes).nullable(),
  durationSeconds: z.number().nullable(),
  /** The kind of lip-sync that suits the clip: score 0 to 10. Null until it was examined. */
  verdict: z.object({ kind: z.enum(['talking', 'still', 'no-face']), score: z.number() }).nullable(),
  /** In plain words, for the editor who prepares the template. */
  warnings: z.array(z.string()),
  /** The confirmation that the person in the clip agreed; null if there is none, and then no hook is made with it. */
  consent: z.object({ confirmedBy: z.string().nullable(), confirmedAt: z.string() }).nullable(),
  /** Incremented by every change; a change to an older version is refused. */
  version: z.int(),
  createdAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
});
export type TemplateDetails = z.infer<typeof templateDetailsSchema>;

const words = z.array(z.string().max(80)).max(100);
const jsonText = z.union([z.string().max(100_000), z.record(z.string(), z.unknown())]);

/** The use case reports missing fields, so that the refusal carries the specification's text. */
const changeable = {
  name: z.string().max(1_000),
  description: z.string().max(5_000),
  categoryId: z.string().max(100),
  type: z.union([z.enum(templateTypes), z.literal('')]),
  /** The value that `uploadTemplateVideo` returned, or the template's current address. */
  videoUrl: z.string().max(2_000),
  /** The value that `uploadTemplateThumbnail` returned; empty: a picture of the clip. */
  thumbnailUrl: z.string().max(2_000).nullable(),
  industries: words,
  tags: words,
  aspectRatio: z.enum(aspectRatios),
  recommendedDuration: z.number().min(recommendedSeconds.min).max(recommendedSeconds.max),
  isActive: z.boolean(),
  ttsVoiceId: z.union([z.enum(voices), z.literal('')]).nullable(),
  ttsVoicePreviewUrl: z.string().max(2_000).nullable(),
  ttsPayload: speechSettings.nullable(),
  /** Null or empty: no external endpoint. */
  falAIEndpoint: z.string().max(500).nullable(),
  falAIPayload: jsonText.nullable(),
  falAIBaseURL: z.string().max(500).nullable(),
  editableRegions: z.array(editableRegion).max(100),
  /** True: the sender confirms that the person in the clip agreed. Asked for again with another clip. */
  consent: z.boolean(),
};

const newTemplate = z.object({
  ...changeable,
  name: changeable.name.default(''),
  description: changeable.description.default(''),
  categoryId: changeable.categoryId.default(''),
  type: changeable.type.default(''),
  videoUrl: changeable.videoUrl.default(''),
  thumbnailUrl: changeable.thumbnailUrl.default(null),
  industries: changeable.industries.default([]),
  tags: changeable.tags.default([]),
  aspectRatio: changeable.aspectRatio.default(defaultAspectRatio),
  recommendedDuration: changeable.recommendedDuration.default(defaultDurationSeconds),
  isActive: changeable.isActive.default(true),
  ttsVoiceId: changeable.ttsVoiceId.default(null),
  ttsVoicePreviewUrl: changeable.ttsVoicePreviewUrl.default(null),
  ttsPayload: changeable.ttsPayload.default(null),
  falAIEndpoint: changeable.falAIEndpoint.default(null),
  falAIPayload: changeable.falAIPayload.default(null),
  falAIBaseURL: changeable.falAIBaseURL.default(null),
  editableRegions: changeable.editableRegions.default([]),
  consent: changeable.consent.default(false),
});
export type NewTemplate = z.output<typeof newTemplate>;

const templateChange = z.object(changeable).partial().extend({
  /** The version the editor started from. Without it, the change applies to the current version. */
  version: z.int().optional(),
});
export type TemplateChange = z.output<typeof templateChange>;

const templateParams = z.object({ templateId: z.string().max(100) });
const saveErrors = [
  'invalid_request',
  'forbidden',
  'address_refused',
  'content_file_unknown',
  'category_unknown',
] as const;
const yesOrNo = z.enum(['true', 'false']);

export const readTemplates = defineCall({
  method: 'GET',
  path: '/api/templates',
  summary: 'Avatars and clips that can speak a hook: the built-in presenters first, then the newest',
  tag: 'templates',
  access: 'content:read',
  query: z.object({
    type: z.enum(templateTypes).optional(),
    categoryId: z.string().max(100).optional(),
    industry: z.string().max(80).optional(),
    tag: z.string().max(80).optional(),
    /** Searched for in name, description and tags. */
    text: z.string().max(200).optional(),
    active: yesOrNo.optional(),
    /** Only templates that hooks can be made with now. */
    usable: yesOrNo.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.object({ templates: z.array(templateDetailsSchema), totalCount: z.int() }),
});

export const readTemplate = defineCall({
  method: 'GET',
  path: '/api/templates/:templateId',
  summary: 'One template',
  tag: 'templates',
  access: 'content:read',
  params: templateParams,
  reply: templateDetailsSchema,
  errors: ['not_found'],
});

export const addTemplate = defineCall({
  method: 'POST',
  path: '/api/templates',
  summary: 'Add a template; its clip is prepared in the background',
  tag: 'templates',
  access: 'content:write',
  body: newTemplate,
  reply: templateDetailsSchema,
  status: 201,
  errors: saveErrors,
});

export const editTemplate = defineCall({
  method: 'PUT',
  path: '/api/templates/:templateId',
  summary: 'Change a template; fields that are absent stay as they are',
  tag: 'templates',
  access: 'content:write',
  params: templateParams,
  body: templateChange,
  reply: templateDetailsSchema,
  errors: [...saveErrors, 'not_found', 'edited_meanwhile'],
});

export const deleteTemplate = defineCall({
  method: 'DELETE',
  path: '/api/templates/:templateId',
  summary: 'Remove a template; hooks that were made with it stay',
  tag: 'templates',
  access: 'content:write',
  params: templateParams,
  reply: z.null(),
  status: 204,
  errors: ['not_found', 'forbidden'],
});

const uploadErrors = [
  ...uncheckedFileErrors,
  'forbidden',
  'upload_interrupted',
  'file_too_large',
  'file_empty',
  'file_damaged',
] as const;

export const uploadTemplateVideo = defineCall({
  method: 'POST',
  path: '/api/templates/upload-video',
  summary: 'Send the clip of a template (multipart: video; MP4, MOV or AVI, at most 209,715,200 bytes)',
  tag: 'templates',
  access: 'content:write',
  multipart: true,
  rate: 'upload',
  reply: z.object({
    url: z.string(),
    fileName: z.string(),
    sizeBytes: z.int(),
    durationSeconds: z.number(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    format: z.string(),
  }),
  status: 201,
  errors: [...uploadErrors, 'file_not_video', 'clip_too_long', 'picture_too_large'],
});

export const uploadTemplateThumbnail = defineCall({
  method: 'POST',
  path: '/api/templates/upload-thumbnail',
  summary: 'Send a picture of a template (multipart: thumbnail; JPEG or PNG)',
  tag: 'templates',
  access: 'content:write',
  multipart: true,
  rate: 'upload',
  reply: z.object({ url: z.string() }),
  status: 201,
  errors: [...uploadErrors, 'file_not_picture', 'thumbnail_too_large'],
});
