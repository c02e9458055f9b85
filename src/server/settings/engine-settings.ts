import { existsSync, statSync } from 'node:fs';
import { z } from 'zod';
import { isLoopback } from '../addresses.ts';
import { falAddresses } from '../adapters/fal/fal-client.ts';
import {
  falImageToVideoModels,
  falLipSyncModels,
  type FalImageToVideoModel,
  type FalLipSyncModel,
} from '../adapters/fal/fal-models.ts';
import type { OpenaiPart } from '../adapters/openai/openai-client.ts';
import { voiceModelsUrl } from '../adapters/voice-models/installed-model.ts';

const key = (vendor: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/, `must be an API key of ${vendor}`)
    .optional();
const address = (example: string) =>
  z
    .string()
    .refine(
      (value) => /^https?:\/\/[^?#@\\\s]+$/i.test(value) && URL.canParse(value),
      `must be http:// or https:// without a question mark, for example ${example}`,
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional();
const model = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'must be the name of a model')
  .optional();
const oneOf = <Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, { error: `must be ${choices.join(' or ')}, spelled exactly like this` }).optional();

const openaiUrl = 'https://api.openai.com/v1';
const voiceChoices = ['embedded', 'openai', 'fal', 'local'] as const;
const lipSyncChoices = ['embedded', 'fal'] as const;
const backgroundRemovalChoices = ['embedded', 'fal'] as const;
const imageToVideoChoices = ['embedded', 'fal'] as const;
const pictureChoices = ['embedded', 'openai', 'fal'] as const;
const defaultLipSyncModel: FalLipSyncModel = 'fal-ai/sync-lipsync/v2';
const defaultImageToVideoModel: FalImageToVideoModel = 'fal-ai/kling-video/v2.5-turbo/pro/image-to-video';

/** The engine settings, each validated on its own. */
export const engineVariables = {
  VOICE_ENGINE: oneOf(voiceChoices),
  LIP_SYNC_ENGINE: oneOf(lipSyncChoices),
  BACKGROUND_REMOVAL: oneOf(backgroundRemovalChoices),
  IMAGE_TO_VIDEO: oneOf(imageToVideoChoices),
  PICTURE_ENGINE: oneOf(pictureChoices),
  OPENAI_API_KEY: key('OpenAI'),
  OPENAI_BASE_URL: address(openaiUrl),
  OPENAI_SPEECH_API_KEY: key('the speech server'),
  OPENAI_SPEECH_BASE_URL: address('http://localhost:8880/v1'),
  OPENAI_SPEECH_MODEL: model,
  OPENAI_LANGUAGE_API_KEY: key('the language server'),
  OPENAI_LANGUAGE_BASE_URL: address('http://localhost:11434/v1'),
  OPENAI_LANGUAGE_MODEL: model,
  OPENAI_PICTURES_API_KEY: key('the picture server'),
  OPENAI_PICTURES_BASE_URL: address('http://localhost:8080/v1'),
  OPENAI_PICTURES_MODEL: model,
  OPENAI_TRANSCRIPTION_API_KEY: key('the transcription server'),
  OPENAI_TRANSCRIPTION_BASE_URL: address('http://localhost:8080/v1'),
  OPENAI_TRANSCRIPTION_MODEL: model,
  FAL_KEY: key('fal.ai'),
  FAL_QUEUE_URL: address(falAddresses.queueUrl),
  FAL_REST_URL: address(falAddresses.restUrl),
  FAL_JWKS_URL: address(falAddresses.jwksUrl),
  FAL_LIP_SYNC_MODEL: oneOf(Object.keys(falLipSyncModels) as FalLipSyncModel[]),
  FAL_IMAGE_TO_VIDEO_MODEL: oneOf(Object.keys(falImageToVideoModels) as FalImageToVideoModel[]),
  LOCAL_VOICE_FOLDER: z
    .string()
    .refine(
      (value) => existsSync(value) && statSync(value).isDirectory(),
      'must be a folder with the files of a voice model',
    )
    .optional(),
  VOICE_MODELS_URL: address(voiceModelsUrl),
  ESPEAK_NG_PATH: z
    .string()
    .refine(
      (value) => value === 'off' || existsSync(value),
      'must be the path of the program espeak-ng, or off',
    )
    .optional(),
};

type Name = keyof typeof engineVariables;
type Variables = Partial<Record<Name, string>>;
type Values = Partial<{ [N in Name]: z.output<(typeof engineVariables)[N]> }>;

const openaiParts = ['SPEECH', 'LANGUAGE', 'PICTURES', 'TRANSCRIPTION'] as const;
type OpenaiPartName = (typeof openaiParts)[number];
const defaultModels: Record<OpenaiPartName, string> = {
  SPEECH: 'gpt-4o-mini-tts',
  LANGUAGE: 'gpt-4o-mini',
  PICTURES: 'gpt-image-1',
  TRANSCRIPTION: 'whisper-1',
};

export const engineSecrets = [
  'OPENAI_API_KEY',
  'OPENAI_SPEECH_API_KEY',
  'OPENAI_LANGUAGE_API_KEY',
  'OPENAI_PICTURES_API_KEY',
  'OPENAI_TRANSCRIPTION_API_KEY',
  'FAL_KEY',
] as const;

/** Problems of the engine settings in combination. */
export function engineProblems(variables: Variables, values: Values, production: boolean): string[] {
  const problems: string[] = [];
  const fal = 'FAL_KEY must be set with';
  if (values.VOICE_ENGINE === 'openai' && !openaiPart('SPEECH', values)) {
    problems.push('OPENAI_API_KEY or OPENAI_SPEECH_BASE_URL must be set with VOICE_ENGINE=openai');
  }
  if (values.VOICE_ENGINE === 'local' && !variables.LOCAL_VOICE_FOLDER) {
    problems.push('LOCAL_VOICE_FOLDER must be set with VOICE_ENGINE=local');
  }
  if (values.VOICE_ENGINE === 'fal' && !variables.FAL_KEY) problems.push(`${fal} VOICE_ENGINE=fal`);
  if (values.LIP_SYNC_ENGINE === 'fal' && !variables.FAL_KEY) problems.push(`${fal} LIP_SYNC_ENGINE=fal`);
  if (values.BACKGROUND_REMOVAL === 'fal' && !variables.FAL_KEY)
    problems.push(`${fal} BACKGROUND_REMOVAL=fal`);
  if (values.IMAGE_TO_VIDEO === 'fal' && !variables.FAL_KEY) problems.push(`${fal} IMAGE_TO_VIDEO=fal`);
  if (values.PICTURE_ENGINE === 'openai' && !openaiPart('PICTURES', values)) {
    problems.push('OPENAI_API_KEY or OPENAI_PICTURES_BASE_URL must be set with PICTURE_ENGINE=openai');
  }
  if (values.PICTURE_ENGINE === 'fal' && !variables.FAL_KEY) problems.push(`${fal} PICTURE_ENGINE=fal`);
  if (!production) return problems;
  for (const name of ['FAL_QUEUE_URL', 'FAL_REST_URL', 'FAL_JWKS_URL'] as const) {
    if (variables[name]) problems.push(`${name} can only be changed outside production`);
  }
  const addresses = [
    'OPENAI_BASE_URL',
    ...openaiParts.map((part) => `OPENAI_${part}_BASE_URL` as const),
  ] as const;
  for (const name of addresses) {
    const url = values[name] ? new URL(values[name]) : null;
    if (url?.protocol === 'http:' && !isLoopback(url.hostname.replace(/^\[|\]$/g, ''))) {
      problems.push(`${name} must be https:// in production, unless the server runs on this machine`);
    }
  }
  return problems;
}

/**
 * Null if no server is configured. A part with its own URL needs its own key, so that no vendor receives another
 * vendor's key.
 */
function openaiPart(part: OpenaiPartName, values: Values): OpenaiPart | null {
  const ownUrl = values[`OPENAI_${part}_BASE_URL`];
  const ownKey = values[`OPENAI_${part}_API_KEY`];
  const baseUrl = ownUrl ?? values.OPENAI_BASE_URL ?? openaiUrl;
  const apiKey = ownKey ?? (ownUrl ? null : (values.OPENAI_API_KEY ?? null));
  if (apiKey === null && baseUrl === openaiUrl) return null;
  return { baseUrl, apiKey, model: values[`OPENAI_${part}_MODEL`] ?? defaultModels[part] };
}

export type EngineSettings = ReturnType<typeof engineSettings>;

/** Which engines are used and how they are reached. The settings must be valid. */
export function engineSettings(values: Values) {
  const speech = openaiPart('SPEECH', values);
  const pictures = openaiPart('PICTURES', values);
  const fal = values.FAL_KEY
    ? {
        apiKey: values.FAL_KEY,
        queueUrl: values.FAL_QUEUE_URL ?? falAddresses.queueUrl,
        restUrl: values.FAL_REST_URL ?? falAddresses.restUrl,
        jwksUrl: values.FAL_JWKS_URL ?? falAddresses.jwksUrl,
        lipSyncModel: values.FAL_LIP_SYNC_MODEL ?? defaultLipSyncModel,
        imageToVideoModel: values.FAL_IMAGE_TO_VIDEO_MODEL ?? defaultImageToVideoModel,
      }
    : null;
  const localVoiceFolder = values.LOCAL_VOICE_FOLDER ?? null;
  // An installed voice model is meant to be used.
  const bestVoice = localVoiceFolder ? 'local' : speech ? 'openai' : fal ? 'fal' : 'embedded';
  return {
    voice: values.VOICE_ENGINE ?? bestVoice,
    // Unlike for lip-sync, the app's own engine is good enough that a key alone should not upload
    // users' footage.
    backgroundRemoval: values.BACKGROUND_REMOVAL ?? 'embedded',
    // B-roll is free for users, while each shot by fal costs the operator, so a key alone does not
    // enable it.
    imageToVideo: values.IMAGE_TO_VIDEO ?? 'embedded',
    // Not every compatible server can draw; such a server is excluded by the setting.
    pictures: values.PICTURE_ENGINE ?? (pictures ? 'openai' : fal ? 'fal' : 'embedded'),
    lipSync: values.LIP_SYNC_ENGINE ?? (fal ? 'fal' : 'embedded'),
    openai: {
      speech,
      language: openaiPart('LANGUAGE', values),
      pictures,
      transcription: openaiPart('TRANSCRIPTION', values),
    },
    fal,
    localVoiceFolder,
    /** A model installed by `npm run voices` speaks, unless another voice engine was chosen. */
    prefersInstalledVoice: !values.VOICE_ENGINE && !localVoiceFolder,
    voiceModelsUrl: values.VOICE_MODELS_URL ?? voiceModelsUrl,
    /** Null: searched on the PATH. 'off': not used, even if installed. */
    espeakPath: values.ESPEAK_NG_PATH ?? null,
  } as const;
}
