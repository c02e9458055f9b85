import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { IconFlask, IconUserPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { mintDevelopmentIdentity } from '#contract/calls/accounts.ts';
import { call } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { accountsTexts } from './accounts-texts.ts';
import {
  type DevelopmentIdentity,
  inventPerson,
  recallIdentity,
  rememberIdentity,
} from './development-identity.ts';
import type { CredentialSource } from './sign-in.tsx';

/** Replaces Google sign-in if no client id is configured: any e-mail address gets a token signed by this server. */
export function DevelopmentSignIn({ nonce, onCredential, isBusy }: CredentialSource) {
  const [person, setPerson] = useState<DevelopmentIdentity>(() => recallIdentity() ?? inventPerson());
  const requestToken = useMutation({
    mutationFn: () => call(mintDevelopmentIdentity, { body: { ...person, nonce } }),
    onSuccess: ({ credential }) => {
      rememberIdentity(person);
      onCredential(credential);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    requestToken.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Alert variant="default" icon={<IconFlask />}>
          {accountsTexts.developmentNote}
        </Alert>
        <TextInput
          label="Name"
          size="md"
          required
          withAsterisk={false}
          maxLength={100}
          autoComplete="name"
          value={person.name}
          onChange={(event) => setPerson({ ...person, name: event.currentTarget.value })}
        />
        <TextInput
          label="E-mail"
          type="email"
          size="md"
          required
          withAsterisk={false}
          maxLength={254}
          autoComplete="email"
          value={person.email}
          onChange={(event) => setPerson({ ...person, email: event.currentTarget.value })}
          error={requestToken.isError ? errorText(requestToken.error) : undefined}
        />
        <Button type="submit" variant="gradient" size="lg" mt="xs" loading={requestToken.isPending || isBusy}>
          Continue
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconUserPlus size={18} />}
          onClick={() => setPerson(inventPerson())}
          disabled={requestToken.isPending || isBusy}
        >
          {accountsTexts.newPerson}
        </Button>
      </Stack>
    </form>
  );
}
