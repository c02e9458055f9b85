import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pictureEngines } from '../engines.ts';
import { errorCodes } from '../errors.ts';
import { pictureStatuses, storyboardStatuses, storyLimits, storyStyles } from '../stories.ts';
import { speakingSpeed, speakingStyles, voices } from '../voices.ts';

const tag = 'stories';
const id = z.string().max(100);
/** A safety limit only: the use case checks emptiness and length, so that each refusal has its own text. */
const text = z.string().max(20_000);
const shortText = z.string().max(2_000);
const storyboardParams = z.object({ storyboardId: id });
const frameParams = z.object({ storyboardId: id, frameId: id });

const frameSchema = z.object({
  id: z.string(),
  sceneId: z.string(),
  title: z.string(),
  description: z.string(),
  narration: z.string(),
  /** The scene as it was when the storyboard was requested; a redraw may change the frame's title and description. */
  inStory: z.object({ title: z.string(), description: z.string() }),
  /** Null until drawn; during a redraw, the previous picture. */
  imageUrl: z.string().nullable(),
  status: z.enum(pictureStatuses),
  /** The error of the latest attempt, even if an older picture is shown. */
  errorCode: z.enum(errorCodes).nullable(),
  error: z.string().nullable(),
  engine: z.enum(pictureEngines).nullable(),
  /** The cost of a redraw, in credits. */
  redrawCredits: z.int(),
  /** The estimated duration of its narration. */
  seconds: z.number(),
  /** The pictures drawn for this frame, newest first. */
  versions: z.array(z.object({ id: z.string(), imageUrl: z.string(), isCurrent: z.boolean() })),
});
export type StoryFrame = z.infer<typeof frameSchema>;

/** The narration settings of the story video. */
export const storyboardSettings = z.object({
  voice: z.enum(voices),
  voiceStyle: z.enum(speakingStyles),
  speed: z.number().min(speakingSpeed.min).max(speakingSpeed.max),
  captions: z.boolean(),
  audioSource: z.enum(['none', 'library', 'custom']),
  /** A track of the built-in library. */
  audioTrackId: z.string().nullable(),
  /** One of your uploads. */
  audioFileId: z.string().nullable(),
  /** 0 to 100 */
  audioVolume: z.int().min(0).max(100),
});
export type StoryboardSettings = z.infer<typeof storyboardSettings>;

const storyboardReply = z.object({
  id: z.string(),
  generationId: z.string(),
  scriptRefId: z.string(),
  title: z.string(),
  styleKey: z.enum(storyStyles),
  status: z.enum(storyboardStatuses),
  /** 0 to 100: the share of frames that are finished. */
  progress: z.number(),
  errorCode: z.enum(errorCodes).nullable(),
  error: z.string().nullable(),
  scenes: z.array(frameSchema),
  counts: z.object({ total: z.int(), success: z.int(), failed: z.int(), pending: z.int() }),
  /** True once enough frames have succeeded and are paid for. */
  isPaid: z.boolean(),
  canContinue: z.boolean(),
  settings: storyboardSettings,
  /** The latest video made from it, whatever its status. */
  videoId: z.string().nullable(),
  /** The estimated duration of the whole narration. */
  totalSeconds: z.number(),
  createdAt: z.string(),
});
export type Storyboard = z.infer<typeof storyboardReply>;

export const startStoryboard = defineCall({
  method: 'POST',
  path: '/api/wizard/video/generate-storyboards',
  summary:
    'Draw the frames of a story in a style: holds the credits and starts the work. Of a paid storyboard of the same scenes, characters and style, only missing frames are drawn, free of charge',
  tag,
  access: 'videos:write',
  paid: true,
  rate: 'paid',
  storesFiles: true,
  body: z.object({ scriptRefId: id, styleKey: id }),
  reply: storyboardReply,
  status: 202,
  errors: [
    'not_found',
    'style_unknown',
    'story_assets_pending',
    'storyboard_in_progress',
    'too_many_storyboards',
    'pictures_unavailable',
    'insufficient_credits',
    'idempotency_key_reused',
  ],
});

export const readStoryboard = defineCall({
  method: 'GET',
  path: '/api/wizard/video/generation/:storyboardId',
  summary:
    'The progress of a storyboard, frame by frame; with `includeImages=false`, `imageUrl` is null and `versions` is empty',
  tag,
  access: 'videos:read',
  params: storyboardParams,
  query: z.object({ includeImages: z.enum(['true', 'false']).default('true') }),
  reply: storyboardReply,
  errors: ['not_found'],
});

export const cancelStoryboard = defineCall({
  method: 'POST',
  path: '/api/wizard/video/generation/:storyboardId/cancel',
  summary: 'Stop drawing: the held credits are returned, and finished frames are kept',
  tag,
  access: 'videos:write',
  params: storyboardParams,
  reply: storyboardReply,
  errors: ['not_found', 'already_finished'],
});

export const redrawFrame = defineCall({
  method: 'POST',
  path: '/api/storyboards/:storyboardId/frames/:frameId/redraw',
  summary: 'Redraw one frame of a paid storyboard: free if it failed, otherwise at the redraw price',
  tag,
  access: 'videos:write',
  paid: true,
  rate: 'paid',
  storesFiles: true,
  params: frameParams,
  body: z.object({
    /** A new description of the picture; null, absent or empty keeps the current one. */
    description: shortText.nullish(),
  }),
  reply: storyboardReply,
  status: 202,
  errors: [
    'not_found',
    'invalid_request',
    'storyboard_unpaid',
    'storyboard_in_progress',
    'picture_in_progress',
    'pictures_unavailable',
    'insufficient_credits',
    'idempotency_key_reused',
  ],
});

export const cancelRedraw = defineCall({
  method: 'POST',
  path: '/api/storyboards/:storyboardId/frames/:frameId/cancel',
  summary: 'Stop the redraw of one frame: its credits are returned, and the previous picture is kept',
  tag,
  access: 'videos:write',
  params: frameParams,
  reply: storyboardReply,
  errors: ['not_found', 'storyboard_in_progress', 'already_finished'],
});

export const chooseFrameVersion = defineCall({
  method: 'PUT',
  path: '/api/storyboards/:storyboardId/frames/:frameId/version',
  summary: 'Go back to an earlier picture of a frame',
  tag,
  access: 'videos:write',
  params: frameParams,
  body: z.object({ versionId: id }),
  reply: storyboardReply,
  errors: ['not_found', 'picture_in_progress'],
});

export const changeFrames = defineCall({
  method: 'PUT',
  path: '/api/storyboards/:storyboardId/frames',
  summary: 'Reorder the frames and change their narration',
  tag,
  access: 'videos:write',
  params: storyboardParams,
  body: z.object({
    /** All frames, in their new order. */
    frames: z.array(z.object({ id, narration: text.nullish() })).max(storyLimits.maxScenes),
  }),
  reply: storyboardReply,
  errors: ['not_found', 'invalid_request', 'edited_meanwhile'],
});

export const changeStoryboardSettings = defineCall({
  method: 'PUT',
  path: '/api/storyboards/:storyboardId/settings',
  summary: 'Choose the voice, the music and the captions of a story; what is left out stays',
  tag,
  access: 'videos:write',
  params: storyboardParams,
  body: storyboardSettings.partial(),
  reply: storyboardReply,
  errors: ['not_found', 'music_track_unknown', 'invalid_request'],
});
