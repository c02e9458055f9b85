import { Collapse, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconMicrophone } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { voices } from '#contract/voices.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SpeedField } from './speed-field.tsx';
import { StyleField } from './style-field.tsx';
import { useVoicePreview } from './use-voice-preview.ts';
import { VoiceChoices } from './voice-choices.tsx';
import { ownVoice, voiceSummary, type Speaker, type VoiceChoice } from './voice-choice.ts';
import { voicePickerTexts as words } from './voice-picker-texts.ts';
import classes from './voice-picker.module.css';

type VoicePickerProps = {
  choice: VoiceChoice;
  speaker: Speaker | undefined;
  /** Spoken by the previews. */
  sampleScript: string;
  isLocked: boolean;
  onChange: (values: Partial<VoiceChoice>) => void;
};

const own = 'own' as const;

/** Voice, style and speed, collapsed to a summary. The speaker's own voice is the default. */
export function VoicePicker({ choice, speaker, sampleScript, isLocked, onChange }: VoicePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const preview = useVoicePreview();
  const native = ownVoice(speaker);
  const change = (values: Partial<VoiceChoice>) => {
    preview.reset();
    onChange(values);
  };
  const { voice: chosenVoice, style, speed } = choice;
  const heardVoice = chosenVoice ?? native;

  return (
    <div className={classes.box}>
      <button
        type="button"
        className={classes.summary}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconMicrophone size={20} aria-hidden />
        <span className={classes.title}>{words.title}</span>
        <span className={classes.value}>{voiceSummary(choice, speaker)}</span>
        <IconChevronDown size={18} className={classes.chevron} data-open={isOpen} aria-hidden />
      </button>
      <Collapse expanded={isOpen} id={panelId} transitionDuration={180}>
        <Stack gap="md" className={classes.panel}>
          <VoiceChoices
            label={words.title}
            isLabelHidden
            choices={[
              { value: own, voice: native ?? null, name: words.own(speaker?.name) },
              ...voices.filter((voice) => voice !== native).map((voice) => ({ value: voice, voice })),
            ]}
            value={chosenVoice ?? own}
            isLocked={isLocked}
            preview={preview}
            onChange={(value) => change({ voice: value === own ? null : value })}
            onHear={(voice) => preview.hear({ voice, style, speed, script: sampleScript })}
          />
          {speaker ? null : (
            <Text size="sm" c="dimmed">
              {words.noSpeakerNote}
            </Text>
          )}
          <StyleField style={style} isLocked={isLocked} onChange={(value) => change({ style: value })} />
          <SpeedField speed={speed} isLocked={isLocked} onChange={(value) => change({ speed: value })} />
          <PreviewButton
            preview={preview}
            label={words.hear}
            isDisabled={heardVoice === undefined}
            onPlay={() => {
              if (heardVoice) preview.hear({ voice: heardVoice, style, speed, script: sampleScript });
            }}
          />
          {preview.error ? (
            <Notice onDismiss={preview.reset}>{failureText(preview.error, words.failed)}</Notice>
          ) : null}
        </Stack>
      </Collapse>
    </div>
  );
}
