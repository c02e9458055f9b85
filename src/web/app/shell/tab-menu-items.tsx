import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { tabs } from './tabs.ts';

/** The header's tabs as items of the user menu, for where the header has no room for them. */
export const TabMenuItems = () =>
  tabs.map(({ to, label, Icon }) => (
    <Menu.Item key={to} leftSection={<Icon size={18} />} renderRoot={(props) => <Link {...props} to={to} />}>
      {label}
    </Menu.Item>
  ));
