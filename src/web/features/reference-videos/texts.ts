import { contentFiles } from '#contract/template-rules.ts';
import { makeTrimTexts } from '../../parts/media-input/trim/make-trim-texts.ts';

const { referenceMinSeconds, referenceMaxSeconds } = contentFiles;

/** The words of the reference video upload; those of the specification stand as they are there. */
export const texts = {
  title: 'Upload Reference Video',
  lead: 'A good example of its subcategory, trimmed to the part that matters.',
  back: 'Back to categories',
  steps: { label: 'Steps', details: 'Details', trim: 'Trim' },
  details: {
    category: 'Category',
    categoryPlaceholder: 'Choose one',
    categoriesFailed: 'Failed to load categories. Please try again.',
    newCategory: 'New Category',
    subcategory: 'Subcategory name',
    subcategoryHint: 'One that exists gets this video; another one is made.',
    description: 'Description',
    video: 'Reference video',
    choose: 'Choose a video',
    hints: ['Max 100MB, video files only'],
    another: 'Choose another video',
    reading: 'Reading the video',
    serverCut:
      'Your browser cannot play or cut this format. It is uploaded whole, and our server cuts the part that you choose.',
    shownSoon: 'Shown here once prepared',
    sending: (percent: number) => `Uploading ${percent}%`,
    preparing: (percent: number) => `Preparing ${percent}%`,
    videoMissing: 'Please upload a video',
    categoryMissing: 'Please select a category',
    subcategoryMissing: 'Please enter a subcategory name',
  },
  newCategory: {
    title: 'New Category',
    name: 'Name',
    description: 'Description (optional)',
    cancel: 'Cancel',
    create: 'Create Category',
    failed: 'Failed to create category. Please try again.',
  },
  problems: {
    tooLarge: 'This video is larger than 100 MB. Please choose a smaller one.',
    tooShort: `This video is shorter than ${referenceMinSeconds} seconds. Please choose a longer one.`,
    toolsFailed: (reason: string) => `Failed to load video processing tools: ${reason}`,
    clipFailed: (reason: string) => `Failed to clip video: ${reason}`,
    processing: (reason: string) => `Error processing video: ${reason}`,
    uploadFailed: 'Failed to upload video. Please try again.',
    notTrimmed: 'Please select a video and trim it before uploading',
    notConfirmed: 'The handles have moved. Press Confirm to use the part between them.',
  },
  trim: {
    tipsTitle: 'Tips',
    tips: [
      `Keep between ${referenceMinSeconds} and ${referenceMaxSeconds} seconds: the one part that shows what this kind of video is about.`,
      'Begin where something happens, and end before it is over.',
      'Drag the handles or use the arrow keys, then press Confirm. A short video may stay whole.',
    ],
    whole: 'The whole video will be uploaded, unless you choose a part of it.',
    back: 'Back',
    upload: 'Clip & Upload Video',
    clipping: (percent: number) => `Clipping your video… ${percent}%`,
    sending: (percent: number) => `Uploading your video… ${percent}%`,
    cancel: 'Cancel',
    stays: 'Please keep this page open.',
  },
  editor: makeTrimTexts({
    title: 'Trim the video',
    minSeconds: referenceMinSeconds,
    maxSeconds: referenceMaxSeconds,
    applied: 'This part will be uploaded.',
    working: (percent) => `Clipping ${percent}%`,
    apply: 'Confirm',
  }),
  done: (name: string) => `The reference video of ${name} is uploaded.`,
  watch: 'Watch it in its category',
} as const;
