import { ActionIcon } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { voices, type Voice } from '#contract/voices.ts';
import type { VoicePreview } from './use-voice-preview.ts';
import classes from './voice-choices.module.css';
import { describeVoice, voicePickerTexts as words } from './voice-picker-texts.ts';

type Choice<Value extends string> = {
  value: Value;
  /** The voice that speaks; null while it is unknown. */
  voice: Voice | null;
  /** Shown instead of the voice's name, for a speaker's own voice. */
  name?: string;
};

/** The six voices, without a choice for a speaker's own. */
export const voiceChoices: readonly Choice<Voice>[] = voices.map((voice) => ({ value: voice, voice }));

type VoiceChoicesProps<Value extends string> = {
  label: string;
  /** Hides the label from view; screen readers still read it. */
  isLabelHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  isLocked?: boolean;
  preview: VoicePreview;
  onChange: (value: Value) => void;
  onHear: (voice: Voice) => void;
};

/** A choice of voices, each with a description and a preview. Native radio buttons bring the arrow keys. */
export function VoiceChoices<Value extends string>(props: VoiceChoicesProps<Value>) {
  const { label, isLabelHidden = false, choices, value, isLocked = false, preview, onChange, onHear } = props;
  const group = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend} data-hidden={isLabelHidden}>
        {label}
      </legend>
      <div className={classes.voices}>
        {choices.map((choice) => {
          const { voice, name } = choice;
          const title = name ?? words.names[voice!];
          const isPlaying = preview.isPlaying && voice === preview.voice;
          return (
            <div key={choice.value} className={classes.voice} data-checked={choice.value === value}>
              <label className={classes.choice}>
                <input
                  type="radio"
                  name={group}
                  value={choice.value}
                  checked={choice.value === value}
                  disabled={isLocked}
                  onChange={() => onChange(choice.value)}
                />
                {/* The space keeps the two apart when the label is read aloud. */}
                <span className={classes.name}>{title}</span>{' '}
                {voice ? (
                  <span className={classes.description}>
                    {name ? describeVoice(voice) : words.descriptions[voice]}
                  </span>
                ) : null}
              </label>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={isPlaying ? words.stopOf(title) : words.hearOf(title)}
                loading={preview.isFetching && voice === preview.voice}
                disabled={voice === null}
                onClick={() => {
                  if (isPlaying) preview.stop();
                  else if (voice) onHear(voice);
                }}
              >
                {isPlaying ? (
                  <IconPlayerStopFilled size={18} aria-hidden />
                ) : (
                  <IconPlayerPlayFilled size={18} aria-hidden />
                )}
              </ActionIcon>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
