import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};
const enginesOf = (environment: Record<string, string>) => readSettings(environment).engines;

const openai = { OPENAI_API_KEY: 'sk-1234567890' };
const fal = { FAL_KEY: 'an-id:a-secret' };
const local = { LOCAL_VOICE_FOLDER: tmpdir() };

test.each([
  ['nothing', {}, 'embedded', 'embedded'],
  ['fal', fal, 'fal', 'fal'],
  ['OpenAI', openai, 'openai', 'embedded'],
  ['both', { ...openai, ...fal }, 'openai', 'fal'],
  ['a local model too', { ...openai, ...fal, ...local }, 'local', 'fal'],
  ['a speech server', { OPENAI_SPEECH_BASE_URL: 'http://localhost:8880/v1' }, 'openai', 'embedded'],
  ['a choice', { ...openai, ...fal, VOICE_ENGINE: 'fal', LIP_SYNC_ENGINE: 'embedded' }, 'fal', 'embedded'],
])(
  'with %s the best connected engine is used, unless another is chosen',
  (_name, environment, voice, lipSync) => {
    expect(enginesOf(environment)).toMatchObject({ voice, lipSync });
  },
);

test('fal removes backgrounds only if chosen', () => {
  expect(enginesOf({ ...fal }).backgroundRemoval).toBe('embedded');
  expect(enginesOf({ ...fal, BACKGROUND_REMOVAL: 'fal' }).backgroundRemoval).toBe('fal');
  expect(enginesOf({ ...fal }).imageToVideo).toBe('embedded');
  expect(enginesOf({ ...fal, IMAGE_TO_VIDEO: 'fal' }).imageToVideo).toBe('fal');
});

test('pictures are drawn by the connected engine, unless another is chosen', () => {
  expect(enginesOf({}).pictures).toBe('embedded');
  expect(enginesOf({ ...fal }).pictures).toBe('fal');
  expect(enginesOf({ ...openai, ...fal }).pictures).toBe('openai');
  expect(enginesOf({ ...openai, PICTURE_ENGINE: 'embedded' }).pictures).toBe('embedded');
  expect(problemsOf({ PICTURE_ENGINE: 'fal' })).toEqual(['FAL_KEY must be set with PICTURE_ENGINE=fal']);
});

test('a self-hosted server does not receive another vendor’s key', () => {
  const { speech, language } = enginesOf({
    ...openai,
    OPENAI_SPEECH_BASE_URL: 'http://localhost:8880/v1/',
    OPENAI_SPEECH_MODEL: 'kokoro',
  }).openai;
  expect(speech).toEqual({ baseUrl: 'http://localhost:8880/v1', apiKey: null, model: 'kokoro' });
  expect(language).toMatchObject({ baseUrl: 'https://api.openai.com/v1', apiKey: 'sk-1234567890' });
});

test('every problem is reported at once, without keys', () => {
  const problems = problemsOf({
    VOICE_ENGINE: 'openai',
    LIP_SYNC_ENGINE: 'fal',
    OPENAI_API_KEY: 'short',
    OPENAI_LANGUAGE_BASE_URL: 'localhost',
    FAL_LIP_SYNC_MODEL: 'fal-ai/unknown',
    LOCAL_VOICE_FOLDER: '/nowhere/at/all',
    ESPEAK_NG_PATH: '/nowhere/espeak-ng',
  });
  expect(problems.map((problem) => problem.split(/[= ]/)[0])).toEqual([
    'OPENAI_API_KEY',
    'OPENAI_LANGUAGE_BASE_URL',
    'FAL_LIP_SYNC_MODEL',
    'LOCAL_VOICE_FOLDER',
    'ESPEAK_NG_PATH',
    'OPENAI_API_KEY',
    'FAL_KEY',
  ]);
  expect(problems.join()).not.toContain('short');
});

test.each([
  ['VOICE_ENGINE', 'fal', 'FAL_KEY'],
  ['VOICE_ENGINE', 'local', 'LOCAL_VOICE_FOLDER'],
  ['LIP_SYNC_ENGINE', 'fal', 'FAL_KEY'],
  ['BACKGROUND_REMOVAL', 'fal', 'FAL_KEY'],
  ['IMAGE_TO_VIDEO', 'fal', 'FAL_KEY'],
])('%s=%s without its requirements is reported', (name, value, needed) => {
  expect(problemsOf({ [name]: value })).toEqual([`${needed} must be set with ${name}=${value}`]);
});

test('in production fal must be fal, and no key is sent unencrypted', () => {
  const problems = problemsOf({
    NODE_ENV: 'production',
    ...fal,
    FAL_QUEUE_URL: 'http://127.0.0.1:1',
    FAL_REST_URL: 'https://elsewhere.example.com',
    FAL_JWKS_URL: 'https://elsewhere.example.com/keys.json',
    OPENAI_SPEECH_BASE_URL: 'http://speech.example.com/v1',
    OPENAI_LANGUAGE_BASE_URL: 'http://127.0.0.1:11434/v1',
  }).filter((problem) => /^(FAL|OPENAI)/.test(problem));
  expect(problems).toEqual([
    'FAL_QUEUE_URL can only be changed outside production',
    'FAL_REST_URL can only be changed outside production',
    'FAL_JWKS_URL can only be changed outside production',
    'OPENAI_SPEECH_BASE_URL must be https:// in production, unless the server runs on this machine',
  ]);
});
