import type { HookStage } from '#contract/calls/hooks.ts';
import { limits } from '#contract/limits.ts';
import type { HookStyle } from '#contract/hook-styles.ts';

const megabytes = Math.round(limits.maxUploadBytes / 1_048_576);
const minutes = limits.maxUploadDurationSeconds / 60;
const clipLimits = `That length works best; any clip up to ${minutes} minutes and ${megabytes} MB is accepted, and Trim keeps ${limits.trimMinSeconds} to ${limits.trimMaxSeconds} seconds of it.`;

/** Every sentence of the creator. Those of the specification stand here word for word. */
export const texts = {
  wizard: 'Steps of your video',
  steps: {
    hook: 'Hook',
    upload: 'Upload product video',
    music: 'Music',
    preview: 'Preview & Download',
  },
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  loadFailed: 'Could not load the saved generation. Starting a new one.',
  polling: {
    idRequired: 'Generation ID is required',
    idRequiredForPolling: 'Generation ID is required for polling',
    exhausted: (polls: number) => `Max polling attempts (${polls}) reached`,
  },
  nothingBegun: 'Your video has no hook yet. Choose an avatar and write your hook first.',
  toHook: 'Go to Hook',
  otherHook: (text: string) => `The hook of your video is still “${text}” What you changed is not made yet.`,
  keepHook: 'Keep this hook',
  draft: {
    title: 'Your draft',
    left: (text: string) => `You have not finished your video “${text}”`,
    continue: 'Continue your draft',
    startNew: 'Start new',
  },
  ownHookTitle: 'Begin with your hook',
  ownHookFailed: 'Failed to create your hook component. Please try again.',
  ownHookFailedNote: 'Nothing was charged. A hook that was deleted cannot be used again.',

  hook: {
    title: 'Start with a hook',
    lead: 'Pick who says it, write what stops the scroll.',
    text: 'Hook text',
    textPlaceholder: 'You are losing customers in the first three seconds.',
    counter: (count: number, suggested: number) => `${count}/${suggested} characters`,
    spoken: (seconds: number) => `about ${seconds} s spoken`,
    starters: 'Start with',
    starterTexts: [
      'Stop scrolling if you',
      'What if you could',
      'Nobody tells you that',
      'I wish I had known that',
    ],
    overlay: 'Text overlay',
    showOverlay: 'Show text overlay',
    hideOverlay: 'Hide text overlay',
    style: 'Hook style',
    styles: {
      casual: 'Casual',
      professional: 'Professional',
      energetic: 'Energetic',
      minimalist: 'Minimalist',
    } satisfies Record<HookStyle, string>,
    frame: 'Preview of your hook',
    emptyFrame: 'Who speaks your hook?',
    generate: 'Generate hook',
    generating: (percent: number) => `Generating Video Hook (${percent}%)`,
    stages: {
      preparing: 'Getting ready',
      'text-to-speech': 'Recording the voice',
      'lip-sync': 'Moving the lips to the words',
      complete: 'Done',
    } satisfies Record<HookStage, string>,
    continueNote: (credits: number | undefined) =>
      `You pay ${credits ?? 10} credits once: Continue makes your hook while you add your clip, Generate hook lets you watch first.`,
    sameCost: (credits: number) => `the same ${credits} credits`,
    paid: 'Paid',
    makingNote: (credits: number | undefined) =>
      `You can go on meanwhile: your hook is made in the background. It is paid for: ${credits ?? 10} credits, and no more when you continue.`,
    paidNote: 'This hook is paid for. Using it costs nothing.',
    alreadyMade: 'You have a take with exactly these entries already. Using it costs nothing.',
    anotherNote: (credits: number | undefined) =>
      `Generate Another makes one more take of the same words for ${credits ?? 10} credits; every take stays yours.`,
    takes: {
      title: 'Your takes',
      note: 'All paid for: choosing one is free.',
      number: (place: number) => `Take ${place}`,
      failed: 'The take could not be chosen. Please try again.',
    },
    use: 'Use This Hook',
    another: 'Generate Another',
    failed: 'Hook generation failed',
    notFound: 'Hook generation not found',
    cancelled: 'Cancelled. Your credits are back.',
    creditsAreBack: 'Nothing was charged: your credits are back.',
    overdue: 'Generation is taking longer than expected. Please try again.',
    startFailed: 'Failed to generate hook',
    error: (reason: string) => `Error: ${reason}`,
    errorOccurred: 'An error occurred',
    invalidResponse: 'Invalid server response',
    notStarted: (reason: string) =>
      `Hook generation couldn't be started, but you can continue. Error: ${reason}`,
    missingDetails: 'Invalid server response - missing generation details',
    signInNeeded: 'Authentication required. Please log in to generate hooks.',
    refused: (reason: string) => `Authentication error: ${reason}. Please try logging in again.`,
    notAuthorized: 'Not authorized',
    chipMaking: (percent: number) => `Hook ${percent}%`,
    chipReady: 'Hook ready',
    chipFailed: 'Hook failed',
  },

  credits: {
    needed: (required: number) => `You need ${required} credits to generate this video hook...`,
    unit: ' credits',
  },

  upload: {
    photosInstead: 'Use photos instead',
    title: 'Add your product clip',
    lead: 'It plays right after your hook.',
    choose: 'Choose a video',
    formats: 'Supported formats: MP4, MOV, AVI',
    durations: 'Duration between 30 seconds and 3 minutes',
    limits: clipLimits,
    different: 'Choose a Different Video',
    frame: 'Preview of your product clip',
    emptyFrame: 'Your clip plays here',
    clipSending: 'Your product clip',
    clipSendingNow: 'Uploading your product clip',
    addFailed: 'Failed to add your product video. Please try again.',
    failed: 'Failed to upload video. Please try again.',
    attachFailed: 'Failed to create product component. Please try again.',
    overlay: 'Text on your clip (optional)',
    overlayPlaceholder: 'New: ships tomorrow',
  },

  music: {
    soundCheck: 'Your video with the music',
    lead: 'It steps back whenever your hook speaks.',
    attachFailed: 'Failed to add your audio. Please try again.',
  },

  preview: {
    anotherHook: 'Make another hook for this video',
    anotherHookNote: 'Keeps your clip and your music. This video stays as it is.',
    title: 'Preview & Download',
    making: 'Making your video',
    ready: 'Your video is ready',
    readyLead: 'Download it, or share it with a link.',
    captions: 'Captions of the hook',
    downloadCaptions: (format: string) => `Download captions as ${format}`,
    captionsFailed: 'The captions could not be downloaded. Please try again.',
    mayLeave: 'You can leave this page and come back: the work goes on.',
    stayWhileSending:
      'Please keep this page open until your clip is sent. Then the work goes on without you.',
    otherHook:
      'The Hook step says something else than the hook of this video. Which one shall it begin with?',
    stillProcessing: (attempt: number) => `Still processing your video... (attempt ${attempt})`,
    parts: { hook: 'Hook', product: 'Product clip', audio: 'Music', video: 'Final video' },
    partReady: 'Ready',
    partNone: 'None',
    partWaiting: 'Waiting',
    partFailed: 'Failed',
    startFailed: 'Failed to start processing',
    attachFailed: 'Failed to add your product video. Please try again.',
    generateFailed: 'Failed to generate video. Please try again.',
    processFailed: 'Failed to process video. Please try again.',
    failed: 'There was an error processing your video. Please try again.',
    cancelled: 'You stopped the work. Nothing is lost.',
    late: 'Video processing is taking longer than expected. Please check back later.',
    unverified: 'Could not verify video status. Please refresh the page.',
    missing: {
      hook: 'Please select a template and enter hook text',
      upload: 'Please upload a video file before continuing.',
      music: 'Please select background music or upload your own audio file',
    },
    addMissing: { hook: 'Go to Hook', upload: 'Add your product clip', music: 'Go to Music' },
  },
} as const;
