import { useMediaQuery } from '@mantine/hooks';
import { UserMenu } from '../../features/accounts/user-menu.tsx';
import type { AccountMenuProps } from './account-menu.tsx';
import { EditorMenuItems } from './editor-menu-items.tsx';
import { TabMenuItems } from './tab-menu-items.tsx';

export function OpenAccountMenu({ onSignOut, links = 'editors' }: AccountMenuProps) {
  // Left out, not hidden: the menu gives the focus to its first item, and a hidden one cannot take it.
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <UserMenu onSignOut={onSignOut}>
      {(links === 'tabs' || isPhone) && <TabMenuItems />}
      {links === 'editors' && <EditorMenuItems />}
    </UserMenu>
  );
}
