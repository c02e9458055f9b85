import { Box, Button, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { formatCredits } from '../../../lib/format.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../account-card.module.css';
import { accountTexts } from '../account-texts.ts';
import { useMutation } from '@tanstack/react-query';
import { deleteAccount } from '#contract/calls/account.ts';
import { call } from '../../../lib/call.ts';

const texts = accountTexts.erasure;

type DeletionProps = {
  email: string;
  /** Credits that would be lost. */
  balance: number;
  onClose: () => void;
  onDeleted: () => void;
};

/** Lists what is erased and what is kept, and requires the user's e-mail address. */
export const DeleteAccountDialog = ({ isOpen, ...deletion }: DeletionProps & { isOpen: boolean }) => (
  <Dialog isOpen={isOpen} title={texts.title} onClose={deletion.onClose}>
    <DeletionForm {...deletion} />
  </Dialog>
);

function DeletionForm({ email, balance, onClose, onDeleted }: DeletionProps) {
  const [typed, setTyped] = useState('');
  const erase = useDeleteAccount({ onDeleted });
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) erase.mutate(typed.trim());
  };
  return (
    <form onSubmit={submit}>
      <Text fw={600}>{texts.erasedTitle}</Text>
      <ul className={classes.facts}>
        {texts.erased.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {balance > 0 && <li>{texts.creditsLost(formatCredits(balance))}</li>}
      </ul>
      <Text fw={600}>{texts.keptTitle}</Text>
      <Text mb="md">{texts.kept}</Text>
      <TextInput
        data-autofocus
        label={texts.typeEmail}
        description={email}
        descriptionProps={{ mb: 8 }}
        size="md"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {erase.isError && (
        <Box mt="md">
          <Notice>{errorText(erase.error)}</Notice>
        </Box>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={erase.isPending}>
          {texts.keep}
        </Button>
        <Button
          type="submit"
          variant="filled"
          color="coral.7"
          disabled={!isConfirmed}
          loading={erase.isPending || erase.isSuccess}
        >
          {texts.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Erases the signed-in user, which invalidates the token. */
const useDeleteAccount = ({ onDeleted }: { onDeleted: () => void }) =>
  useMutation({
    mutationFn: (email: string) => call(deleteAccount, { body: { email } }),
    onSuccess: onDeleted,
  });
