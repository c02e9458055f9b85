import '@mantine/core/styles/Switch.layer.css';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { defaultExternalBaseUrl } from '#contract/template-rules.ts';
import { texts } from '../texts.ts';
import { FormSection } from './form-section.tsx';
import classes from './template-form.module.css';
import type { TemplateFields } from './use-template-form.ts';

const words = texts.form;

const payloadExample = '{ "text": "{{text}}", "audio_url": "{{audio_url}}", "video_url": "{{video_url}}" }';

/** The external service that makes the hooks of this template, if the app does not. */
export function EndpointFields({ fields }: { fields: TemplateFields }) {
  const { draft, change, problems, validateFields } = fields;
  return (
    <FormSection title={words.endpoint} lead={words.endpointNote}>
      <Switch
        label={words.endpointMode}
        checked={draft.usesEndpoint}
        onChange={(event) => change({ usesEndpoint: event.currentTarget.checked })}
      />
      {draft.usesEndpoint ? (
        <>
          <TextInput
            label={words.endpointField}
            withAsterisk
            placeholder="fal-ai/sync-lipsync"
            value={draft.endpoint}
            error={problems['endpoint']}
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => change({ endpoint: event.currentTarget.value })}
            onBlur={() => draft.endpoint !== '' && validateFields(['endpoint'])}
          />
          <Textarea
            className={classes.json}
            label={words.payload}
            description={words.payloadHint}
            withAsterisk
            placeholder={payloadExample}
            autosize
            minRows={3}
            maxRows={14}
            value={draft.payload}
            error={problems['payload']}
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => change({ payload: event.currentTarget.value })}
            onBlur={() => draft.payload !== '' && validateFields(['payload'])}
          />
          <TextInput
            label={words.baseUrl}
            description={words.baseUrlHint}
            placeholder={defaultExternalBaseUrl}
            type="url"
            value={draft.baseUrl}
            error={problems['baseUrl']}
            onChange={(event) => change({ baseUrl: event.currentTarget.value })}
            onBlur={() => draft.baseUrl !== '' && validateFields(['baseUrl'])}
          />
        </>
      ) : null}
    </FormSection>
  );
}
