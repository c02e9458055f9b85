import { useRef, type ReactNode } from 'react';
import { Radio, Stack, Text, Textarea, Group } from '@mantine/core';
import type { Template } from '#contract/calls/templates.ts';
import { hookStyles, type HookStyle } from '#contract/hook-styles.ts';
import { limits } from '#contract/limits.ts';
import { estimateSpokenSeconds } from '#contract/spoken-estimate.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { OverlayLoss } from '../../../parts/overlay-text/overlay-loss.tsx';
import { TemplateStrip } from '../../../parts/template-picker/template-strip.tsx';
import { VoicePicker } from '../../../parts/voice-picker/voice-picker.tsx';
import { inHookStyle, type CreatorDraft } from '../state/draft.ts';
import { texts } from '../texts.ts';
import { HookWriter } from './hook-writer/hook-writer.tsx';
import classes from './hook-fields.module.css';
import { IdeaStarters } from './idea-starters.tsx';
import { TextOnPicture } from './text-on-picture.tsx';

type HookFieldsProps = {
  hook: CreatorDraft['hook'];
  /** Undefined while they load. */
  templates: readonly Template[] | undefined;
  template: Template | undefined;
  /** While the hook of these entries is being made. */
  isLocked: boolean;
  /** Stands beside the text, so that both are in sight; null where the step shows it elsewhere. */
  preview: ReactNode;
  onChange: (values: Partial<CreatorDraft['hook']>) => void;
  onChooseAvatar: (template: Template) => void;
  /** Opens the search through all avatars. */
  onSelectAvatar: () => void;
};

export function HookFields(props: HookFieldsProps) {
  const { hook, templates, template, isLocked, preview, onChange, onChooseAvatar, onSelectAvatar } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = [...hook.text.trim()].length > limits.maxHookCharacters;
  const begin = (text: string) => {
    onChange({ text });
    // The caret is behind what was set, ready to go on.
    field.current?.focus();
  };
  return (
    <Stack gap="lg">
      <TemplateStrip
        templates={templates}
        chosen={template}
        isLocked={isLocked}
        onChoose={onChooseAvatar}
        onSelect={onSelectAvatar}
      />
      <div>
        <div className={classes.text} data-beside={preview !== null}>
          <Textarea
            ref={field}
            label={texts.hook.text}
            placeholder={texts.hook.textPlaceholder}
            value={hook.text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
            disabled={isLocked}
            autosize
            minRows={preview === null ? 3 : 6}
            maxRows={8}
            size="lg"
          />
          {preview === null ? null : <div className={classes.preview}>{preview}</div>}
        </div>
        <HookLength text={hook.text} style={hook.style} speed={hook.speed} />
        <div className={classes.help}>
          <HookWriter
            text={hook.text}
            style={hook.hookStyle}
            isLocked={isLocked}
            onChange={(text) => onChange({ text })}
          />
          {hook.text === '' ? <IdeaStarters isLocked={isLocked} onPick={begin} /> : null}
        </div>
        {hook.overlayEnabled ? <OverlayLoss text={hook.text} rest="spoken" /> : null}
        <Text component="output" display="block" size="xs" c="var(--negative)" ta="end">
          {isTooLong && errorTexts.hook_text_too_long}
        </Text>
      </div>
      <TextOnPicture hook={hook} isLocked={isLocked} onChange={onChange} />
      <Radio.Group
        label={texts.hook.style}
        description={texts.hook.styleHint}
        value={hook.hookStyle}
        onChange={(value) => onChange(inHookStyle(hook, value as HookStyle))}
      >
        <div className={classes.choices}>
          {hookStyles.map((style) => (
            <Radio key={style} value={style} label={texts.hook.styles[style]} disabled={isLocked} />
          ))}
        </div>
      </Radio.Group>
      <VoicePicker
        choice={hook}
        speaker={template}
        sampleScript={
          hook.text.trim() === '' ? (template?.sampleLine ?? texts.hook.textPlaceholder) : hook.text
        }
        isLocked={isLocked}
        onChange={onChange}
      />
    </Stack>
  );
}

/** How long the text is: as said, and as written. */
function HookLength({ text, style, speed }: Pick<CreatorDraft['hook'], 'text' | 'style' | 'speed'>) {
  const count = [...text].length;
  const { suggestedHookCharacters } = limits;
  const seconds = estimateSpokenSeconds(text, style, speed);
  return (
    <Group justify="space-between" gap="sm" mt={4} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Text size="xs" c="dimmed">
        {seconds > 0 ? texts.hook.spoken(Math.max(1, Math.round(seconds))) : ' '}
      </Text>
      <Text size="xs" c={count > suggestedHookCharacters ? 'var(--warning)' : 'dimmed'}>
        {texts.hook.counter(count, suggestedHookCharacters)}
      </Text>
    </Group>
  );
}
