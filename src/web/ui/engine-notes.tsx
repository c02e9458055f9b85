import { Text } from '@mantine/core';

/** Who made it, in small print, and why it was not who should have. */
export function EngineNotes({ line, notes }: { line: string | null; notes: readonly string[] }) {
  if (line === null) return null;
  return (
    <Text size="xs" c="dimmed" component="div">
      {line}
      {notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Text>
  );
}
