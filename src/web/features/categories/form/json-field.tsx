import { Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { parseMetadata } from '#contract/json-object.ts';
import { texts } from '../texts.ts';
import classes from './category-form.module.css';

const typingPauseMs = 300;

type JsonFieldProps = {
  value: string;
  /** Error of the last attempt to save. */
  problem: string | undefined;
  onChange: (text: string) => void;
};

/** Metadata as text, collapsed while empty; its problem is shown after a pause in typing. */
export function JsonField({ value, problem, onChange }: JsonFieldProps) {
  const [settled] = useDebouncedValue(value, typingPauseMs);
  const [isOpen, setIsOpen] = useState(value.trim() !== '');
  return (
    <details
      className={classes.advanced}
      open={isOpen || problem !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{texts.form.advanced}</summary>
      <Textarea
        className={classes.json}
        label={texts.form.metadata}
        description={texts.form.metadataHint}
        placeholder={'{ "audience": "founders" }'}
        autosize
        minRows={2}
        maxRows={12}
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        error={problem ?? parseMetadata(settled).problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </details>
  );
}
