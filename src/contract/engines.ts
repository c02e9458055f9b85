import { z } from 'zod';

/** Engines that can speak. */
export const voiceEngines = ['embedded', 'espeak', 'local', 'openai', 'fal'] as const;
export type VoiceEngine = (typeof voiceEngines)[number];
export const lipSyncEngines = ['embedded', 'fal'] as const;
export type LipSyncEngine = (typeof lipSyncEngines)[number];
export const languageEngines = ['embedded', 'openai'] as const;
export type LanguageEngine = (typeof languageEngines)[number];
export const pictureEngines = ['embedded', 'openai', 'fal'] as const;
export type PictureEngine = (typeof pictureEngines)[number];
export const backgroundRemovalEngines = ['embedded', 'fal'] as const;
export type BackgroundRemovalEngine = (typeof backgroundRemovalEngines)[number];
export const imageToVideoEngines = ['embedded', 'fal'] as const;
export type ImageToVideoEngine = (typeof imageToVideoEngines)[number];

type Engine =
  VoiceEngine | LipSyncEngine | LanguageEngine | PictureEngine | BackgroundRemovalEngine | ImageToVideoEngine;

/** The names under which users know them. */
export const engineNames = {
  embedded: 'embedded',
  espeak: 'eSpeak NG',
  local: 'local model',
  openai: 'OpenAI',
  fal: 'fal.ai',
} as const satisfies Record<Engine, string>;

const engineSchema = z.enum(Object.keys(engineNames) as [Engine]);
/** The work that engines do, as named in notes. */
export const engineParts = [
  'voice',
  'lip-sync',
  'background-removal',
  'script',
  'image-to-video',
  'story',
] as const;
export type EnginePart = (typeof engineParts)[number];

/** Why the result is by an engine other than the chosen one, or is less than a lip-sync. */
export const engineNoteSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('engine_replaced'),
    part: z.enum(engineParts),
    failed: engineSchema,
    used: engineSchema,
    /** As the vendor states it; null if the vendor gives no reason. */
    reason: z.string().nullable(),
  }),
  /** No face was found in the template. */
  z.object({ code: z.literal('voice_over') }),
  /** The times of the words are unknown: the captions spread them over the speech. */
  z.object({ code: z.literal('captions_estimated') }),
  /** The template requires an external model, and its vendor is not connected. */
  z.object({ code: z.literal('model_not_connected') }),
]);
export type EngineNote = z.infer<typeof engineNoteSchema>;

export const hookEnginesSchema = z.object({
  /** Null until the hook has been spoken. */
  voice: z.enum(voiceEngines).nullable(),
  lipSync: z.enum(lipSyncEngines).nullable(),
  /** Hooks from before the codes have plain sentences. */
  notes: z.array(z.union([engineNoteSchema, z.string()])),
});
export type HookEngines = z.infer<typeof hookEnginesSchema>;
