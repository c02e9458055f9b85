import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { StoryboardWizard } from '../../features/storyboard/storyboard.tsx';
import { texts } from '../../features/storyboard/texts.ts';
import { navigationOf } from '../../lib/history-change.ts';
import { useAddCredits } from '../use-add-credits.ts';

const from = '/wizard/storyboard-preview';

export function StoryboardPage() {
  const { gen: storyboardId = null, video: videoId = null } = useSearch({ from });
  const navigate = useNavigate({ from });
  const addCredits = useAddCredits();
  return (
    <StoryboardWizard
      place={{ storyboardId, videoId }}
      onPlaceChange={(place, change) =>
        void navigate({
          search: { gen: place.storyboardId ?? undefined, video: place.videoId ?? undefined },
          ...navigationOf(change),
        })
      }
      onOpenWizard={(gen) => void navigate({ to: '/create/story-wizard', search: { gen: gen ?? undefined } })}
      onCreateAnother={() => void navigate({ to: '/create/story-wizard', search: {} })}
      onAddCredits={addCredits}
      wizardLink={
        <Button size="lg" fullWidth renderRoot={(props) => <Link {...props} to="/create/story-wizard" />}>
          {texts.missing.action}
        </Button>
      }
      videosLink={
        <Button size="lg" fullWidth renderRoot={(props) => <Link {...props} to="/my-videos" />}>
          {texts.missing.videos}
        </Button>
      }
    />
  );
}
