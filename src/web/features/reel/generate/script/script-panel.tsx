import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { failureText } from '../../../../lib/failure-text.ts';
import { RetryNotice } from '../../../../ui/retry-notice.tsx';
import { texts } from '../../texts.ts';
import { addLine, nextVersion, canAddLine, changeLine, measuredLine, removeLine } from './script-draft.ts';
import { ScriptLength } from './script-length.tsx';
import { ScriptLine } from './script-line.tsx';
import classes from './script-panel.module.css';
import type { Script } from './use-script.ts';

const words = texts.script;

/** Everything that will be spoken, line by line, before anything is paid. */
export function ScriptPanel({ script: state }: { script: Script }) {
  const { script, isWriting, hasFailed, length, change } = state;
  return (
    <section className={classes.panel} aria-label={words.title} aria-busy={isWriting}>
      <Group justify="space-between" gap="xs" className={classes.top}>
        <h2 className={classes.title}>{words.title}</h2>
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconRefresh size={16} aria-hidden />}
          disabled={script === null}
          loading={isWriting && script !== null}
          title={script?.isEdited ? words.anotherNote : undefined}
          onClick={() => script && change(nextVersion(script))}
        >
          {words.another}
        </Button>
      </Group>
      {hasFailed ? (
        <RetryNotice onRetry={state.writeAgain}>{failureText(hasFailed, words.failed)}</RetryNotice>
      ) : null}
      <ScriptLength length={length} isMeasured={state.isMeasured && !isWriting} isWriting={isWriting} />
      {script === null ? (
        <div className={classes.lines}>
          {isWriting ? [0, 1, 2, 3, 4].map((place) => <Skeleton key={place} height={85} />) : null}
        </div>
      ) : (
        <ol className={classes.lines}>
          {script.lines.map((line, place) => (
            <ScriptLine
              // Lines have no identity but their place.
              key={place}
              line={line}
              place={place + 1}
              measured={measuredLine(line, length)}
              isLocked={isWriting}
              onChange={(text) => change(changeLine(script, place, text))}
              onRemove={() => change(removeLine(script, place))}
            />
          ))}
        </ol>
      )}
      {script && canAddLine(script) ? (
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => change(addLine(script))}
        >
          {words.add}
        </Button>
      ) : null}
      {state.isForOthers ? (
        <Text size="sm" c="dimmed">
          {words.other}
        </Text>
      ) : null}
    </section>
  );
}
