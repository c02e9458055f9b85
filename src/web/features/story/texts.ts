import { withPrice } from '../../lib/format.ts';
import type { StoryTab } from './state/place.ts';

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

const mayLeave = 'You can leave this page and come back: the work continues.';

/** Every sentence of the story wizard's first step that the contract does not have. */
export const texts = {
  wizard: 'Steps of your story',
  tabs: { narrative: 'Story', assets: 'Characters & Frames' } satisfies Record<StoryTab, string>,
  tabList: 'Parts of this step',
  retry: 'Retry',
  restoreFailed: 'This story could not be restored. Starting a new one.',

  narrative: {
    title: 'Craft Your Story',
    lead: 'Write what happens. It is split into scenes in your own words, free of charge.',
    label: 'Your story',
    placeholder:
      'Maya opens her small café before dawn. At noon her neighbor Tom walks in from the rain and orders…',
    characters: (count: number, max: number) =>
      `${count.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`,
    ideas: 'No idea yet? Start with one of these',
    style: 'Visual style',
    split: 'Split into scenes',
    splitAgain: 'Split again',
    goOn: 'Continue',
    reading: 'Your story is being read. A long one takes up to a minute and a half; what you wrote is kept.',
    splitAgainNote:
      'Splitting again begins another story with new scenes. This one stays under your stories.',
    recent: 'Your stories',
    recentFrames: 'Frames drawn',
    recentScenes: 'Split into scenes',
  },

  scenes: {
    title: 'Scenes',
    empty: 'Your scenes appear here',
    emptyNote: 'Each one becomes a picture. You can rename, rewrite, move, add and remove them.',
    loading: 'Loading your scenes',
    loadFailed: 'Your scenes could not be loaded.',
    summary: (scenes: number, words: number) => `${counted(scenes, 'scene')} · ${counted(words, 'word')}`,
    scene: (place: number, name: string) => `Scene ${place}: ${name}`,
    name: (place: number) => `Name of scene ${place}`,
    narration: (place: number) => `Text of scene ${place}`,
    narrationPlaceholder: 'What happens, and what is said',
    move: (name: string) => `Move ${name}`,
    remove: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeNote: 'Its text is gone from this story. Your narrative stays as you wrote it.',
    keep: 'Keep scene',
    confirmRemove: 'Remove scene',
    add: 'Add a scene',
    newName: 'New scene',
    saving: 'Saving…',
    saved: 'Saved',
    unsaved: 'Not saved yet',
    saveFailed: 'Your scenes could not be saved. What you wrote is kept here.',
    names: 'Names were not found in this text. The scenes follow its paragraphs.',
    theirChange: (place: number, name: string) => `scene ${place} (${name})`,
    sorting: {
      instructions:
        'To move a scene, press Space or Enter on its handle, use the arrow keys, and press Space or Enter again. Escape cancels.',
      lifted: (name: string, place: number, count: number) =>
        `Picked up ${name}. It is scene ${place} of ${count}.`,
      moved: (name: string, place: number, count: number) => `${name} is now scene ${place} of ${count}.`,
      dropped: (name: string, place: number, count: number) =>
        `Dropped ${name} as scene ${place} of ${count}.`,
      cancelled: (name: string) => `${name} stays where it was.`,
    },
  },

  cast: {
    title: 'Characters & Products',
    lead: 'Drawn from your words, and used in every frame. Redrawing is free.',
    loading: 'Loading characters and products',
    none: 'No characters or products were found in this story. Its frames are drawn from the scenes alone.',
    character: 'Character',
    product: 'Product',
    redraw: 'Redraw',
    redrawOf: (name: string) => `Redraw ${name}`,
    edit: 'Edit description',
    editOf: (name: string) => `Edit description of ${name}`,
    retryFailedFrame: 'This picture could not be drawn. Please try again.',
    picture: (name: string) => `Picture of ${name}`,
    dialog: (name: string) => `Describe ${name}`,
    fields: {
      name: 'Name',
      role: 'Role',
      age: 'Age',
      gender: 'Gender',
      appearance: 'Face and hair',
      clothing: 'Clothing',
      kind: 'Kind of product',
      colour: 'Color',
      description: 'How it looks',
    },
    hints: {
      appearance: 'Such as “short gray hair, round glasses”',
      clothing: 'Such as “a green apron over a white shirt”',
      colour: 'A name such as “navy”, or #1a73e8. Empty: its usual color',
    },
    cancel: 'Cancel',
    save: 'Save and redraw · free',
    saveFailed: 'This description could not be saved. Please try again.',
    genders: { female: 'Female', male: 'Male', unknown: 'Not said' },
    engine: (language: string, pictures: string | null) =>
      [`Story: ${language}`, ...(pictures === null ? [] : [`Pictures: ${pictures}`])].join(' · '),
  },

  style: {
    title: 'Select Visual Style',
    lead: 'Every frame is drawn in it. You can create the frames again in another style later.',
    loading: 'Loading styles',
  },

  frames: {
    title: 'Storyboard frames',
    lead: (scenes: number) => `${counted(scenes, 'frame')}, one for each scene.`,
    editScenes: 'Edit scenes',
    create: (credits: number | undefined) => withPrice('Create storyboard frames', credits),
    missing: 'Draw missing frames · free',
    needed: (required: number) => `You need ${required} credits to create these storyboard frames...`,
    status: { SUCCESS: 'Success', FAILED: 'Failed', GENERATING: 'Generating', PENDING: 'Pending' },
    tile: (place: number, name: string, status: string) => `Scene ${place}: ${name}. ${status}`,
    picture: (name: string) => `Frame of ${name}`,
    drawn: (done: number, total: number) => `${done} of ${total} frames finished`,
    redrawing: (frames: number) =>
      frames === 1 ? 'A frame is being redrawn' : `${frames} frames are being redrawn`,
    starting: 'Asking for your frames…',
    waiting: (timeLeft: string) =>
      [timeLeft && `${timeLeft.charAt(0).toUpperCase()}${timeLeft.slice(1)}.`, mayLeave]
        .filter(Boolean)
        .join(' '),
    creditsAreBack: 'Nothing was charged: your credits are back.',
    cancel: 'Cancel',
    cancelled: 'You stopped the work. Nothing was charged: your credits are back.',
    cancelFailed: 'This could not be stopped. Please try again.',
    redraw: 'Redraw · free',
    redrawOf: (name: string) => `Redraw · free: frame of ${name}`,
    changed: 'Your scenes or style have changed since these frames were drawn.',
    unsavedScenes: 'Your latest scene changes are not saved. Please review them first.',
  },
} as const;
