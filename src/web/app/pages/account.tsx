import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountTexts } from '../../features/accounts/account-texts.ts';
import { DeviceList } from '../../features/accounts/devices/device-list.tsx';
import { DeleteAccount } from '../../features/accounts/erasure/delete-account.tsx';
import { ExportCard } from '../../features/accounts/export/export-card.tsx';
import { ProfileCard } from '../../features/accounts/profile-card.tsx';
import { walletQuery } from '../../features/wallet/wallet-query.ts';
import { forgetToken } from '../../lib/session.ts';
import { announce } from '../../ui/announce.ts';
import { Page } from '../../ui/page.tsx';

const signOutDelayMs = 8_000;

export function AccountPage() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const balance = useQuery(walletQuery).data?.balance ?? 0;
  const leaveApp = () => {
    forgetToken();
    sessionStorage.clear();
    queryClient.clear();
    void router.navigate({ to: '/', replace: true });
    announce(accountTexts.erasure.farewell, 'news', signOutDelayMs);
  };
  return (
    <Page title="Account" kind="form">
      <ProfileCard />
      <DeviceList />
      <ExportCard />
      <DeleteAccount balance={balance} onDeleted={leaveApp} />
    </Page>
  );
}
