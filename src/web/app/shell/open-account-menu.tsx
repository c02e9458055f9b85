import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { UserMenu } from '../../features/accounts/user-menu.tsx';
import type { AccountMenuProps } from './account-menu.tsx';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { tabs } from './tabs.ts';
import { IconCategory, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { editorQuery } from '../../lib/editor-query.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';

export function OpenAccountMenu({ onSignOut, links = 'editors' }: AccountMenuProps) {
  // Not rendered instead of hidden: the menu focuses its first item, and a hidden item cannot be focused.
  const isPhone = useIsPhone();
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

const items = [
  { to: '/templates', label: 'Templates', Icon: IconUsers },
  { to: '/categories', label: 'Categories', Icon: IconCategory },
] as const;

/** Links to the shared content that editors prepare, in the user menu of editors. */
function EditorMenuItems() {
  const canEdit = useQuery(editorQuery).data === true;
  if (!canEdit) return null;
  return items.map(({ to, label, Icon }) => (
    <Menu.Item key={to} leftSection={<Icon size={18} />} renderRoot={(props) => <Link {...props} to={to} />}>
      {label}
    </Menu.Item>
  ));
}
