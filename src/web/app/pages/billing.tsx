import { Page } from '../../ui/page.tsx';

export const BillingPage = () => (
  <Page title="Billing" width={760}>
    {null}
  </Page>
);
