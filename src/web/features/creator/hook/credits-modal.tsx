import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from '../texts.ts';

type CreditsModalProps = {
  /** Null keeps it closed. */
  shortage: { required: number; balance: number | undefined } | null;
  onClose: () => void;
  onAddCredits: () => void;
};

export function CreditsModal({ shortage, onClose, onAddCredits }: CreditsModalProps) {
  return (
    <Dialog isOpen={shortage !== null} title={texts.credits.title} onClose={onClose}>
      <Stack>
        <div>
          <Text>{texts.credits.needed(shortage?.required ?? 0)}</Text>
          {shortage?.balance === undefined ? null : (
            <Text c="dimmed" mt={4}>
              {texts.credits.balance(shortage.balance)}
            </Text>
          )}
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="gradient" onClick={onAddCredits} data-autofocus>
            {texts.credits.add}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
