import { Page } from '../../ui/page.tsx';

export const AccountPage = () => (
  <Page title="Account" width={760}>
    {null}
  </Page>
);
