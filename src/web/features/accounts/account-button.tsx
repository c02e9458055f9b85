import { Avatar, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { meQuery } from '../../lib/me-query.ts';
import { initialsOf } from './initials.ts';

/** The signed-in user's picture or initials; opens the user menu. */
export function AccountButton(props: ComponentProps<'button'>) {
  const me = useQuery(meQuery);
  const name = me.data?.name ?? '';
  const initials = initialsOf(name);
  return (
    <UnstyledButton
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      aria-label={name === '' ? 'Your account' : `Account of ${name}, ${initials}`}
      style={{ borderRadius: 99 }}
    >
      <Avatar src={me.data?.picture ?? null} color="violet" alt="" size={38}>
        {initials}
      </Avatar>
    </UnstyledButton>
  );
}
