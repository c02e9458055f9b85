import { expect, test } from 'vitest';
import type { StoryboardRun } from '../run/run.ts';
import { storyboardIn } from '../run/storyboard.fixture.ts';
import { createButton } from './create-button.ts';

const ready = { allReady: true, pending: 0, completed: 3, failed: 0 };
const button = (more: Partial<Parameters<typeof createButton>[0]> = {}) =>
  createButton({
    run: { phase: 'idle' },
    narrative: 'Maya opens her café.',
    assets: ready,
    isOutdated: false,
    credits: 10,
    ...more,
  });
const partial: StoryboardRun = {
  phase: 'complete',
  storyboard: storyboardIn(['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED'], 'SUCCESS'),
  opensNextPage: true,
};

test('it names its price, and may be pressed once nothing is pending @story-pages-003', () => {
  expect(button()).toEqual({
    label: 'Create storyboard frames · 10 credits',
    isDisabled: false,
    isBusy: false,
  });
  expect(button({ assets: { ...ready, allReady: false, completed: 2, failed: 1 } }).isDisabled).toBe(false);
});

test.each([
  ['Creating Storyboard...', { run: { phase: 'requesting', before: null } }],
  [
    'Processing Frames...',
    {
      run: {
        phase: 'running',
        storyboardId: 'board',
        storyboard: null,
        polls: 0,
        pollsWithoutProgress: 0,
        isOffline: false,
        opensNextPage: true,
      },
    },
  ],
  ['Waiting for assets (1/3)', { assets: { allReady: false, pending: 2, completed: 1, failed: 0 } }],
] as const)('it is disabled while it reads %s @story-pages-002', (label, more) => {
  expect(button(more)).toEqual({ label, isDisabled: true, isBusy: true });
});

test('it waits for the assets to load and for a narrative of more than ten characters @story-pages-023', () => {
  expect(button({ assets: null }).isDisabled).toBe(true);
  expect(button({ narrative: 'Too short.' }).isDisabled).toBe(true);
});

test('missing frames of a paid storyboard are free, new frames are not', () => {
  expect(button({ run: partial }).label).toBe('Draw missing frames · free');
  expect(button({ run: partial, isOutdated: true }).label).toBe('Create storyboard frames · 10 credits');
});
