import { useState } from 'react';
import { AccountButton } from '../../features/accounts/account-button.tsx';
import { lazyModule } from '../../lib/lazy-module.ts';
import { announce } from '../../ui/announce.ts';

const loadOpenMenu = lazyModule(() => import('./open-account-menu.tsx'));
type OpenMenu = Awaited<ReturnType<typeof loadOpenMenu>>['OpenAccountMenu'];

const loadAhead = (): void => void loadOpenMenu().catch(() => {});

export type AccountMenuProps = {
  onSignOut: () => void;
  /** The links besides the account's: the header's tabs if the header does not show them, otherwise the editors'. */
  links?: 'tabs' | 'editors';
};

/** Loads the menu's code, a tenth of the first page, when the pointer or the focus reaches its button. */
export function AccountMenu(props: AccountMenuProps) {
  const [menu, setMenu] = useState<{ Open: OpenMenu }>();
  const open = () =>
    loadOpenMenu().then(
      ({ OpenAccountMenu: Open }) => setMenu({ Open }),
      () => announce('The menu could not be loaded. Check your connection.', 'failure'),
    );
  if (menu) return <menu.Open {...props} />;
  return <AccountButton onPointerEnter={loadAhead} onFocus={loadAhead} onClick={() => void open()} />;
}
