import { z } from 'zod';
import { defineCall } from '../call.ts';
import { engineNoteSchema, voiceEngines } from '../engines.ts';
import { errorCodes } from '../errors.ts';
import { speakingVideoStages } from '../video-stages.ts';
import { generationStatusSchema } from './generations.ts';
import { storyboardSettings } from './storyboards.ts';

const tag = 'stories';
const id = z.string().max(100);

/** The stages of a story video, in order; `queued` before it begins. */
export const storyVideoStages = ['queued', ...speakingVideoStages] as const;
export type StoryVideoStage = (typeof storyVideoStages)[number];

export const storyVideoSceneStatuses = ['waiting', 'working', 'ready', 'failed'] as const;
export type StoryVideoSceneStatus = (typeof storyVideoSceneStatuses)[number];

/** A video of a storyboard. Fields with two spellings carry the same value in both. */
const storyVideoSchema = z.object({
  id: z.string(),
  generation_id: z.string(),
  generationId: z.string(),
  storyboardId: z.string(),
  scriptRefId: z.string(),
  status: generationStatusSchema,
  /** 0 to 100 */
  progress: z.number(),
  /** Null unless the video is being made. */
  stage: z.enum(storyVideoStages).nullable(),
  /** About how long it still takes; null while that is unknown. */
  secondsLeft: z.number().nullable(),
  errorCode: z.enum(errorCodes).nullable(),
  error: z.string().nullable(),
  title: z.string(),
  /** As they were when it was started. */
  settings: storyboardSettings,
  /** In the order in which they are shown; frames without a picture are left out. */
  scenes: z.array(
    z.object({ frameId: z.string(), title: z.string(), status: z.enum(storyVideoSceneStatuses) }),
  ),
  /** The voice engine, null until it is done, and the parts made by an engine other than the chosen one. */
  engines: z.object({ voice: z.enum(voiceEngines).nullable(), notes: z.array(engineNoteSchema) }),
  videoUrl: z.string().nullable(),
  video_url: z.string().nullable(),
  posterUrl: z.string().nullable(),
  /** The address to poll until the work is finished. */
  statusUrl: z.string(),
  durationSeconds: z.number().nullable(),
  sizeBytes: z.int().nullable(),
  downloadFileName: z.string(),
  shareUrl: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StoryVideo = z.infer<typeof storyVideoSchema>;

export const startStoryVideo = defineCall({
  method: 'POST',
  path: '/api/storyboards/:storyboardId/video',
  summary:
    'Make the video of a paid storyboard: holds the credits and starts the work. A video of the same content that is in progress, or finished by the chosen engines, is returned instead',
  tag,
  access: 'videos:write',
  paid: true,
  rate: 'paid',
  storesFiles: true,
  params: z.object({ storyboardId: id }),
  body: z.object({}),
  reply: storyVideoSchema,
  status: 202,
  errors: [
    'not_found',
    'storyboard_unpaid',
    'storyboard_in_progress',
    'picture_in_progress',
    'narration_unreadable',
    'music_track_unknown',
    'insufficient_credits',
    'idempotency_key_reused',
  ],
});

export const readStoryVideo = defineCall({
  method: 'GET',
  path: '/api/story-videos/:storyVideoId',
  summary: 'One of your story videos: scenes and progress',
  tag,
  access: 'videos:read',
  params: z.object({ storyVideoId: id }),
  reply: storyVideoSchema,
  errors: ['not_found'],
});
