import { Button, Group, Input, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { formUploadTexts as words } from './form-upload-texts.ts';
import classes from './upload-field.module.css';

export type UploadFieldProps = {
  label: string;
  isRequired?: boolean;
  /** The problem with the field. */
  error?: string | undefined;
  /** Why the last file was refused. */
  refusal?: string | null;
  /** Sends the same file again; null if that cannot help. */
  onTryAgain?: (() => void) | null;
  drop: { title: string; hints: readonly string[]; icon: ReactNode; accept: string };
  /** 0 to 1 while a file is being sent. */
  sentFraction: number | null;
  /** Shows the current file; null without a file. */
  children: ReactNode;
  /** Shown after the upload. */
  arrived?: string | null;
  onChoose: (file: File) => void;
  onStop: () => void;
  onRemove: () => void;
};

/** One file of a form: it is chosen, sent with its progress, shown and removed. */
export function UploadField(props: UploadFieldProps) {
  const { label, isRequired = false, error, refusal, drop, sentFraction, children, arrived } = props;
  const percent = Math.round((sentFraction ?? 0) * 100);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      withAsterisk={isRequired}
      error={error}
      className={classes.field}
      errorProps={{ className: classes.error }}
    >
      {sentFraction !== null ? (
        <div className={classes.sending}>
          <output>{words.sending(percent)}</output>
          <Progress value={percent} aria-label={words.sending(percent)} />
          <Button size="sm" onClick={props.onStop}>
            {words.stop}
          </Button>
        </div>
      ) : children !== null ? (
        <div className={classes.there}>
          {children}
          <Group gap="sm">
            <Button size="sm" onClick={props.onRemove}>
              {words.remove}
            </Button>
            {arrived ? (
              <Text component="output" size="sm" c="var(--positive)">
                {arrived}
              </Text>
            ) : null}
          </Group>
        </div>
      ) : (
        <FileDrop {...drop} isSmall isInvalid={error !== undefined} onChoose={props.onChoose} />
      )}
      {refusal ? (
        <div className={classes.refusal}>
          <RetryNotice onRetry={props.onTryAgain}>{refusal}</RetryNotice>
        </div>
      ) : null}
    </Input.Wrapper>
  );
}
