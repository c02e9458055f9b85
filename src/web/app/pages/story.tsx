import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { toSearch } from '../../features/story/state/place.ts';
import type { StoryProps } from '../../features/story/state/use-story.ts';
import { StoryWizard } from '../../features/story/story.tsx';
import { useAddCredits } from '../use-add-credits.ts';
import { CreatorKinds } from './creator-kinds.tsx';

const from = '/create/story-wizard';

export function StoryPage() {
  const { script: scriptRefId = null, gen: generationId = null, step: tab = null } = useSearch({ from });
  const { draftId } = useRouteContext({ from });
  const navigate = useNavigate({ from });
  const addCredits = useAddCredits();
  const changePlace: StoryProps['onPlaceChange'] = useCallback(
    (place, reason) =>
      navigate({
        search: toSearch(place),
        state: { draftId },
        replace: reason === 'correction',
        resetScroll: reason === 'move',
      }),
    [navigate, draftId],
  );
  return (
    <>
      {scriptRefId === null && generationId === null ? <CreatorKinds current="story" /> : null}
      <StoryWizard
        draftId={draftId}
        place={{ scriptRefId, generationId, tab }}
        onPlaceChange={changePlace}
        onComplete={(gen) => void navigate({ to: '/wizard/storyboard-preview', search: { gen } })}
        onAddCredits={addCredits}
      />
    </>
  );
}
