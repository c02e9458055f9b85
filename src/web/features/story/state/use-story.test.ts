import { expect, test } from 'vitest';
import { storyStyles, type StoryboardStatus, type WizardStep } from '#contract/stories.ts';
import { restoredText } from './use-story.ts';

const state = (currentStep: WizardStep, storyboardStatus: StoryboardStatus | null) => ({
  narrative: 'Once',
  storyId: 's',
  storyboardId: null,
  selectedStyle: 'comic' as const,
  currentStep,
  assetStatus: { pending: 0, completed: 0, failed: 0, total: 0 },
  availableStyles: [...storyStyles],
  storyboardStatus,
});

test('work in progress is resumed; steps other than the first are announced as restored @story-pages-020', () => {
  expect(restoredText(state('storyboard', 'RUNNING'))).toBe('Resuming storyboard generation...');
  expect(restoredText(state('assets', null))).toBe('Restored to assets step');
  expect(restoredText(state('preview', 'SUCCESS'))).toBe('Restored to preview step');
  expect(restoredText(state('narrative', null))).toBeNull();
});
