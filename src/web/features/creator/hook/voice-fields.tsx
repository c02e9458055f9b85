import { Button, Chip, Collapse, Group, Input, SegmentedControl, Slider, Stack } from '@mantine/core';
import { IconChevronDown, IconMicrophone, IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Template } from '#contract/calls/templates.ts';
import { speakingSpeed, speakingStyles, voices, type SpeakingStyle, type Voice } from '#contract/voices.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { CreatorDraft } from '../draft.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { texts } from '../texts.ts';
import { useVoicePreview } from '../../../lib/use-voice-preview.ts';
import { ownVoice, voiceSummary } from './voice-choice.ts';
import classes from './voice-fields.module.css';

type VoiceFieldsProps = {
  hook: CreatorDraft['hook'];
  template: Template | undefined;
  isLocked: boolean;
  onChange: (values: Partial<CreatorDraft['hook']>) => void;
};

const { voice: words } = texts.hook;
const own = 'own';

/** How the hook sounds: the avatar's own voice unless somebody wants another. Folded away until then. */
export function VoiceFields({ hook, template, isLocked, onChange }: VoiceFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const preview = useVoicePreview();
  const native = ownVoice(template);
  const change = (values: Partial<CreatorDraft['hook']>) => {
    preview.reset();
    onChange(values);
  };
  const hear = () =>
    preview.hear({
      voice: hook.voice ?? native ?? 'alloy',
      style: hook.style,
      speed: hook.speed,
      script: hook.text.trim() === '' ? (template?.sampleLine ?? texts.hook.textPlaceholder) : hook.text,
    });

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
        <span className={classes.value}>{voiceSummary(hook, template)}</span>
        <IconChevronDown size={18} className={classes.chevron} data-open={isOpen} aria-hidden />
      </button>
      <Collapse expanded={isOpen} id={panelId} transitionDuration={180}>
        <Stack gap="md" className={classes.panel}>
          <Chip.Group
            value={hook.voice ?? own}
            onChange={(value) => change({ voice: value === own ? null : (value as Voice) })}
          >
            <Group gap={8} role="radiogroup" aria-label={words.title}>
              <Chip value={own} disabled={isLocked}>
                {words.own(template?.name)}
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
          <SegmentedControl
            fullWidth
            aria-label={words.style}
            data={speakingStyles.map((style) => ({ value: style, label: words.styles[style] }))}
            value={hook.style}
            onChange={(style) => change({ style: style as SpeakingStyle })}
            disabled={isLocked}
          />
          <Input.Wrapper label={`${words.speed}: ${words.speedOf(hook.speed)}`} labelElement="div">
            <Slider
              mt={8}
              value={hook.speed}
              onChange={(speed) => change({ speed: Math.round(speed * 10) / 10 })}
              min={speakingSpeed.min}
              max={speakingSpeed.max}
              step={speakingSpeed.step}
              label={null}
              thumbLabel={words.speed}
              disabled={isLocked}
            />
          </Input.Wrapper>
          <Button
            leftSection={
              preview.isPlaying ? (
                <IconPlayerStopFilled size={18} aria-hidden />
              ) : (
                <IconVolume size={18} aria-hidden />
              )
            }
            loading={preview.isFetching}
            onClick={preview.isPlaying ? preview.stop : hear}
          >
            {preview.isPlaying ? words.stop : words.hear}
          </Button>
          {preview.error ? (
            <Notice onDismiss={preview.reset}>{failureText(preview.error, words.failed)}</Notice>
          ) : null}
        </Stack>
      </Collapse>
    </div>
  );
}
