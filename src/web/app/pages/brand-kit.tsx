import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { KitForm } from '../../features/brand-kit/kit-form.tsx';
import { texts } from '../../features/brand-kit/texts.ts';
import { brandKitQuery } from '../../parts/brand-kit/brand-kit-query.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Page } from '../../ui/page.tsx';

export function BrandKitPage() {
  const kit = useQuery(brandKitQuery);
  const { forVideo } = useSearch({ from: '/brand-kit' });
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      action={forVideo === undefined ? null : <BackToVideo forVideo={forVideo} />}
    >
      {kit.data ? (
        <KitForm
          kit={kit.data.kit}
          generationId={forVideo === undefined || forVideo === 'draft' ? null : forVideo}
        />
      ) : null}
      {kit.isError && !kit.data ? (
        <FailureNotice text={texts.failed} onRetry={() => void kit.refetch()} />
      ) : null}
      {kit.isPending ? <Skeleton height={640} radius="md" /> : null}
    </Page>
  );
}

/** Goes back in the history, which still has the draft of the video; from a new tab, it opens the step with the kit's switch. */
function BackToVideo({ forVideo }: { forVideo: string }) {
  const { history } = useRouter();
  return (
    <Button
      leftSection={<IconArrowLeft size={20} aria-hidden />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/create/video/ugc"
          search={forVideo === 'draft' ? { step: 'music' } : { generationId: forVideo, step: 'music' }}
          onClick={(event) => {
            if (!history.canGoBack()) return;
            event.preventDefault();
            history.back();
          }}
        />
      )}
    >
      {texts.backToVideo}
    </Button>
  );
}
