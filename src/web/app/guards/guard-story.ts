import { redirect } from '@tanstack/react-router';
import { isSignedIn } from '../../lib/session.ts';
import { requireCreationCredits, type WizardGuardOptions } from './guarded.ts';
import type { StoryWizardSearch } from '../search.ts';

/**
 * Requires credits and gives the wizard of an address its id; the wizard restores the story itself. Steps of the story that
 * is open check no credits: they may be spent on it already.
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
