import type { StoryVideoSceneStatus, StoryVideoStage } from '#contract/calls/story-videos.ts';
import { formatCredits, formatSeconds, withPrice } from '../../lib/format.ts';

const scenesOf = (count: number): string => (count === 1 ? '1 scene' : `${count} scenes`);

/** The texts of the second and third steps of the story wizard. */
export const texts = {
  wizard: 'Steps of your story',
  tryAgain: 'Try Again',

  missing: {
    title: 'There is no storyboard here',
    text: 'It does not exist, or it is not yours. Your own stories are waiting in the story wizard.',
    action: 'Go to the story wizard',
    videoTitle: 'There is no video here',
    videoText: 'It does not exist, or it is not yours.',
    videos: 'My Videos',
    unreachable: 'Your storyboard could not be loaded.',
    safe: 'Nothing is lost: it is saved on our side.',
    loading: 'Loading your storyboard',
  },

  board: {
    title: 'Storyboards & Music',
    lead: (count: number, seconds: number) => `${scenesOf(count)} · about ${formatSeconds(seconds)}`,
    leftOut: (count: number) =>
      `${scenesOf(count)} ${count === 1 ? 'has' : 'have'} no picture and will be left out of the video. Draw ${count === 1 ? 'it' : 'them'} again, free of charge, or go on without.`,
    drawing: (ready: number, total: number) =>
      `Your frames are being drawn: ${ready} of ${total} are ready. You can already write and move them.`,
    unpaid:
      'Too few frames of this storyboard could be drawn, and nothing was charged. Create them again in the first step.',
    toFirstStep: 'Back to the first step',
    frames: 'Frames of your story',
  },

  saving: {
    offline: 'You are offline. Your changes are kept here and saved once you are back.',
    failed: 'Your changes could not be saved. They are kept here.',
    reload: 'Reload',
    leaveTitle: 'Leave before your changes are saved?',
    leaveNote: 'Some of your changes could not be saved yet. They are kept in this tab only.',
    stay: 'Stay here',
  },

  frame: {
    card: (sceneNumber: number, title: string) => `Scene ${sceneNumber}: ${title}`,
    picture: (description: string) => `Picture: ${description}`,
    narration: (sceneNumber: number) => `Narration of scene ${sceneNumber}`,
    silent: 'Nothing is said in this scene.',
    seconds: (seconds: number) => `about ${formatSeconds(seconds)}`,
    listen: 'Listen',
    listenTo: (sceneNumber: number) => `Listen to scene ${sceneNumber}`,
    stop: 'Stop',
    stopScene: (sceneNumber: number) => `Stop scene ${sceneNumber}`,
    listenFailed: 'This narration could not be spoken. Please try again.',
    nothingToSay: 'There is nothing to speak in this narration.',
    unreadable: 'The voice can read Latin letters only. Please write the narration in those.',
    saving: 'Saving…',
    saved: 'Saved',
    waiting: 'Not saved yet',
    notSaved: 'Not saved',
    move: (sceneNumber: number, title: string) => `Move scene ${sceneNumber}: ${title}`,
    redraw: 'Redraw',
    redrawOf: (sceneNumber: number) => `Redraw scene ${sceneNumber}`,
    versions: (count: number) => `${count} versions`,
    versionsOf: (sceneNumber: number, count: number) => `${count} versions of scene ${sceneNumber}`,
    waitingForPicture: 'Waiting',
    drawing: 'Drawing…',
    notDrawn: 'This picture was not drawn.',
    cancel: 'Cancel',
    cancelOf: (sceneNumber: number) => `Cancel the redraw of scene ${sceneNumber}`,
    drawAgain: 'Draw · free',
    drawAgainOf: (sceneNumber: number) => `Draw · free: scene ${sceneNumber} again`,
    editDescription: 'Edit description',
    editDescriptionOf: (sceneNumber: number) => `Edit description of scene ${sceneNumber}`,
    newFailed: 'The new picture failed. The one before is kept, and nothing was charged.',
    newRefused:
      'The picture service refused these words. Please change them. The picture before is kept, and nothing was charged.',
    dismissFailed: (sceneNumber: number) => `Dismiss the failed redraw of scene ${sceneNumber}`,
    theirs: 'This narration was changed in another window too:',
    acceptTheirs: 'Use that one',
    keepMine: 'Keep mine',
  },

  sorting: {
    instructions:
      'To move a scene, press Space, then the arrow keys. Press Space again to drop it, or Escape to cancel.',
    lifted: (title: string, place: number, count: number) =>
      `${title} is lifted. Place ${place} of ${count}.`,
    moved: (title: string, place: number, count: number) => `${title} is now at place ${place} of ${count}.`,
    dropped: (title: string, place: number, count: number) =>
      `${title} is dropped at place ${place} of ${count}.`,
    cancelled: (title: string) => `${title} is back where it was.`,
  },

  redraw: {
    title: (sceneNumber: number) => `Redraw scene ${sceneNumber}`,
    description: 'What the picture shows',
    note: 'The picture you have is kept: you can go back to it at any time.',
    noteFailed: 'This picture failed, so drawing it again costs nothing.',
    button: (credits: number) => withPrice('Redraw', credits),
    cancel: 'Cancel',
    failed: 'The picture could not be drawn. Nothing was charged. Please try again.',
    cancelled: 'Redraw cancelled. Nothing was charged.',
    cancelFailed: 'The redraw could not be cancelled. Please try again.',
    needed: (required: number) => `You need ${formatCredits(required)} to redraw this picture...`,
  },

  versions: {
    title: (sceneNumber: number) => `Pictures of scene ${sceneNumber}`,
    note: 'Choose the one for your video. It costs nothing.',
    label: (number: number) => `Version ${number}`,
    current: 'Shown now',
    done: 'Done',
    failed: 'This picture could not be chosen. Please try again.',
  },

  settings: {
    title: 'Voice, music and captions',
    voice: 'Voice',
    music: 'Music',
    musicNone: 'None',
    musicLibrary: 'Library',
    musicOwn: 'Your own',
    captions: 'Captions',
    captionsNote: 'The words appear as they are spoken.',
    length: 'Length',
    percent: (volume: number) => `${volume}%`,
  },

  create: {
    button: (credits: number | undefined) => withPrice('Create Video', credits),
    again: (credits: number | undefined) => withPrice('Try Again', credits),
    needed: (required: number) => `You need ${formatCredits(required)} to create this video...`,
    failed: 'The video could not be started. Nothing was charged. Please try again.',
    inScene: (sceneNumber: number, reason: string) => `Scene ${sceneNumber}: ${reason}`,
    unsaved:
      'The video was not started, because your latest changes could not be saved. Nothing was charged.',
    undecided: 'A narration was changed in another window too. Please choose one of the two first.',
    elsewhere: 'Another window has started this video already. Nothing was charged twice.',
    seeVideo: 'See your video',
    seeProgress: 'See how far it is',
    notReady: 'Please wait until the frames are drawn.',
    redrawing: 'A frame is being redrawn. You can create the video once it is there.',
    musicSending: 'Your music is still on its way. Please wait a moment.',
  },

  video: {
    making: 'Making your video',
    mayLeave: 'You can leave this page and come back: the work continues.',
    ready: 'Your story is ready',
    readyLead: 'Download it, share it, or change a scene and make it again.',
    stopped: 'Stopped',
    failed: 'This video could not be made',
    failedReason: 'There was an error making your video. Please try again.',
    creditsAreBack: 'Nothing was charged: your credits are back.',
    cancelled: 'You stopped the work. Nothing was charged: your credits are back.',
    late: 'Video processing is taking longer than expected. Please check back later.',
    unverified: 'Could not verify video status. Please refresh the page.',
    percent: (percent: number) => `${percent}%`,
    cancel: 'Cancel',
    stages: {
      voice: 'Voices',
      rendering: 'Scenes',
      mixing: 'Music and sound',
      uploading: 'Saving',
    } satisfies Record<Exclude<StoryVideoStage, 'queued'>, string>,
    scenes: 'Scenes',
    sceneStates: {
      waiting: 'Waiting',
      working: 'Being made',
      ready: 'Ready',
      failed: 'Failed',
      missing: 'Not made',
    } satisfies Record<StoryVideoSceneStatus | 'missing', string>,
    player: 'Your finished story',
    loadingVideo: 'Loading your video',
    videoFailed: 'Failed to load video. Please try again.',
    board: 'Storyboard',
    backToBoard: 'Back to storyboard',
    another: 'Create another story',
    voiceBy: (engine: string) => `Voice: ${engine}`,
    error: (text: string) => `Error: ${text}`,
  },
} as const;
