import type { GreenscreenClip, PreviewNote } from '#contract/calls/greenscreens.ts';
import { greenscreenTexts } from '#contract/greenscreen-settings.ts';
import type {
  BackgroundFit,
  BackgroundType,
  CutoutEngine,
  CutoutMethod,
  GreenscreenSound,
} from '#contract/greenscreen-settings.ts';
import type { OverlayPlace } from '#contract/overlay-lines.ts';

type FoundKind = NonNullable<GreenscreenClip['found']>;

/** Every sentence of the greenscreen creator. */
export const texts = {
  wizard: 'Steps of your video',
  steps: { upload: 'Upload', background: 'Background', result: 'Result' },
  loadFailed: 'This video could not be found. Starting a new one.',
  tryAgain: 'Try Again',
  cancel: 'Cancel',

  upload: {
    title: 'Upload your clip',
    lead: 'Any background will do: a green screen, a blue one, or your living room.',
    choose: 'Choose a video',
    hints: ['MP4, MOV, AVI, WebM and more', 'A person in front of the camera works best'],
    different: 'Choose a Different Video',
    frame: 'Your clip',
    emptyFrame: 'Your clip plays here',
    failed: 'Failed to upload video. Please try again.',
    examineFailed: 'Your clip could not be prepared. Please try again.',
    finding: 'Your clip is sent and examined as soon as you continue.',
  },

  found: {
    heading: 'Cut-out',
    looking: (percent: number) => `Looking at your clip… ${percent}%`,
    failed: 'Your clip could not be examined',
    titles: {
      'green-screen': 'Green screen found',
      'blue-screen': 'Blue screen found',
      person: 'Person found',
      nothing: 'No person found',
    } satisfies Record<FoundKind, string>,
    notes: {
      'green-screen': 'Auto removes its color, with clean edges and no green spill.',
      'blue-screen': 'Auto removes its color, with clean edges and no blue spill.',
      person: 'Auto cuts the person out with AI, without a green screen.',
      nothing: greenscreenTexts.noPerson,
    } satisfies Record<FoundKind, string>,
    engine: 'How the background is removed',
    engines: { auto: 'Auto', 'chroma-key': 'Chroma key', matting: 'AI' } satisfies Record<
      CutoutEngine,
      string
    >,
  },

  background: {
    title: 'Choose your background',
    lead: 'What you see is made from your own clip. It costs nothing until you generate.',
    tabs: { background: 'Background', person: 'Person', finish: 'Text & sound' },
    kind: 'Kind of background',
    kinds: {
      'built-in': 'Library',
      color: 'Color',
      image: 'Image',
      video: 'Video',
      blur: 'Blur',
    } satisfies Record<BackgroundType, string>,
    presets: 'Ready colors',
    recent: 'Recent colors',
    custom: 'Your own color',
    picker: { saturation: 'Saturation and brightness', hue: 'Hue' },
    library: 'Built-in backgrounds',
    moving: 'moving',
    libraryFailed: 'The built-in backgrounds could not be loaded.',
    image: {
      choose: 'Choose a picture',
      hints: ['JPG, PNG or WebP, up to 50 MB'],
      different: 'Choose a Different Picture',
      failed: 'Failed to upload the picture. Please try again.',
    },
    video: {
      choose: 'Choose a background video',
      hints: ['It repeats until your clip ends'],
      different: 'Choose a Different Video',
      failed: 'Failed to upload video. Please try again.',
    },
    moreVideos: 'Or use a moving one of the library',
    fit: 'How it fills the frame',
    fits: { fill: 'Fill', fit: 'Show all' } satisfies Record<BackgroundFit, string>,
    blur: 'Blur of your own background',
    blurNote: 'The room behind you stays, out of focus.',
  },

  person: {
    softness: 'Edge softness',
    shadow: 'Shadow',
    size: 'Size',
    across: 'Across',
    down: 'Up and down',
    reset: 'Reset position and size',
    place: 'Position and size',
    edges: 'Edges',
  },

  finish: {
    overlay: 'Text on your video (optional)',
    overlayPlaceholder: 'New: ships tomorrow',
    place: 'Where the text stands',
    places: { top: 'Top', bottom: 'Bottom' } satisfies Record<OverlayPlace, string>,
    sound: 'Sound',
    sounds: { own: 'Your clip', background: 'Background', both: 'Both' } satisfies Record<
      GreenscreenSound,
      string
    >,
    soundNote: 'Only a background video that you upload has a sound of its own.',
  },

  preview: {
    frame: 'Preview of your video',
    moments: 'Shown moment',
    momentNames: { start: 'Start', middle: 'Middle', end: 'End' },
    mode: 'What a drag does',
    modes: { compare: 'Before / after', move: 'Move & size' },
    slider: 'Before and after',
    sliderValue: (percent: number) => `${percent}% original`,
    before: 'Before',
    after: 'After',
    move: 'Move the person',
    moveHelp: 'Arrow keys move, plus and minus change the size, Home resets.',
    updating: 'Updating preview…',
    preparing: (percent: number) => `Preparing your clip… ${percent}%`,
    first: 'Making your preview…',
    failed: 'The preview could not be made.',
    ready: 'Preview is up to date',
    notes: {
      'soft-edges': 'Edges may be soft here: fine hair and fast movement are hard to cut out.',
      'no-backdrop': 'No green or blue screen was found in these frames. AI may cut out better.',
      'clothes-near-key': 'Some clothes are close to the color of the screen and may turn see-through.',
      'subject-cut-off': 'The person reaches the edge of the picture, and is cut off there.',
      'no-person': 'No person was found in these frames, so there may be nothing in front.',
      'uneven-backdrop': 'The screen is lit unevenly. Some of its color may remain at the edges.',
      'other-engine':
        'Your video is cut out by a connected service, so its edges may differ from this preview.',
    } satisfies Record<PreviewNote, string>,
  },

  generate: {
    button: (credits: number | undefined) =>
      credits === undefined ? 'Generate' : `Generate · ${credits} credits`,
    again: (credits: number | undefined) =>
      credits === undefined ? 'Try Again' : `Try Again · ${credits} credits`,
    needed: (required: number) => `You need ${required} credits to generate this video...`,
    failed: 'The video could not be started. Nothing was charged. Please try again.',
  },

  result: {
    making: 'Making your video',
    mayLeave: 'You can leave this page and come back: the work continues.',
    ready: 'Your video is ready',
    readyLead: 'Download it, share it, or put it behind a hook.',
    stopped: 'Stopped',
    failed: 'This video could not be made',
    failedReason: 'There was an error processing your video. Please try again.',
    creditsAreBack: 'Nothing was charged: your credits are back.',
    cancelled: 'You stopped the work. Nothing was charged: your credits are back.',
    late: 'Video processing is taking longer than expected. Please check back later.',
    unverified: 'Could not verify video status. Please refresh the page.',
    subject: 'Final video',
    change: 'Change background',
    methods: { 'chroma-key': 'chroma key', matting: 'AI' } satisfies Record<CutoutMethod, string>,
    engineLine: (method: string, engine: string) => `Background removed by ${method} · ${engine}`,
  },
} as const;
