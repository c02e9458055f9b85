import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Anchor, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { findPreviewUrlProblem } from '#contract/template-rules.ts';
import { voices, type Voice } from '#contract/voices.ts';
import { failureOrOutageText } from '../../../lib/failure-text.ts';
import { PreviewButton } from '../../../parts/voice-picker/preview-button.tsx';
import { SpeedField } from '../../../parts/voice-picker/speed-field.tsx';
import { StyleField } from '../../../parts/voice-picker/style-field.tsx';
import { useVoicePreview } from '../../../parts/voice-picker/use-voice-preview.ts';
import { describeVoice } from '../../../parts/voice-picker/voice-picker-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { TemplateDraft } from '../template-draft.ts';
import { texts } from '../texts.ts';
import { FormSection } from './form-section.tsx';
import classes from './template-form.module.css';
import type { TemplateFields } from './use-template-form.ts';

const words = texts.form;

/** How the template speaks, with a preview before it is saved. */
export function SpeechFields({ fields }: { fields: TemplateFields }) {
  const { draft, problems } = fields;
  const { voice, speed, style, script, voicePreviewUrl } = draft;
  const canOpenPreview =
    voicePreviewUrl.trim() !== '' && findPreviewUrlProblem(voicePreviewUrl.trim()) === null;
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
          data={voices.map((name) => ({ value: name, label: describeVoice(name) }))}
          value={voice === '' ? null : voice}
          error={problems['voice']}
          onChange={(name) => change({ voice: (name ?? '') as Voice | '' })}
        />
        <SpeedField speed={speed} onChange={(value) => change({ speed: value })} />
      </div>
      <StyleField style={style} onChange={(value) => change({ style: value })} />
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
      <TextInput
        type="url"
        label={words.previewUrl}
        description={words.previewUrlHint}
        placeholder="https://"
        maxLength={2_000}
        value={voicePreviewUrl}
        error={problems['voicePreviewUrl']}
        onChange={(event) => fields.change({ voicePreviewUrl: event.currentTarget.value })}
        onBlur={() => fields.validateFields(['voicePreviewUrl'])}
      />
      {canOpenPreview ? (
        <Anchor size="sm" href={voicePreviewUrl.trim()} target="_blank" rel="noopener noreferrer">
          {words.openPreviewUrl}
        </Anchor>
      ) : null}
      <div>
        <PreviewButton preview={preview} label={words.hear} onPlay={hear} />
      </div>
      {isIncomplete ? <Notice>{words.previewIncomplete}</Notice> : null}
      {preview.error ? (
        <Notice onDismiss={preview.reset}>{failureOrOutageText(preview.error, words.previewFailed)}</Notice>
      ) : null}
    </FormSection>
  );
}
