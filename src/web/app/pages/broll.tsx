import { Button } from '@mantine/core';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { BrollCreator } from '../../features/broll/broll.tsx';
import { forgetNewDraft } from '../../features/broll/state/draft-memory.ts';
import type { BrollProps } from '../../features/broll/state/use-broll.ts';
import { texts } from '../../features/broll/texts.ts';
import { navigationOf } from '../../lib/history-change.ts';
import { CreatorKinds } from './creator-kinds.tsx';

const from = '/create/video/broll';

export function BrollPage() {
  const { step = 'photos', generationId = null, forVideo } = useSearch({ from });
  const { opened } = useRouteContext({ from });
  const navigate = useNavigate({ from });
  const { draftId } = opened;
  const changePlace: BrollProps['onPlaceChange'] = useCallback(
    (place, change) =>
      navigate({
        search: { step: place.step, generationId: place.generationId ?? undefined, forVideo },
        state: { draftId },
        ...navigationOf(change),
      }),
    [navigate, draftId, forVideo],
  );
  return (
    <>
      {step === 'photos' && generationId === null ? <CreatorKinds current="broll" /> : null}
      <BrollCreator
        opened={opened}
        place={{ step, generationId }}
        onPlaceChange={changePlace}
        goBack={
          <Button size="lg" renderRoot={(props) => <Link {...props} to="/create/video" />}>
            {texts.goBack}
          </Button>
        }
        onUseAsProduct={(productUploadId) =>
          void navigate({
            to: '/create/video/ugc',
            search: { generationId: forVideo, step: 'upload', productUploadId },
          })
        }
        onCreateNew={() => {
          forgetNewDraft(sessionStorage);
          void navigate({ search: {} });
        }}
      />
    </>
  );
}
