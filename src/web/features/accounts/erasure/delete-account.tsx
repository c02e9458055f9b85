import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../../lib/me-query.ts';
import classes from '../account-card.module.css';
import { accountTexts } from '../account-texts.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const texts = accountTexts.erasure;

type DeleteAccountProps = { balance: number; onDeleted: () => void };

/** The section that opens the dialog to delete the account. */
export function DeleteAccount({ balance, onDeleted }: DeleteAccountProps) {
  const email = useQuery(meQuery).data?.email;
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={texts.title}>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {texts.title}
      </Title>
      <div className={`${classes.card} ${classes.split}`}>
        <Text>{texts.lead}</Text>
        <Button c="var(--negative)" disabled={email === undefined} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {email !== undefined && (
        <DeleteAccountDialog
          isOpen={isOpen}
          email={email}
          balance={balance}
          onClose={() => setOpen(false)}
          onDeleted={onDeleted}
        />
      )}
    </section>
  );
}
