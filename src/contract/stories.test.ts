import { expect, test } from 'vitest';
import * as studio from '#studio/story/story.ts';
import { animalRoles } from '#studio/story-script/words/roles.ts';
import {
  canContinueEarly,
  framesToPay,
  hasSpinner,
  imageGenBadges,
  imageGenStatuses,
  isImagePending,
  storyboardErrorNotice,
  storyboardErrorText,
  storyboardPollDelayMs,
  storyPolling,
  storySteps,
  storyStyleNames,
  storyTexts,
  defaultStoryStyle,
  defaultWizardStep,
} from './stories.ts';
import { animalSpecies, storyCharacterSchema, storyProductSchema, storySceneSchema } from './story-words.ts';

test('the terms of a story match the studio’s', () => {
  const { shape } = storySceneSchema;
  expect(shape.setting.options).toEqual(studio.settings);
  expect(shape.timeOfDay.options).toEqual(studio.timesOfDay);
  expect(shape.weather.options).toEqual(studio.weathers);
  expect(shape.mood.options).toEqual(studio.moods);
  expect(shape.shot.options).toEqual(studio.shots);
  expect(shape.action.options).toEqual(studio.actions);
  expect(shape.feeling.options).toEqual(studio.feelings);
  expect(storyCharacterSchema.shape.age.options).toEqual(studio.ages);
  expect(storyProductSchema.shape.kind.options).toEqual(studio.productKinds);
  expect(new Set(animalSpecies)).toEqual(animalRoles);
});

test('the steps, the default style and step, and the badges are those of the specification @story-002', () => {
  expect(storySteps).toEqual(['Craft Your Story', 'Storyboards & Music', 'Share & Download']);
  expect([defaultStoryStyle, storyStyleNames[defaultStoryStyle], defaultWizardStep]).toEqual([
    'realistic_image',
    'Realistic Image',
    'narrative',
  ]);
  expect(imageGenStatuses.map((status) => imageGenBadges[status])).toEqual([
    'Pending',
    'Generating',
    'Running',
    'Ready',
    'Completed',
    'Failed',
    'Error',
  ]);
  expect(imageGenStatuses.filter(hasSpinner)).toEqual(['GENERATING', 'RUNNING']);
  expect(imageGenStatuses.filter(isImagePending)).toEqual(['PENDING', 'GENERATING', 'RUNNING']);
});

test('a storyboard is polled from 1 s on, 1.5 times slower each time up to 30 s, at most 300 times @story-006', () => {
  const delays = Array.from({ length: 10 }, (_, poll) => storyboardPollDelayMs(poll));
  expect(delays.slice(0, 3)).toEqual([1_000, 1_500, 2_250]);
  expect(delays.at(-1)).toBe(30_000);
  expect([storyboardPollDelayMs(299), storyboardPollDelayMs(300)]).toEqual([30_000, null]);
  expect(storyPolling).toMatchObject({
    assetsEveryMs: 3_000,
    noticeEveryPolls: 30,
    warnAfterPollsWithoutProgress: 10,
  });
});

const scenes = (...statuses: ('PENDING' | 'GENERATING' | 'SUCCESS' | 'FAILED')[]) =>
  statuses.map((status) => ({ status }));

test('with three successful frames and every frame finished, the user may continue @story-005', () => {
  expect(canContinueEarly(scenes('SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED'))).toBe(true);
  expect(canContinueEarly(scenes('SUCCESS', 'SUCCESS', 'SUCCESS', 'GENERATING'))).toBe(false);
  expect(canContinueEarly(scenes('SUCCESS', 'SUCCESS', 'FAILED', 'FAILED'))).toBe(false);
  expect([1, 2, 3, 8].map(framesToPay)).toEqual([1, 2, 3, 3]);
});

test.each([
  ['frames_failed', 0, 'All frames failed to generate. Please try a different style.'],
  ['storyboard_partial', 2, 'Partial failure: 2 frames generated. Some frames failed.'],
  ['internal', 0, 'Storyboard generation failed. Please try again with a different style.'],
] as const)('a storyboard that failed as %s says so @story-012', (code, frames, text) => {
  expect(storyboardErrorText(code, frames)).toBe(text);
  expect(storyboardErrorText(null, frames)).toBeNull();
});

test.each([
  ['frames_failed', 0, 'All frames failed to generate. Try selecting a different visual style.', 6_000],
  [
    'storyboard_partial',
    1,
    'Some frames were generated successfully. You can continue or retry for missing frames.',
    undefined,
  ],
  [
    'picture_timeout',
    0,
    'Generation timed out. The process is taking longer than expected. Please try again.',
    undefined,
  ],
  [
    'pictures_unavailable',
    0,
    'Service temporarily unavailable due to high load. Please wait a moment and try again.',
    8_000,
  ],
] as const)('%s is shown in the words of the specification @story-011', (code, frames, text, keepMs) => {
  const shown = storyboardErrorNotice(storyboardErrorText(code, frames));
  expect([shown.text, shown.keepMs]).toEqual([text, keepMs]);
});

test('another error is shown verbatim, and an empty one as a storyboard that was not created @story-pages-029', () => {
  expect(storyboardErrorNotice('No room')).toEqual({ text: 'No room', tone: 'error' });
  expect(storyboardErrorNotice(null).text).toBe('Failed to create storyboard');
  expect(storyTexts.assetsProgress(1, 3)).toBe('Generating assets: 33% complete (1/3)');
  expect(storyTexts.moreCharacters(7)).toBe('7 more characters needed');
});
