import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BalanceCard } from '../../features/wallet/balance-card.tsx';
import { BuyCreditsDialog } from '../../features/wallet/buy-credits-dialog.tsx';
import { invoiceTexts } from '../../features/wallet/invoices/invoice-texts.ts';
import { Invoices } from '../../features/wallet/invoices/invoices.tsx';
import { paymentsQuery } from '../../features/wallet/invoices/payments-query.ts';
import { InvoicingOffer } from '../../features/wallet/invoicing-offer.tsx';
import { SupportCard } from '../../features/wallet/support-card.tsx';
import { TransactionList } from '../../features/wallet/transaction-list.tsx';
import { walletTexts } from '../../features/wallet/wallet-texts.ts';
import { Page } from '../../ui/page.tsx';

export function WalletPage() {
  const [isBuying, setBuying] = useState(false);
  const boughtLast = useQuery(paymentsQuery).data?.payments.find(({ status }) => status === 'completed');
  const openPackages = () => setBuying(true);
  return (
    <Page title="Wallet" kind="form">
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
      <Invoices
        title="Invoices"
        action={
          <Button size="sm" onClick={openPackages}>
            {invoiceTexts.buyAgain}
          </Button>
        }
        firstAction={
          <Button fullWidth onClick={openPackages}>
            {invoiceTexts.chooseFirst}
          </Button>
        }
      />
      <Title order={2} size="h3" mt="xl" mb="sm">
        Activity
      </Title>
      <TransactionList />
      <InvoicingOffer />
      <SupportCard />
      <BuyCreditsDialog
        isOpen={isBuying}
        packageId={boughtLast?.packageId}
        returnTo="/wallet"
        onClose={() => setBuying(false)}
      />
    </Page>
  );
}
