import type { Template } from '#contract/calls/templates.ts';
import { speakingSpeed, voices, type SpeakingStyle, type Voice } from '#contract/voices.ts';
import { voicePickerTexts } from './voice-picker-texts.ts';

export type VoiceChoice = {
  /** Null is the speaker's own voice. */
  voice: Voice | null;
  style: SpeakingStyle;
  speed: number;
};

/** The template that speaks. */
export type Speaker = Pick<Template, 'name' | 'voice'>;

/** The voice that the template was made with. */
export const ownVoice = (speaker: Pick<Speaker, 'voice'> | undefined): Voice | undefined =>
  voices.find((voice) => voice === speaker?.voice);

/** The voice to keep when the speaker changes. The speaker's own voice is always stored as null. */
export const voiceForSpeaker = (voice: Voice | null, speaker: Pick<Speaker, 'voice'>): Voice | null =>
  voice === ownVoice(speaker) ? null : voice;

const nameOwnVoice = (speaker: Pick<Speaker, 'name'> | undefined): string =>
  speaker ? voicePickerTexts.own(speaker.name) : voicePickerTexts.noSpeaker;

/** The choice in a few words, without defaults: "Nova · Serious · 1.2×". */
export function voiceSummary(
  { voice, style, speed }: VoiceChoice,
  speaker: Pick<Speaker, 'name'> | undefined,
): string {
  const parts = [
    voice === null ? nameOwnVoice(speaker) : voicePickerTexts.names[voice],
    style === 'natural' ? null : voicePickerTexts.styles[style],
    speed === speakingSpeed.usual ? null : voicePickerTexts.speedOf(speed),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
