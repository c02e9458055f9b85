import type { HookStage } from '#contract/calls/hooks.ts';
import { limits } from '#contract/limits.ts';
import type { HookStyle } from '#contract/hook-styles.ts';
import { prices } from '#contract/prices.ts';

const megabytes = Math.round(limits.maxUploadBytes / 1_048_576);
const minutes = limits.maxUploadDurationSeconds / 60;
const clipLimits = `Shorter and longer clips work, too: up to ${minutes} minutes and ${megabytes} MB. With Trim you keep the best ${limits.trimMinSeconds} to ${limits.trimMaxSeconds} seconds.`;

/** The buttons that start a hook; the notes above them quote these labels. */
const [generate, another] = ['Generate hook', 'Generate Another'];
/** The price in credits, before the server has sent it. */
const hookCredits = (known: number | undefined): number => known ?? prices.hook;

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
  otherHook: (text: string) =>
    `Your video still has the hook “${text}”. The one with your changes has not been made yet.`,
  keepHook: 'Keep this hook',
  kept: {
    clip: 'Your clip is kept',
    clipAndTrack: 'Your clip and track are kept',
  },
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
    wordCaptions: 'Word captions',
    captionsAreFree: 'Only the captions change, so this costs nothing.',
    style: 'Hook style',
    styleHint: 'Sets the tone of ideas, voice and gestures.',
    styles: {
      casual: 'Casual',
      professional: 'Professional',
      energetic: 'Energetic',
      minimalist: 'Minimalist',
    } satisfies Record<HookStyle, string>,
    frame: 'Preview of your hook',
    emptyFrame: 'Who speaks your hook?',
    generate,
    generating: (percent: number) => `Generating Video Hook (${percent}%)`,
    stages: {
      preparing: 'Getting ready',
      'text-to-speech': 'Recording the voice',
      'lip-sync': 'Moving the lips to the words',
      complete: 'Done',
    } satisfies Record<HookStage, string>,
    missing: {
      both: 'Pick who says it and write your hook to go on.',
      speaker: 'Pick who says it to go on.',
      text: 'Write your hook to go on.',
    },
    continueNote: (credits: number | undefined) =>
      `${hookCredits(credits)} credits, paid once, whichever you press. ${generate} plays it here first; Continue makes it while you add your clip.`,
    paid: 'Paid',
    makingNote: (credits: number | undefined) =>
      `You can keep going: your hook is being made in the background. It is paid for: ${hookCredits(credits)} credits, and no more when you continue.`,
    paidNote: 'This hook is paid for. Using it costs nothing.',
    alreadyMade: 'You already have a take with exactly these settings. Using it costs nothing.',
    anotherNote: (credits: number | undefined) =>
      `${another} makes one more take of the same words, performed differently, for ${hookCredits(credits)} credits; you keep every take.`,
    takes: {
      title: 'Your takes',
      note: 'Already paid for: switching is free.',
      number: (place: number) => `Take ${place}`,
      chosen: 'In your video',
      voice: (name: string) => `voice ${name[0]!.toUpperCase()}${name.slice(1)}`,
      speed: (times: number) => `speed ${times}×`,
      captions: 'word captions',
      overlay: 'text on top',
      noText: 'no text',
      again: 'same words, another performance',
      failed: 'The take could not be chosen. Please try again.',
    },
    use: 'Use This Hook',
    another,
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
    photosNeedCredits: (credits: number) =>
      `A film of photos is free to make, but opens with ${credits} credits in your wallet.`,
    title: 'Add your product clip',
    lead: 'It plays right after your hook.',
    choose: 'Choose a video',
    welcome: 'Any video from your phone or camera. You can trim it here.',
    whichFiles: 'Which files work?',
    formats: 'Supported formats: MP4, MOV, AVI',
    durations: 'Duration between 30 seconds and 3 minutes',
    durationsRest: 'is best.',
    limits: clipLimits,
    different: 'Choose a Different Video',
    frame: 'Preview of your product clip',
    emptyFrame: 'Your clip plays here',
    clipSending: 'Your product clip',
    clipSendingNow: 'Uploading your product clip',
    addFailed: 'Failed to add your product video. Please try again.',
    failed: 'Failed to upload video. Please try again.',
    attachFailed: 'Failed to create product component. Please try again.',
    captions: 'Word captions of your clip (optional)',
    captionsNote: 'From an SRT or VTT file of your clip.',
    chooseCaptions: 'Choose SRT or VTT',
    removeCaptions: 'Remove the captions',
    overlay: 'Text on your clip (optional)',
    overlayPlaceholder: 'New: ships tomorrow',
  },

  brand: {
    use: 'Use my brand kit',
    what: 'Your logo in a corner, word captions in your colors, and an end card of 2 seconds.',
    none: 'A logo in a corner, captions in your colors, and an end card.',
    setUp: 'Set up your brand kit',
    edit: 'Edit',
    older: 'This video has your kit as it was.',
    renew: 'Use the current one',
    failed: 'Your brand kit could not be applied. Please try again.',
  },
  music: {
    soundCheck: 'Your video with the music',
    clipSound: 'Clip sound',
    muted: 'muted',
    silentClip: 'Your clip has no sound of its own.',
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
    mayLeave: 'You can leave this page and come back: the work continues.',
    stayWhileSending:
      'Please keep this page open until your clip is sent. Then the work continues without you.',
    otherHook: 'You edited your hook, but this video still uses the old one. Which one do you want?',
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
