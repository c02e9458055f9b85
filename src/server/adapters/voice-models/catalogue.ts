/** Neural voice models that `npm run voices` can download: archives NAME.tar.bz2 of one release. */
export const voiceModels = {
  'kitten-nano-en-v0_8-int8': 'English, 8 speakers, small and quick',
  'kokoro-en-v0_19': 'English, 11 speakers',
  'kokoro-multi-lang-v1_0': '53 speakers; the app uses its English ones',
} as const;

export type VoiceModelName = keyof typeof voiceModels;

export const voiceModelsUrl = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/tts-models';

export const isVoiceModelName = (name: string): name is VoiceModelName => Object.hasOwn(voiceModels, name);
