import type { Template } from '#contract/calls/templates.ts';
import { speakingSpeed, voices, type Voice } from '#contract/voices.ts';
import type { CreatorDraft } from '../draft.ts';
import { texts } from '../texts.ts';

const { voice: words } = texts.hook;

/** The voice that the avatar was made with. */
export const ownVoice = (template: Pick<Template, 'voice'> | undefined): Voice | undefined =>
  voices.find((voice) => voice === template?.voice);

/** A voice that is the new avatar's own is no choice any more: both spellings would be two hooks. */
export const changeOfAvatar = (
  hook: CreatorDraft['hook'],
  template: Pick<Template, 'id' | 'voice'>,
): Pick<CreatorDraft['hook'], 'templateId' | 'voice'> => ({
  templateId: template.id,
  voice: hook.voice === ownVoice(template) ? null : hook.voice,
});

/** The choice in a few words; what is as usual is not said. */
export function voiceSummary(
  { voice, style, speed }: CreatorDraft['hook'],
  template: Pick<Template, 'name'> | undefined,
): string {
  const parts = [
    voice === null ? words.own(template?.name) : words.names[voice],
    style === 'natural' ? null : words.styles[style],
    speed === speakingSpeed.usual ? null : words.speedOf(speed),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
