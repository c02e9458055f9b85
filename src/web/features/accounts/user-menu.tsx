import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, Text } from '@mantine/core';
import { IconCreditCard, IconLogout, IconPalette, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { meQuery } from '../../lib/me-query.ts';
import { AccountButton } from './account-button.tsx';
import { accountsTexts } from './accounts-texts.ts';

type UserMenuProps = {
  onSignOut: () => void;
  /** Links for which the header has no room on phones. */
  children?: ReactNode;
};

/** The account button with its menu, which is open at first: it replaces the plain button that was pressed. */
export function UserMenu({ onSignOut, children }: UserMenuProps) {
  const me = useQuery(meQuery);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // The menu returns the focus to this button when it closes.
    button.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/set-state-in-effect -- the menu has to be rendered closed once
    setIsOpen(true);
  }, []);
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={240}
      radius="md"
      shadow="md"
      withinPortal={false}
      // Its placeholder can take the focus, which a child of a menu without a role must not.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <AccountButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text component="span" display="block" size="sm" fw={600} c="var(--ink-strong)" truncate>
            {me.data?.name}
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
