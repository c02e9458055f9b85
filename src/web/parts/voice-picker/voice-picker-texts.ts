import type { SpeakingStyle, Voice } from '#contract/voices.ts';

export const voicePickerTexts = {
  title: 'Voice',
  own: (name: string | undefined) => (name === undefined ? 'Own voice' : `${name}’s own`),
  change: 'Choose voice, style and speed',
  names: {
    alloy: 'Alloy',
    echo: 'Echo',
    fable: 'Fable',
    onyx: 'Onyx',
    nova: 'Nova',
    shimmer: 'Shimmer',
  } satisfies Record<Voice, string>,
  style: 'Style',
  styles: {
    natural: 'Natural',
    enthusiastic: 'Enthusiastic',
    serious: 'Serious',
  } satisfies Record<SpeakingStyle, string>,
  speed: 'Speed',
  speedOf: (speed: number) => `${speed.toFixed(1)}×`,
  hear: 'Hear this voice',
  stop: 'Stop',
  failed: 'The voice could not be heard. Please try again.',
} as const;
