import { Chip, Collapse, Group, Stack } from '@mantine/core';
import { IconChevronDown, IconMicrophone } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { defaultVoice, voices, type Voice } from '#contract/voices.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SpeedField } from './speed-field.tsx';
import { StyleField } from './style-field.tsx';
import { useVoicePreview } from './use-voice-preview.ts';
import { ownVoice, voiceSummary, type Speaker, type VoiceChoice } from './voice-choice.ts';
import { voicePickerTexts as words } from './voice-picker-texts.ts';
import classes from './voice-picker.module.css';

type VoicePickerProps = {
  choice: VoiceChoice;
  speaker: Speaker | undefined;
  /** The preview speaks this. */
  sampleScript: string;
  isLocked: boolean;
  onChange: (values: Partial<VoiceChoice>) => void;
};

const own = 'own';

/** Voice, style and speed, folded away: the speaker's own voice is the default. */
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
  const hear = () =>
    preview.hear({ voice: chosenVoice ?? native ?? defaultVoice, style, speed, script: sampleScript });

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
          <Chip.Group
            value={chosenVoice ?? own}
            onChange={(value) => change({ voice: value === own ? null : (value as Voice) })}
          >
            <Group gap={8} role="radiogroup" aria-label={words.title}>
              <Chip value={own} disabled={isLocked}>
                {words.own(speaker?.name)}
              </Chip>
              {voices
                .filter((voice) => voice !== native)
                .map((voice) => (
                  <Chip key={voice} value={voice} disabled={isLocked}>
                    {words.names[voice]}
                  </Chip>
                ))}
            </Group>
          </Chip.Group>
          <StyleField style={style} isLocked={isLocked} onChange={(value) => change({ style: value })} />
          <SpeedField speed={speed} isLocked={isLocked} onChange={(value) => change({ speed: value })} />
          <PreviewButton preview={preview} label={words.hear} onPlay={hear} />
          {preview.error ? (
            <Notice onDismiss={preview.reset}>{failureText(preview.error, words.failed)}</Notice>
          ) : null}
        </Stack>
      </Collapse>
    </div>
  );
}
