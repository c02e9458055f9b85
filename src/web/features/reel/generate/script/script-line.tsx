import { ActionIcon, Textarea } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { reelLimits, reelTexts, type ReelLine } from '#contract/reels.ts';
import { texts } from '../../texts.ts';
import classes from './script-panel.module.css';

type ScriptLineProps = {
  line: ReelLine;
  /** From 1. */
  place: number;
  measured: { seconds: number; isReadable: boolean } | undefined;
  isLocked: boolean;
  onChange: (text: string) => void;
  onRemove: () => void;
};

const words = texts.script;

/** One line: its role, its words, and its estimated duration. */
export function ScriptLine({ line, place, measured, isLocked, onChange, onRemove }: ScriptLineProps) {
  const role = words.roles[line.role];
  const problem =
    measured?.isReadable === false
      ? reelTexts.lineUnreadable
      : line.text.trim().length > reelLimits.maxLineCharacters
        ? reelTexts.lineTooLong
        : null;
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <span className={classes.role} data-role={line.role}>
          {role}
        </span>
        <span className={classes.seconds}>{measured ? words.lineSeconds(measured.seconds) : ''}</span>
        <ActionIcon size={28} aria-label={words.remove(place)} disabled={isLocked} onClick={onRemove}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <Textarea
        variant="unstyled"
        autosize
        minRows={1}
        aria-label={words.line(role, place)}
        value={line.text}
        readOnly={isLocked}
        error={problem}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </li>
  );
}
