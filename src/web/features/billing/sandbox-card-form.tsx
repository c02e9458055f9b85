import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconFlask, IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createCardToken } from '#contract/calls/cards.ts';
import { call } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { cardMessage } from './card-message.ts';
import classes from './sandbox-card-form.module.css';
import { groupExpiry, groupNumber, readTypedCard, type TypedCard } from './typed-card.ts';

const problems: Record<keyof TypedCard, string> = {
  number: 'This card number is not complete.',
  expiry: 'Please enter month and year, as on the card.',
  cvc: 'The security code has 3 or 4 digits.',
};

/** Only our own pages may frame this form, so that no other site receives the token. */
const postToPage = (cardToken: string): void =>
  window.parent.postMessage(cardMessage(cardToken), window.location.origin);

/** The stand-in of a provider's card field: turns a test card into a token and posts it to the parent page. */
export function SandboxCardForm() {
  const [typed, setTyped] = useState<TypedCard>({ number: '', expiry: '', cvc: '' });
  const [wrongField, setWrongField] = useState<keyof TypedCard | null>(null);
  const token = useMutation({
    mutationFn: (body: Exclude<ReturnType<typeof readTypedCard>, string>) => call(createCardToken, { body }),
    onSuccess: ({ card_token }) => postToPage(card_token),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const card = readTypedCard(typed);
    setWrongField(typeof card === 'string' ? card : null);
    if (typeof card !== 'string') token.mutate(card);
  };
  const refusal = token.isError ? errorText(token.error) : undefined;
  const errorOf = (field: keyof TypedCard) => (wrongField === field ? problems[field] : undefined);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.banner} role="note">
        <IconFlask size={18} aria-hidden />
        <span>Sandbox: test cards only</span>
      </div>
      <Stack gap="sm" p="md">
        <TextInput
          label="Card number"
          size="md"
          inputMode="numeric"
          autoComplete="cc-number"
          description="4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined."
          descriptionProps={{ mb: 8 }}
          placeholder="4242 4242 4242 4242"
          value={typed.number}
          onChange={(event) => setTyped({ ...typed, number: groupNumber(event.currentTarget.value) })}
          error={errorOf('number') ?? refusal}
        />
        <SimpleGrid cols={2} spacing="sm">
          <TextInput
            label="Expiry"
            size="md"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM / YY"
            value={typed.expiry}
            onChange={(event) => setTyped({ ...typed, expiry: groupExpiry(event.currentTarget.value) })}
            error={errorOf('expiry')}
          />
          <TextInput
            label="Security code"
            size="md"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="CVC"
            maxLength={4}
            value={typed.cvc}
            onChange={(event) => setTyped({ ...typed, cvc: event.currentTarget.value })}
            error={errorOf('cvc')}
          />
        </SimpleGrid>
        <Button
          type="submit"
          variant="filled"
          size="lg"
          mt="xs"
          leftSection={<IconLock size={18} aria-hidden />}
          loading={token.isPending || token.isSuccess}
        >
          Save card
        </Button>
      </Stack>
    </form>
  );
}
