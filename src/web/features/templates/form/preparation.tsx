import { Progress, Text } from '@mantine/core';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import classes from './template-form.module.css';

const words = texts.status;

/** The progress of the clip, the findings in it, and notes for its editor. */
export function Preparation({ template }: { template: TemplateDetails }) {
  const { status, progress, errorCode, verdict, warnings, durationSeconds } = template;
  if (status === 'processing') {
    return (
      <div>
        <Text component="output" display="block" size="sm" mb={6}>
          {words.processing(Math.round(progress))}
        </Text>
        <Progress value={progress} aria-label={words.processing(Math.round(progress))} />
        <Text size="xs" c="dimmed" mt={6}>
          {words.processingNote}
        </Text>
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <Notice>
        {words.failed} {errorCode === null ? null : errorTexts[errorCode]}
      </Notice>
    );
  }
  return (
    <div>
      <Text size="sm" fw={600}>
        {words.ready} {durationSeconds === null ? null : words.seconds(durationSeconds)}
      </Text>
      {verdict === null ? null : (
        <Text size="sm" c="dimmed">
          {words.verdicts[verdict.kind]} {verdict.kind === 'no-face' ? null : words.score(verdict.score)}
        </Text>
      )}
      {warnings.length === 0 ? null : (
        <section className={classes.notes} aria-label={words.warnings}>
          <Text fw={600} size="sm">
            {words.warnings}
          </Text>
          <ul className={classes.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
