import { Button, Input, SegmentedControl, Select, Slider, Textarea } from '@mantine/core';
import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { speakingSpeed, speakingStyles, voices, type SpeakingStyle, type Voice } from '#contract/voices.ts';
import { failureTextOf } from '../../../lib/field-problem.ts';
import { useVoicePreview } from '../../../parts/voice-picker/use-voice-preview.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { TemplateDraft } from '../template-draft.ts';
import { texts } from '../texts.ts';
import { FormSection } from './form-section.tsx';
import classes from './template-form.module.css';
import type { TemplateFields } from './use-template-form.ts';

const words = texts.form;

/** How the template speaks, to be heard before it is saved. */
export function SpeechFields({ fields }: { fields: TemplateFields }) {
  const { draft, problems } = fields;
  const { voice, speed, style, script } = draft;
  const preview = useVoicePreview();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const change = (values: Partial<TemplateDraft>) => {
    preview.reset();
    setIsIncomplete(false);
    fields.change(values);
  };
  const hear = () => {
    if (voice === '' || script.trim() === '') setIsIncomplete(true);
    else preview.hear({ voice, speed, style, script });
  };
  return (
    <FormSection title={words.speech} lead={words.speechLead}>
      <div className={classes.pair}>
        <Select
          label={words.voice}
          placeholder={words.voicePlaceholder}
          clearable
          clearButtonProps={{ 'aria-label': words.voicePlaceholder }}
          data={voices.map((name) => ({ value: name, label: texts.voices[name] }))}
          value={voice === '' ? null : voice}
          error={problems['voice']}
          onChange={(name) => change({ voice: (name ?? '') as Voice | '' })}
        />
        <Input.Wrapper label={`${words.speed}: ${words.speedOf(speed)}`} labelElement="div">
          <Slider
            mt={12}
            {...speakingSpeed}
            value={speed}
            label={null}
            thumbLabel={words.speed}
            onChange={(value) => change({ speed: Math.round(value * 10) / 10 })}
          />
        </Input.Wrapper>
      </div>
      <Input.Wrapper label={words.style} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={words.style}
          data={speakingStyles.map((name) => ({ value: name, label: texts.styles[name] }))}
          value={style}
          onChange={(name) => change({ style: name as SpeakingStyle })}
        />
      </Input.Wrapper>
      <Textarea
        label={words.script}
        placeholder={words.scriptPlaceholder}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1_000}
        value={script}
        error={problems['script']}
        onChange={(event) => change({ script: event.currentTarget.value })}
      />
      <Button
        style={{ alignSelf: 'flex-start' }}
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
        {preview.isPlaying ? words.stopHearing : words.hear}
      </Button>
      {isIncomplete ? <Notice>{words.previewIncomplete}</Notice> : null}
      {preview.error ? (
        <Notice onDismiss={preview.reset}>{failureTextOf(preview.error, words.previewFailed)}</Notice>
      ) : null}
    </FormSection>
  );
}
