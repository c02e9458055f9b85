import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconCategory, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { editorQuery } from '../../lib/editor-query.ts';

const items = [
  { to: '/templates', label: 'Templates', Icon: IconUsers },
  { to: '/categories', label: 'Categories', Icon: IconCategory },
] as const;

/** Links to the shared content that editors prepare, in the user menu of editors. */
export function EditorMenuItems() {
  const canEdit = useQuery(editorQuery).data === true;
  if (!canEdit) return null;
  return items.map(({ to, label, Icon }) => (
    <Menu.Item key={to} leftSection={<Icon size={18} />} renderRoot={(props) => <Link {...props} to={to} />}>
      {label}
    </Menu.Item>
  ));
}
