import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountsTexts } from './accounts-texts.ts';
import { meQuery } from './me-query.ts';

type UserMenuProps = {
  onSignOut: () => void;
  /** Links that have no room in the header of a phone. */
  children?: ReactNode;
};

export function UserMenu({ onSignOut, children }: UserMenuProps) {
  const me = useQuery(meQuery);
  const name = me.data?.name ?? '';
  return (
    <Menu position="bottom-end" width={240} radius="md" shadow="md">
      <Menu.Target>
        <UnstyledButton
          aria-label={name === '' ? 'Your account' : `Account of ${name}`}
          style={{ borderRadius: 99 }}
        >
          <Avatar src={me.data?.picture ?? null} name={name} color="violet" alt="" size={38} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text component="span" display="block" size="sm" fw={600} c="var(--ink-strong)" truncate>
            {name}
          </Text>
          <Text component="span" display="block" size="xs" truncate>
            {me.data?.email}
          </Text>
        </Menu.Label>
        {children}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={onSignOut}>
          {accountsTexts.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
