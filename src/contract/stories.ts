import type { ErrorCode } from './errors.ts';
import { colourInvalid } from './colour-text.ts';

/** The tabs and pages of the wizard, in order. */
export const storySteps = ['Craft Your Story', 'Storyboards & Music', 'Share & Download'] as const;
/** The steps of the wizard, as its saved state names them. */
export const wizardSteps = ['narrative', 'assets', 'storyboard', 'preview'] as const;
export type WizardStep = (typeof wizardSteps)[number];
export const defaultWizardStep: WizardStep = 'narrative';

/** The visual styles, in the order in which they are offered. */
export const storyStyles = [
  'realistic_image',
  'cinematic',
  'watercolour',
  'comic',
  'cel',
  'noir',
  'clay',
  'pencil',
  'retro_poster',
] as const;
export type StoryStyle = (typeof storyStyles)[number];
export const storyStyleNames = {
  realistic_image: 'Realistic Image',
  cinematic: 'Cinematic',
  watercolour: 'Watercolour',
  comic: 'Comic',
  cel: 'Cel Animation',
  noir: 'Noir',
  clay: 'Clay',
  pencil: 'Pencil',
  retro_poster: 'Retro Poster',
} as const satisfies Record<StoryStyle, string>;
export const defaultStoryStyle: StoryStyle = 'realistic_image';
export const isStoryStyle = (key: string): key is StoryStyle => storyStyles.some((known) => known === key);

export const storyLimits = {
  /** Lengths are counted after trimming. */
  minNarrativeCharacters: 50,
  /** About ten minutes of speech. */
  maxNarrativeCharacters: 10_000,
  /** A storyboard needs a narrative that is longer than this. */
  storyboardNarrativeCharacters: 10,
  minScenes: 1,
  maxScenes: 10,
  maxSceneTitleCharacters: 80,
  maxSceneDescriptionCharacters: 600,
  maxNarrationCharacters: 4_000,
  maxAssetNameCharacters: 60,
  maxAssetDescriptionCharacters: 400,
  /** With this many successful frames, the user may continue without the failed ones. */
  earlyContinueFrames: 3,
  /** Per user, at the same time. */
  maxStoryboardsAtOnce: 3,
  maxAssetsAtOnce: 40,
  /** Per frame; older versions are deleted. */
  maxFrameVersions: 10,
  assetColumns: 4,
} as const;

/** How many of a storyboard's frames must succeed before it is paid for. */
export const framesToPay = (frames: number): number => Math.min(frames, storyLimits.earlyContinueFrames);

/** The polling schedule of the browser while work is under way. */
export const storyPolling = {
  assetsEveryMs: 3_000,
  storyboardFirstMs: 1_000,
  storyboardGrowth: 1.5,
  storyboardLongestMs: 30_000,
  maxStoryboardPolls: 300,
  /** After this many polls, a notice says that the work is still under way. */
  noticeEveryPolls: 30,
  /** After this many polls without progress, a warning says that it takes longer than expected. */
  warnAfterPollsWithoutProgress: 10,
} as const;

/** The pause before poll `poll`, counted from 0; null after the last poll. */
export function storyboardPollDelayMs(poll: number): number | null {
  if (poll >= storyPolling.maxStoryboardPolls) return null;
  const { storyboardFirstMs, storyboardGrowth, storyboardLongestMs } = storyPolling;
  return Math.min(storyboardFirstMs * storyboardGrowth ** poll, storyboardLongestMs);
}

export const imageGenStatuses = [
  'PENDING',
  'GENERATING',
  'RUNNING',
  'SUCCESS',
  'COMPLETED',
  'FAILED',
  'ERROR',
] as const;
export type ImageGenStatus = (typeof imageGenStatuses)[number];
export const imageGenBadges = {
  PENDING: 'Pending',
  GENERATING: 'Generating',
  RUNNING: 'Running',
  SUCCESS: 'Ready',
  COMPLETED: 'Completed',
  FAILED: 'Failed',
  ERROR: 'Error',
} as const satisfies Record<ImageGenStatus, string>;
export const hasSpinner = (status: ImageGenStatus): boolean =>
  status === 'GENERATING' || status === 'RUNNING';
export const isImagePending = (status: ImageGenStatus): boolean => status === 'PENDING' || hasSpinner(status);

export const pictureStatuses = ['PENDING', 'GENERATING', 'SUCCESS', 'FAILED'] as const;
export type PictureStatus = (typeof pictureStatuses)[number];
export const isPictureFinished = (status: PictureStatus): boolean =>
  status === 'SUCCESS' || status === 'FAILED';

/** `CANCELLED`: stopped by its owner before enough frames were drawn to be paid for. */
export const storyboardStatuses = [
  'RUNNING',
  'SUCCESS',
  'COMPLETED',
  'FAILED',
  'ERROR',
  'CANCELLED',
] as const;
export type StoryboardStatus = (typeof storyboardStatuses)[number];

/** Whether the user may continue although frames failed. */
export const canContinueEarly = (scenes: readonly { status: PictureStatus }[]): boolean =>
  scenes.every(({ status }) => isPictureFinished(status)) &&
  scenes.filter(({ status }) => status === 'SUCCESS').length >= storyLimits.earlyContinueFrames;

export const storyTexts = {
  moreCharacters: (missing: number): string => `${missing} more characters needed`,
  narrativeTooLong: `Please keep your story under ${storyLimits.maxNarrativeCharacters.toLocaleString('en-US')} characters`,
  narrativeEmpty: 'This text has no words to build a story from. Please write your story in words.',
  analyzeFailed: 'Failed to analyze narrative. Please try again.',
  assetsFailed: 'Failed to load assets',
  invalidResponse: 'Invalid response format',
  stylesFailed: 'Failed to load style options. Please try again.',
  styleUnknown: 'This style is no longer available. Please select another one.',
  assetsPending: 'Characters and products are still being drawn. Please wait a moment.',
  inProgress: 'Storyboard generation already in progress.',
  tooManyAtOnce: 'Several of your storyboards are being drawn already. Please wait until one is finished.',
  tooManyAssets: 'Many of your pictures are being drawn already. Please wait a moment.',
  pictureInProgress: 'This picture is being drawn already.',
  pictureFailed: 'This picture could not be drawn. Please try again.',
  pictureRefused: 'The picture service refused these words. Please change the description and try again.',
  storyboardUnpaid: 'Please create the storyboard frames first.',
  storyboardIsRunning: 'The storyboard is still being drawn. Please wait until it is finished, or cancel it.',
  sceneEmpty: 'Please write something in this scene, or remove it',
  sceneTitleTooLong: `Please use at most ${storyLimits.maxSceneTitleCharacters} characters in a scene’s name`,
  sceneTooLong: 'Please shorten this scene',
  descriptionTooLong: `Please use at most ${storyLimits.maxSceneDescriptionCharacters} characters for what the picture shows`,
  narrationTooLong: 'Please shorten this narration',
  narrationUnreadable: 'None of the voices can read this narration. Please use Latin letters.',
  tooManyScenes: `A story has at most ${storyLimits.maxScenes} scenes`,
  noScenes: 'A story needs at least one scene',
  assetNameMissing: 'Please enter a name',
  assetTextTooLong: `Please use at most ${storyLimits.maxAssetDescriptionCharacters} characters`,
  colourInvalid,
  musicUnknown: 'This music is no longer available. Please choose other music.',
  framesChanged: 'The frames have changed in another window. Please reload the page.',
  createFailed: 'Failed to create storyboard',
  allFramesFailed: 'All frames failed to generate. Please try a different style.',
  allFramesFailedShown: 'All frames failed to generate. Try selecting a different visual style.',
  partialFailure: (frames: number): string =>
    `Partial failure: ${frames} frames generated. Some frames failed.`,
  partialFailureShown:
    'Some frames were generated successfully. You can continue or retry for missing frames.',
  generationFailed: 'Storyboard generation failed. Please try again with a different style.',
  takingLonger: 'Storyboard generation is taking longer than expected',
  timedOut: 'Generation timed out. The process is taking longer than expected. Please try again.',
  /** The server's text. */
  circuitBreaker: 'The circuit breaker of the picture service is open. Please wait a moment and try again.',
  circuitBreakerShown:
    'Service temporarily unavailable due to high load. Please wait a moment and try again.',
  offline: "You appear to be offline. We'll continue when you're back online.",
  assetsReady: 'All character and product images are ready!',
  assetsProgress: (completed: number, total: number): string =>
    `Generating assets: ${total === 0 ? 0 : Math.round((completed / total) * 100)}% complete (${completed}/${total})`,
  storyboardStarted: 'Storyboard generation started!',
  stillGenerating: 'Your storyboard is still generating...',
  resuming: 'Resuming storyboard generation...',
  restoring: 'Restoring your progress...',
  restoredTo: (step: WizardStep): string => `Restored to ${step} step`,
  creating: 'Creating Storyboard...',
  processingFrames: 'Processing Frames...',
  waitingForAssets: (completed: number, total: number): string =>
    `Waiting for assets (${completed}/${total})`,
  continueWith: (frames: number): string => `Continue with ${frames} frames`,
} as const;

/** The server's message about a failed storyboard. */
export function storyboardErrorText(code: ErrorCode | null, frames: number): string | null {
  if (code === null) return null;
  if (code === 'pictures_unavailable') return storyTexts.circuitBreaker;
  if (code === 'picture_timeout') return storyTexts.timedOut;
  if (code === 'storyboard_partial' || frames > 0) return storyTexts.partialFailure(frames);
  return code === 'frames_failed' || code === 'picture_refused' || code === 'picture_failed'
    ? storyTexts.allFramesFailed
    : storyTexts.generationFailed;
}

/** How an error message of a storyboard is shown, by its words. `keepMs` is set if it is shown for longer than usual. */
export function storyboardErrorNotice(text: string | null): {
  text: string;
  tone: 'error' | 'warning';
  keepMs?: number;
} {
  const words = text?.toLowerCase() ?? '';
  if (words.includes('all frames failed'))
    return { text: storyTexts.allFramesFailedShown, tone: 'error', keepMs: 6_000 };
  if (words.includes('partial failure')) return { text: storyTexts.partialFailureShown, tone: 'warning' };
  if (words.includes('timeout') || words.includes('timed out'))
    return { text: storyTexts.timedOut, tone: 'error' };
  if (words.includes('circuit breaker'))
    return { text: storyTexts.circuitBreakerShown, tone: 'error', keepMs: 8_000 };
  return { text: text || storyTexts.createFailed, tone: 'error' };
}
