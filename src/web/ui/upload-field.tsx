import { Button, Group, Input, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FileDrop } from './file-drop.tsx';
import { Notice } from './notice.tsx';
import classes from './upload-field.module.css';

export type UploadFieldProps = {
  label: string;
  isRequired?: boolean;
  /** What is wrong with the field as it is left. */
  error?: string | undefined;
  /** Why the last file was not taken. */
  refusal?: string | null;
  drop: { title: string; hints: readonly string[]; icon: ReactNode; accept: string };
  /** 0 to 1 while a file is being sent. */
  share: number | null;
  words: { sending: (percent: number) => string; stop: string; remove: string };
  /** Shows the file that is there; null when none is. */
  children: ReactNode;
  /** Said once a file has arrived. */
  arrived?: string | null;
  onChoose: (file: File) => void;
  onStop: () => void;
  onRemove: () => void;
};

/** One file of a form: chosen, sent with its progress, shown, removed. */
export function UploadField(props: UploadFieldProps) {
  const { label, isRequired = false, error, refusal, drop, share, words, children, arrived } = props;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      withAsterisk={isRequired}
      error={error}
      className={classes.field}
      errorProps={{ className: classes.error }}
    >
      {share !== null ? (
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
          <Notice>{refusal}</Notice>
        </div>
      ) : null}
    </Input.Wrapper>
  );
}
