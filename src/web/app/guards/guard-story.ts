import { redirect } from '@tanstack/react-router';
import { isSignedIn } from '../../lib/session.ts';
import { requireCreationCredits, type WizardGuardOptions } from './guarded.ts';
import type { StoryWizardSearch } from '../search.ts';

/**
 * Requires credits and gives the wizard its id; the wizard restores the story. The steps of an open story do not require
 * credits, because they may have been spent on it.
 */
export async function guardStory(
  options: WizardGuardOptions<StoryWizardSearch>,
): Promise<{ draftId: string }> {
  const { location, search, cause } = options;
  const { draftId } = location.state;
  const isShown = cause === 'stay' && draftId !== undefined && isSignedIn();
  await requireCreationCredits(options, { continuesGeneration: isShown });
  if (draftId === undefined)
    throw redirect({
      to: '/create/story-wizard',
      search,
      state: { draftId: crypto.randomUUID() },
      replace: true,
    });
  return { draftId };
}
