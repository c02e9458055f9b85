import { billingTexts } from '../../features/billing/billing-texts.ts';
import { SavedCards } from '../../features/billing/saved-cards.tsx';
import { Invoices } from '../../features/wallet/invoices/invoices.tsx';
import { Page } from '../../ui/page.tsx';

export const BillingPage = () => (
  <Page title="Billing" kind="form">
    <SavedCards />
    <Invoices title={billingTexts.historyTitle} />
  </Page>
);
