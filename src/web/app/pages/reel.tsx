import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ReelCreator } from '../../features/reel/reel.tsx';
import { forgetNewDraft } from '../../features/reel/state/draft-memory.ts';
import type { UseReelOptions } from '../../features/reel/state/use-reel.ts';
import { navigationOf } from '../../lib/history-change.ts';
import { useAddCredits } from '../use-add-credits.ts';
import { CreatorKinds } from './creator-kinds.tsx';

const from = '/create/reel';

export function ReelPage() {
  const { step, reel: reelId = null } = useSearch({ from });
  const { opened } = useRouteContext({ from });
  const navigate = useNavigate({ from });
  const addCredits = useAddCredits();
  const { draftId } = opened;
  const changePlace: UseReelOptions['onPlaceChange'] = useCallback(
    (place, change) =>
      navigate({
        search: { step: place.step, reel: place.reelId ?? undefined },
        state: { draftId },
        ...navigationOf(change),
      }),
    [navigate, draftId],
  );
  return (
    <>
      {step === 'brand' && reelId === null ? <CreatorKinds current="reel" /> : null}
      <ReelCreator
        opened={opened}
        place={{ step, reelId }}
        onPlaceChange={changePlace}
        onRestart={() => {
          forgetNewDraft(sessionStorage);
          void navigate({ search: { step: 'brand' } });
        }}
        onOpenReel={(id) =>
          void navigate({
            search: { step: 'result', reel: id },
            // A new reel has a history entry of its own: Back leads to the previous reel.
            state: { draftId: crypto.randomUUID() },
          })
        }
        onAddCredits={addCredits}
      />
    </>
  );
}
