import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { BalanceCard } from '../../features/wallet/balance-card.tsx';
import { TransactionList } from '../../features/wallet/transaction-list.tsx';
import { walletTexts } from '../../features/wallet/wallet-texts.ts';
import { Page } from '../../ui/page.tsx';

export const WalletPage = () => (
  <Page title="Wallet" width={760}>
    <BalanceCard
      action={
        <Button
          variant="gradient"
          size="lg"
          renderRoot={(props) => <Link {...props} to="/onboarding/paywall" />}
        >
          {walletTexts.buyCredits}
        </Button>
      }
    />
    <Title order={2} size="h3" mt="xl" mb="sm">
      Activity
    </Title>
    <TransactionList />
  </Page>
);
