import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { UserMenu } from '../../features/accounts/user-menu.tsx';
import type { AccountMenuProps } from './account-menu.tsx';
import { EditorMenuItems } from './editor-menu-items.tsx';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { tabs } from './tabs.ts';

export function OpenAccountMenu({ onSignOut, links = 'editors' }: AccountMenuProps) {
  // Not rendered instead of hidden: the menu focuses its first item, and a hidden item cannot be focused.
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <UserMenu onSignOut={onSignOut}>
      {(links === 'tabs' || isPhone) && <TabMenuItems />}
      {links === 'editors' && <EditorMenuItems />}
    </UserMenu>
  );
}

/** The header's tabs as items of the user menu, for where the header has no room for them. */
const TabMenuItems = () =>
  tabs.map(({ to, label, Icon }) => (
    <Menu.Item key={to} leftSection={<Icon size={18} />} renderRoot={(props) => <Link {...props} to={to} />}>
      {label}
    </Menu.Item>
  ));
