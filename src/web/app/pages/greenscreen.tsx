import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { forgetNewDraft } from '../../features/greenscreen/state/draft-memory.ts';
import { GreenscreenCreator } from '../../features/greenscreen/greenscreen.tsx';
import type { GreenscreenProps } from '../../features/greenscreen/state/use-greenscreen.ts';
import { navigationOf } from '../../lib/history-change.ts';
import { useAddCredits } from '../use-add-credits.ts';
import { CreatorKinds } from './creator-kinds.tsx';

const from = '/create/video/greenscreen';

export function GreenscreenPage() {
  const { step = 'upload', clipId = null, generationId = null } = useSearch({ from });
  const { opened } = useRouteContext({ from });
  const navigate = useNavigate({ from });
  const addCredits = useAddCredits();
  const { draftId } = opened;
  const changePlace: GreenscreenProps['onPlaceChange'] = useCallback(
    (place, change) =>
      navigate({
        search: {
          step: place.step,
          clipId: place.clipId ?? undefined,
          generationId: place.generationId ?? undefined,
        },
        state: { draftId },
        ...navigationOf(change),
      }),
    [navigate, draftId],
  );
  return (
    <>
      {step === 'upload' && clipId === null ? <CreatorKinds current="greenscreen" /> : null}
      <GreenscreenCreator
        opened={opened}
        place={{ step, clipId, generationId }}
        onPlaceChange={changePlace}
        onUseAsProduct={(productUploadId) =>
          void navigate({ to: '/create/video/ugc', search: { step: 'upload', productUploadId } })
        }
        onCreateNew={() => {
          forgetNewDraft(sessionStorage);
          void navigate({ search: {} });
        }}
        onAddCredits={addCredits}
      />
    </>
  );
}
