import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusProblem } from '../../../ui/use-focus-problem.ts';
import { formatDate } from '../../../lib/format.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { isPayloadBroken, type TemplateDraft } from '../template-draft.ts';
import { texts } from '../texts.ts';
import { AboutFields } from './about-fields.tsx';
import { ClipField, useClipUpload } from './clip-field.tsx';
import { EndpointFields } from './endpoint-fields.tsx';
import { FormSection } from './form-section.tsx';
import { RegionFields } from './region-fields.tsx';
import { SpeechFields } from './speech-fields.tsx';
import classes from './template-form.module.css';
import { ThumbnailField, useThumbnailUpload } from './thumbnail-field.tsx';
import type { TemplateFields } from './use-template-form.ts';

type TemplateFormProps = {
  fields: TemplateFields;
  types: readonly TemplateDetails['type'][];
  /** The clip as it is known so far, in the edit form. */
  preparation?: ReactNode;
  /** The prepared clip, where it is still the form's. */
  preparedUrl?: string | null;
  consent: TemplateDetails['consent'];
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  saveLabel: string;
  isSaving: boolean;
  /** Why it was not saved, if the error does not belong to a field. */
  failure: ReactNode;
  onSave: (draft: TemplateDraft) => void;
  onCancel: () => void;
};

const words = texts.form;

/** The one form of templates: add and edit differ in what they begin with and in what saving does. */
export function TemplateForm(props: TemplateFormProps) {
  const { fields, types, preparation, consent, isChanged, saveLabel, isSaving, failure, onSave, onCancel } =
    props;
  const { draft, change, problems, failedAttempts, validate } = fields;
  const clip = useClipUpload();
  const thumbnail = useThumbnailUpload();
  const form = useFocusProblem(failedAttempts);
  const [refusal, setRefusal] = useState<'sending' | 'payload' | null>(null);
  const isSending = clip.sentFraction !== null || thumbnail.sentFraction !== null;
  const hasBrokenPayload = isPayloadBroken(draft);
  // A message disappears with its cause.
  if (refusal === 'sending' && !isSending) setRefusal(null);
  if (refusal === 'payload' && !hasBrokenPayload) setRefusal(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (isSending) {
      setRefusal('sending');
      return;
    }
    setRefusal(hasBrokenPayload ? 'payload' : null);
    if (validate()) onSave(draft);
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={save}>
      <FormSection title={words.clip}>
        <div className={classes.files}>
          <ClipField fields={fields} upload={clip} preparedUrl={props.preparedUrl ?? null} />
          <ThumbnailField fields={fields} upload={thumbnail} />
        </div>
        {preparation}
        <Checkbox
          label={words.consent}
          description={
            consent !== null && draft.consent
              ? words.consentGiven(formatDate(consent.confirmedAt))
              : words.consentNote
          }
          checked={draft.consent}
          error={problems['consent']}
          onChange={(event) => change({ consent: event.currentTarget.checked })}
        />
      </FormSection>
      <AboutFields fields={fields} types={types} />
      <SpeechFields fields={fields} />
      <RegionFields fields={fields} />
      <EndpointFields fields={fields} />
      {refusal === 'sending' ? <Notice>{words.sendingStill}</Notice> : null}
      {refusal === 'payload' ? <Notice>{words.payloadBroken}</Notice> : null}
      {failure}
      <LeaveGuard isChanged={isChanged || isSending} canStay={isSignedIn} />
      <ActionBar>
        <Button size="lg" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="lg" variant="gradient" type="submit" loading={isSaving}>
          {saveLabel}
        </Button>
      </ActionBar>
    </form>
  );
}
