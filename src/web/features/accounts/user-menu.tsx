import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconCreditCard, IconLogout, IconPalette, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { accountsTexts } from './accounts-texts.ts';
import { initialsOf } from './initials.ts';
import { meQuery } from '../../lib/me-query.ts';

type UserMenuProps = {
  onSignOut: () => void;
  /** Links that have no room in the header of a phone. */
  children?: ReactNode;
};

export function UserMenu({ onSignOut, children }: UserMenuProps) {
  const me = useQuery(meQuery);
  const name = me.data?.name ?? '';
  const initials = initialsOf(name);
  return (
    <Menu
      position="bottom-end"
      width={240}
      radius="md"
      shadow="md"
      withinPortal={false}
      // Its placeholder can take the focus, which a child of a menu without a role must not.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton
          aria-label={name === '' ? 'Your account' : `Account of ${name}, ${initials}`}
          style={{ borderRadius: 99 }}
        >
          <Avatar src={me.data?.picture ?? null} color="violet" alt="" size={38}>
            {initials}
          </Avatar>
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
        <Menu.Item
          leftSection={<IconCreditCard size={18} />}
          renderRoot={(props) => <Link {...props} to="/billing" />}
        >
          {accountsTexts.billing}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPalette size={18} />}
          renderRoot={(props) => <Link {...props} to="/brand-kit" />}
        >
          {accountsTexts.brandKit}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUserCircle size={18} />}
          renderRoot={(props) => <Link {...props} to="/account" />}
        >
          {accountsTexts.account}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={onSignOut}>
          {accountsTexts.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
