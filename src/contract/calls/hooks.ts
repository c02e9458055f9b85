import { z } from 'zod';
import { defineCall, type CallReply } from '../call.ts';
import { hookEnginesSchema } from '../engines.ts';
import { errorCodes } from '../errors.ts';
import { hookKinds } from '../hook-kinds.ts';
import { defaultHookStyle, hookStyles } from '../hook-styles.ts';
import { limits } from '../limits.ts';
import { speakingStyles, voices } from '../voices.ts';
import { captionStyles } from '../word-captions/caption-styles.ts';
import { speedSchema } from './voices.ts';

export const hookStages = ['preparing', 'text-to-speech', 'lip-sync', 'complete'] as const;
export const hookStageSchema = z.enum(hookStages);
export type HookStage = z.infer<typeof hookStageSchema>;

/** The use case refuses an empty text, so that the refusal has the specification's message. */
const hookRequest = z.object({
  templateId: z.string().max(100).default(''),
  hookText: z.string().max(100_000).default(''),
  textOverlayEnabled: z.boolean().default(true),
  generationId: z.string().max(100).nullish(),
  /**
   * The hook to make another take of. Absent: an existing take with the same settings is used, free of charge. A take that
   * is newer than this hook, for example from another tab, is used as well.
   */
  anotherThan: z.string().max(100).nullish(),
  /** Word captions in this style take the place of the text overlay, whatever `textOverlayEnabled` is. Absent: none. */
  captionStyle: z.enum(captionStyles).nullish(),
  /** Absent: casual. */
  hookStyle: z.enum(hookStyles).nullish(),
  /** Absent: the avatar's own voice and pace. The style follows the hook style, if one is given. */
  voice: z.enum(voices).nullish(),
  style: z.enum(speakingStyles).nullish(),
  speed: speedSchema.nullish(),
});

/** Each field has both spellings, because the specification has callers of both. */
const hookStarted = z.object({
  generation_id: z.string(),
  generationId: z.string(),
  hook_generation_id: z.string(),
  hookGenerationId: z.string(),
  status: z.enum(['processing', 'completed']),
  hookUrl: z.string().nullable(),
});

export const hookStatusSchema = z.object({
  id: z.string(),
  hook_generation_id: z.string(),
  generation_id: z.string(),
  status: z.enum(['processing', 'completed', 'failed', 'cancelled']),
  stage: hookStageSchema,
  progress: z.number(),
  /** About how long it still takes, by the queue and the pace of recent hooks; null while that is unknown. */
  secondsLeft: z.number().nullable(),
  templateId: z.string(),
  hookText: z.string(),
  textOverlayEnabled: z.boolean(),
  /** Null: without word captions. */
  captionStyle: z.enum(captionStyles).nullable(),
  hookStyle: z.enum(hookStyles),
  voice: z.enum(voices),
  style: z.enum(speakingStyles),
  speed: z.number(),
  videoURL: z.string().nullable(),
  video_url: z.string().nullable(),
  hook_video_url: z.string().nullable(),
  url: z.string().nullable(),
  hookUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  engines: hookEnginesSchema,
  error: z.string().nullable(),
  error_message: z.string().nullable(),
  errorCode: z.enum(errorCodes).nullable(),
});
export type HookStatus = z.infer<typeof hookStatusSchema>;

const startErrors = [
  'hook_incomplete',
  'hook_text_too_long',
  'hook_text_unspeakable',
  'hook_text_unsupported_script',
  'insufficient_credits',
  'not_found',
  'idempotency_key_reused',
] as const;
const hookParams = z.object({ hookId: z.string().max(100) });

export const startHook = defineCall({
  method: 'POST',
  path: '/api/hooks/generate',
  summary: 'Have an avatar speak a text: holds the credits and starts the work',
  tag: 'hooks',
  access: 'videos:write',
  paid: true,
  rate: 'paid',
  storesFiles: true,
  body: hookRequest,
  reply: hookStarted,
  status: 202,
  errors: startErrors,
});

export const startHookComponent = defineCall({
  method: 'POST',
  path: '/api/video-generations/components/hook-generation',
  summary: 'Same as POST /api/hooks/generate, at the path of the component calls',
  tag: 'hooks',
  access: 'videos:write',
  paid: true,
  rate: 'paid',
  storesFiles: true,
  body: hookRequest,
  reply: hookStarted,
  status: 202,
  errors: startErrors,
});

export const writeHooks = defineCall({
  method: 'POST',
  path: '/api/hooks/ideas',
  summary:
    'Write ten hooks of different kinds for a product or service, free of charge; the same entries and version give the same hooks',
  tag: 'hooks',
  access: 'videos:write',
  rate: 'preview',
  body: z.object({
    /** One to three sentences in English. */
    sold: z.string().max(limits.maxSoldCharacters).trim().min(1),
    /** People in the plural: "busy parents". */
    audience: z.string().max(limits.maxAudienceCharacters).nullish(),
    tone: z.enum(hookStyles).default(defaultHookStyle),
    /** Another number gives other hooks; the same number gives the same hooks. */
    version: z.int().min(0).max(limits.maxHookIdeasVersion).default(0),
  }),
  reply: z.object({
    hooks: z.array(
      z.object({
        kind: z.enum(hookKinds),
        text: z.string(),
        /** About how long it takes to be spoken in the style of the tone. */
        spokenSeconds: z.number(),
      }),
    ),
  }),
  errors: ['invalid_request', 'hook_offer_unreadable'],
});
export const readProductPage = defineCall({
  method: 'POST',
  path: '/api/hooks/product-page',
  summary:
    'Read the product of a public web page as entries for the hook writer; nothing of the page is stored',
  tag: 'hooks',
  access: 'videos:write',
  rate: 'preview',
  body: z.object({ address: z.string().trim().min(1).max(2_000) }),
  reply: z.object({ title: z.string(), sold: z.string() }),
  errors: [
    'invalid_request',
    'address_refused',
    'address_unreachable',
    'page_not_html',
    'page_too_large',
    'page_without_product',
  ],
});

export type HookIdea = CallReply<typeof writeHooks>['hooks'][number];

export const readHookStatus = defineCall({
  method: 'GET',
  path: '/api/hooks/status/:hookId',
  summary: 'The progress of a hook; takes the id of the hook or of its generation',
  tag: 'hooks',
  access: 'videos:read',
  params: hookParams,
  reply: hookStatusSchema,
  errors: ['not_found'],
});

export const readHookGeneration = defineCall({
  method: 'GET',
  path: '/api/hook-generations/:hookId',
  summary: 'Same as GET /api/hooks/status/{hookId}, at the path of the component calls',
  tag: 'hooks',
  access: 'videos:read',
  params: hookParams,
  reply: hookStatusSchema,
  errors: ['not_found'],
});

/** One call for each format, since a call replies with a single content type. */
const readCaptions = {
  method: 'GET',
  tag: 'hooks',
  access: 'videos:read',
  params: hookParams,
  reply: z.instanceof(Blob),
  errors: ['not_found'],
} as const;

export const readSrtCaptions = defineCall({
  ...readCaptions,
  path: '/api/hooks/:hookId/captions.srt',
  summary:
    'The captions of a finished hook as SubRip; takes the id of the hook or of its video, whose times are the same',
  file: 'application/x-subrip',
});

export const readVttCaptions = defineCall({
  ...readCaptions,
  path: '/api/hooks/:hookId/captions.vtt',
  summary: 'The captions of a finished hook as WebVTT, with a time for each word',
  file: 'text/vtt',
});

export const attachHook = defineCall({
  method: 'POST',
  path: '/api/video-generations/components/hook',
  summary: 'Begin a video with a hook that already exists, free of charge',
  tag: 'hooks',
  access: 'videos:write',
  body: z.object({
    hookText: z.string().max(100_000).optional(),
    videoType: z.string().max(50).optional(),
    hookUrl: z.string().max(2_000).optional(),
    hookGenerationId: z.string().max(100).optional(),
    hookId: z.string().max(100).optional(),
    duration: z.number().optional(),
  }),
  reply: z.object({ generation_id: z.string(), generationId: z.string(), status: z.string() }),
  status: 201,
  errors: ['not_found'],
});

const myHookSchema = z.object({
  id: z.string(),
  hookUrl: z.string(),
  posterUrl: z.string().nullable(),
  hookText: z.string(),
  templateId: z.string(),
  templateName: z.string(),
  textOverlayEnabled: z.boolean(),
  captionStyle: z.enum(captionStyles).nullable(),
  durationSeconds: z.number().nullable(),
  engines: hookEnginesSchema,
  createdAt: z.string(),
  /** Its position among the takes of its video; null for a hook without a video. */
  take: z
    .object({
      number: z.int(),
      count: z.int(),
      /** Whether a video begins with it. */
      isChosen: z.boolean(),
    })
    .nullable(),
});
export type MyHook = z.infer<typeof myHookSchema>;

export const readMyHooks = defineCall({
  method: 'GET',
  path: '/api/hooks/my-hooks',
  summary: 'Your finished hooks, newest first',
  tag: 'hooks',
  access: 'videos:read',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(limits.hooksPageSize),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.object({ hooks: z.array(myHookSchema), totalCount: z.int() }),
});

export const deleteHook = defineCall({
  method: 'DELETE',
  path: '/api/hooks/:hookId',
  summary: 'Remove one of your hooks from the list; videos that were made with it stay',
  tag: 'hooks',
  access: 'videos:write',
  params: hookParams,
  reply: z.null(),
  status: 204,
  errors: ['not_found'],
});
