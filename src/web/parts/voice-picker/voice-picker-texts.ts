import type { SpeakingStyle, Voice } from '#contract/voices.ts';

export const voicePickerTexts = {
  title: 'Voice',
  own: (name: string | undefined) => (name === undefined ? 'The presenter’s own' : `${name}’s own`),
  noSpeaker: 'No presenter yet',
  noSpeakerNote:
    'You have not chosen a presenter yet. Theirs is the voice that speaks, unless you choose another here.',
  change: 'Choose voice, style and speed',
  names: {
    alloy: 'Alloy',
    echo: 'Echo',
    fable: 'Fable',
    onyx: 'Onyx',
    nova: 'Nova',
    shimmer: 'Shimmer',
  } satisfies Record<Voice, string>,
  descriptions: {
    alloy: 'warm, female',
    echo: 'clear, male',
    fable: 'storyteller, male',
    onyx: 'deep, male',
    nova: 'bright, female',
    shimmer: 'light, female',
  } satisfies Record<Voice, string>,
  hearOf: (name: string) => `Hear ${name}`,
  stopOf: (name: string) => `Stop ${name}`,
  style: 'Speaking style',
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

/** "Nova: bright, female" */
export const describeVoice = (voice: Voice): string =>
  `${voicePickerTexts.names[voice]}: ${voicePickerTexts.descriptions[voice]}`;
