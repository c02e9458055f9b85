import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isSignedIn } from '../../lib/session.ts';
import { requireCreationCredits } from './guarded.ts';
import type { StoryWizardSearch } from '../search.ts';

type Entering = {
  location: { href: string; state: { draftId?: string } };
  search: StoryWizardSearch;
  context: { queryClient: QueryClient };
  cause: 'enter' | 'stay' | 'preload';
};

/**
 * Asks for credits, and names the wizard that an address opens; it restores the story itself. Moving through the story that
 * is shown checks no credits: they may be spent on it already.
 */
export async function guardStory(entering: Entering): Promise<{ draftId: string }> {
  const { location, search, cause } = entering;
  const { draftId } = location.state;
  const isShown = cause === 'stay' && draftId !== undefined && isSignedIn();
  await requireCreationCredits(entering, { continuesGeneration: isShown });
  if (draftId === undefined)
    throw redirect({
      to: '/create/story-wizard',
      search,
      state: { draftId: crypto.randomUUID() },
      replace: true,
    });
  return { draftId };
}
