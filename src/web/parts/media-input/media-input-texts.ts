import { limits } from '#contract/limits.ts';
import { makeTrimTexts } from './trim/make-trim-texts.ts';

export const mediaInputTexts = {
  sending: (percent: number) => `Uploading ${percent}%`,
  preparing: (percent: number) => `Uploaded. Preparing it in the background: ${percent}%`,
  ready: 'Uploaded and ready',
  waiting: 'Finishing the upload',
  queued: 'Uploaded. Other files are being checked first; yours follows by itself.',
  unfinished: (name: string) => `The upload of ${name} was interrupted. Choose the same file to go on.`,
  pause: 'Pause',
  pauseUpload: 'Pause upload',
  resume: 'Resume',
  resumeUpload: 'Resume upload',
  paused: (percent: number) => `Paused at ${percent}%`,
  lost: (percent: number) => `Connection lost at ${percent}%. Trying again`,
  hardlySeen: 'This clip is shorter than a second: it is over before anybody sees it.',
  unplayable: 'Your clip is shown here once it is prepared.',
  staysHere:
    'On your device until you press Continue or Apply Trim. If you trim it first, only the part that you keep is sent.',
  serverCut:
    'Your browser cannot play or cut this format. It is uploaded whole and shown here once prepared. If you trim it, our server makes the cut.',
  cutByServer: 'This clip cannot be cut in your browser. It is uploaded whole, and our server makes the cut.',
  trim: 'Trim',
  trimmed: (from: string, to: string) => `${from} to ${to} is used`,
  trimWaits: 'You can trim it once it is prepared.',
  trimEditor: makeTrimTexts({
    title: 'Trim your clip',
    minSeconds: limits.trimMinSeconds,
    maxSeconds: limits.trimMaxSeconds,
    working: (percent) => `Trimming ${percent}%`,
    apply: 'Apply Trim',
  }),
  leave: {
    title: 'Leave while a file is sent?',
    keep: 'Stay',
    note: 'Your file is still on its way from this page. If you leave, choose it again later to go on.',
  },
} as const;
