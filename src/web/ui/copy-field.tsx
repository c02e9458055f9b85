import { Button, Group, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

type CopyFieldProps = { label: string; value: string; onCopied: () => void; onRefused: () => void };

/** A read-only text that is selected on focus and copied by its button. */
export function CopyField({ label, value, onCopied, onRefused }: CopyFieldProps) {
  const copy = () => navigator.clipboard.writeText(value).then(onCopied, onRefused);
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        flex={1}
        size="md"
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<IconCopy size={18} />} onClick={() => void copy()}>
        Copy
      </Button>
    </Group>
  );
}
