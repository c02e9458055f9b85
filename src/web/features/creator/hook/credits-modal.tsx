import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { texts } from '../texts.ts';

type CreditsModalProps = {
  /** Null keeps it closed. */
  shortage: { required: number; balance: number | undefined } | null;
  onClose: () => void;
  onAddCredits: () => void;
};

export function CreditsModal({ shortage, onClose, onAddCredits }: CreditsModalProps) {
  return (
    <Modal opened={shortage !== null} onClose={onClose} title={<Text fw={600}>{texts.credits.title}</Text>}>
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
    </Modal>
  );
}
