import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { KitForm } from '../../features/brand-kit/kit-form.tsx';
import { texts } from '../../features/brand-kit/texts.ts';
import { brandKitQuery } from '../../parts/brand-kit/brand-kit-query.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Page } from '../../ui/page.tsx';

export function BrandKitPage() {
  const kit = useQuery(brandKitQuery);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {kit.data ? <KitForm kit={kit.data.kit} /> : null}
      {kit.isError && !kit.data ? (
        <FailureNotice text={texts.failed} onRetry={() => void kit.refetch()} />
      ) : null}
      {kit.isPending ? <Skeleton height={640} radius="md" /> : null}
    </Page>
  );
}
