import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { placeOf, toSearch } from '../../features/story/state/place.ts';
import type { StoryProps } from '../../features/story/state/use-story.ts';
import { StoryWizard } from '../../features/story/story.tsx';
import { navigationOf } from '../../lib/history-change.ts';
import { useAddCredits } from '../use-add-credits.ts';
import { CreatorKinds } from './creator-kinds.tsx';

const from = '/create/story-wizard';

export function StoryPage() {
  const place = placeOf(useSearch({ from }));
  const { draftId } = useRouteContext({ from });
  const navigate = useNavigate({ from });
  const addCredits = useAddCredits();
  const changePlace: StoryProps['onPlaceChange'] = useCallback(
    (next, change) =>
      navigate({
        search: toSearch(next),
        state: { draftId },
        ...navigationOf(change),
      }),
    [navigate, draftId],
  );
  return (
    <>
      {place.storyId === null && place.storyboardId === null ? <CreatorKinds current="story" /> : null}
      <StoryWizard
        draftId={draftId}
        place={place}
        onPlaceChange={changePlace}
        onComplete={(gen) => void navigate({ to: '/wizard/storyboard-preview', search: { gen } })}
        onAddCredits={addCredits}
      />
    </>
  );
}
