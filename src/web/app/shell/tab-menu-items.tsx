import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { tabs } from './tabs.ts';

/** The header's tabs as items of the user menu, for where the header has no room for them. */
export const TabMenuItems = ({ className }: { className?: string | undefined }) =>
  tabs.map(({ to, label, Icon }) => (
    <Menu.Item
      key={to}
      className={className}
      leftSection={<Icon size={18} />}
      renderRoot={(props) => <Link {...props} to={to} />}
    >
      {label}
    </Menu.Item>
  ));
