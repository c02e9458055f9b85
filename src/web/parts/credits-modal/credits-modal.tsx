import { Button, Group, Stack, Text } from '@mantine/core';
import { CallError } from '../../lib/call-error.ts';
import { Dialog } from '../../ui/dialog.tsx';

const words = {
  title: 'Not enough credits',
  balance: (balance: number) => `You have ${balance}. What you typed is kept while you add more.`,
  cancel: 'Cancel',
  add: 'Add Credits',
};

type Shortage = { required: number; balance: number | undefined };

/** The credits that a refused paid action needs; null if it was refused for another reason, or not refused. */
export function findShortage(error: Error | null, priceCredits: number | undefined): Shortage | null {
  if (!(error instanceof CallError) || error.code !== 'insufficient_credits') return null;
  return { required: error.details.required ?? priceCredits ?? 0, balance: error.details.balance };
}

type CreditsModalProps = {
  /** Null keeps it closed. */
  shortage: Shortage | null;
  /** The sentence that says what the credits are needed for. */
  needed: (required: number) => string;
  onClose: () => void;
  onAddCredits: () => void;
};

export function CreditsModal({ shortage, needed, onClose, onAddCredits }: CreditsModalProps) {
  return (
    <Dialog isOpen={shortage !== null} title={words.title} onClose={onClose}>
      <Stack>
        <div>
          <Text>{needed(shortage?.required ?? 0)}</Text>
          {shortage?.balance === undefined ? null : (
            <Text c="dimmed" mt={4}>
              {words.balance(shortage.balance)}
            </Text>
          )}
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="gradient" onClick={onAddCredits} data-autofocus>
            {words.add}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
