import { brollLimits, type BrollStyle } from '#contract/broll.ts';
import { formatSeconds } from '../../lib/format.ts';

/** Every sentence of the B-roll creator. */
export const texts = {
  wizard: 'Steps of your B-roll',
  steps: { photos: 'Photos', look: 'Style', result: 'Result' },
  loadFailed: 'This video could not be found. Starting a new one.',
  goBack: 'Go Back',
  cancel: 'Cancel',

  photos: {
    title: 'Turn photos into video',
    lead: 'Your product photos become moving shots, in the order of this list.',
    choose: 'Choose photos',
    more: 'Add more photos',
    hints: [`JPG, PNG, WebP or HEIC, up to 20 MB each`, `1 to ${brollLimits.maxPhotos} photos`],
    frame: 'The chosen photo',
    emptyFrame: 'Your photos are shown here',
    list: 'Your photos, in order',
    count: (count: number) => `${count} of ${brollLimits.maxPhotos} photos`,
    photo: (position: number, name: string) => `Photo ${position}: ${name}`,
    line: (position: number) => `Text on photo ${position} (optional)`,
    linePlaceholder: 'Text (optional)',
    characters: (used: number) => `${used}/${brollLimits.maxTextCharacters}`,
    move: (name: string) => `Move ${name}`,
    remove: (name: string) => `Remove ${name}`,
    show: (position: number, name: string) => `Show photo ${position}, ${name}`,
    sending: (percent: number) => `Uploading ${percent}%`,
    checking: 'Checking the photo',
    waiting: 'Waiting',
    ready: 'Ready',
    tryAgain: 'Try Again',
    left: (count: number) => (count === 1 ? '1 photo was left out.' : `${count} photos were left out.`),
    failed: 'The upload failed. Please try again.',
    addFirst: 'Add at least one photo',
    underWay: 'Uploading photos…',
    metadata: 'The location and camera details stored in a photo are removed when you upload it.',
  },

  sorting: {
    instructions:
      'To move a photo, press Space, then the arrow keys. Press Space again to drop it, or Escape to cancel.',
    lifted: (name: string, position: number, count: number) =>
      `${name} is lifted. Position ${position} of ${count}.`,
    moved: (name: string, position: number, count: number) =>
      `${name} is now at position ${position} of ${count}.`,
    dropped: (name: string, position: number, count: number) =>
      `${name} is dropped at position ${position} of ${count}.`,
    cancelled: (name: string) => `${name} is back where it was.`,
  },

  look: {
    title: 'Choose a style',
    lead: 'Every photo is framed around what matters in it. A plain background is extended to fill the frame.',
    style: 'Style',
    styles: {
      calm: { name: 'Calm', note: 'Slow moves, soft fades' },
      dynamic: { name: 'Dynamic', note: 'Quick cuts and close-ups' },
      luxury: { name: 'Luxury', note: 'Very slow, dark and elegant' },
      playful: { name: 'Playful', note: 'Bouncy, with rounded type' },
    } satisfies Record<BrollStyle, { name: string; note: string }>,
    format: 'Format',
    length: 'Length',
    seconds: formatSeconds,
    hurried: 'That is less than a second for each photo. A longer film gives them more time.',
    music: 'Music',
    musicNone: 'No music',
    musicNoneNote: 'No sound',
    musicFailed: 'The music could not be loaded. The film can be made without.',
    frame: 'Your first photo in the film',
    previewFailed: 'The preview could not be drawn. Your photo is safe.',
    stylePreviewsFailed: 'Some previews could not be drawn. You can still choose any style.',
    tryAgain: 'Try Again',
    make: 'Make B-roll · free',
    again: 'Try Again · free',
    failed: 'The B-roll could not be started. Please try again.',
  },

  result: {
    frame: 'Your B-roll',
    making: 'Making your B-roll',
    mayLeave: 'You can leave this page and come back: the work continues.',
    ready: 'Your B-roll is ready',
    readyLead: 'Download it, share it, or put it behind a hook.',
    stopped: 'Stopped',
    cancelled: 'You stopped the work. Your photos are still here.',
    failed: 'This B-roll could not be made',
    failedReason: 'There was an error making your B-roll. Please try again.',
    late: 'This is taking longer than expected. Please check back later.',
    unverified: 'Could not verify video status. Please refresh the page.',
    subject: 'B-roll',
    change: 'Change photos or style',
    /** `shots` were made by the engine, all others by the app's own camera. */
    engines: (shots: number, engine: string) =>
      shots === 0
        ? 'Camera moves: embedded'
        : `Camera moves: embedded · ${shots === 1 ? '1 shot' : `${shots} shots`}: ${engine}`,
  },
} as const;
