import { Box, Button, Group, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { readProductPage } from '#contract/calls/hooks.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { call } from '../../../../lib/call.ts';
import { failureText } from '../../../../lib/failure-text.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { writerTexts as texts } from './texts.ts';

/** The general text speaks of a file that could be uploaded instead. */
const problemText = (error: unknown): string =>
  error instanceof CallError && error.code === 'address_unreachable'
    ? texts.pageUnreachable
    : failureText(error, texts.pageFailed);

/** Reads a product description from a product page, for the user to check and change. */
export function ProductPageField({ onRead }: { onRead: (sold: string) => void }) {
  const [address, setAddress] = useState('');
  const reading = useMutation({
    mutationFn: () => call(readProductPage, { body: { address: address.trim() } }),
    onSuccess: ({ sold }) => onRead(sold),
  });
  const read = () => {
    if (address.trim() !== '' && !reading.isPending) reading.mutate();
  };
  const readOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    read();
  };
  return (
    <div>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label={texts.page}
          placeholder={texts.pagePlaceholder}
          inputMode="url"
          autoComplete="url"
          maxLength={2_000}
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            reading.reset();
          }}
          onKeyDown={readOnEnter}
        />
        <Button size="sm" loading={reading.isPending} disabled={address.trim() === ''} onClick={read}>
          {texts.readPage}
        </Button>
      </Group>
      {reading.isError ? (
        <Box mt="sm">
          <Notice>{problemText(reading.error)}</Notice>
        </Box>
      ) : null}
    </div>
  );
}
