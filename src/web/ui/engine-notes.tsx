import { Text } from '@mantine/core';

type EngineNotesProps = { line: string | null; notes: readonly string[] };

/** Why an engine other than the chosen one was used, and, collapsed, which engines made the result. */
export function EngineNotes({ line, notes }: EngineNotesProps) {
  if (line === null) return null;
  return (
    <Text size="xs" c="dimmed" component="div">
      <EngineReasons notes={notes} />
      <details>
        <summary style={{ cursor: 'pointer', minHeight: 24, width: 'fit-content' }}>How it was made</summary>
        <div>{line}</div>
      </details>
    </Text>
  );
}

/** One line for each reason why an engine other than the chosen one was used. */
export const EngineReasons = ({ notes }: Pick<EngineNotesProps, 'notes'>) =>
  notes.map((note) => <div key={note}>{note}</div>);
