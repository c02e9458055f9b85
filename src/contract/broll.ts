/** How a film of photos moves and cuts. */
export const brollStyles = ['calm', 'dynamic', 'luxury', 'playful'] as const;
export type BrollStyle = (typeof brollStyles)[number];

export const brollDefaults = { style: 'calm', durationSeconds: 10 } as const;

export const brollLimits = {
  maxPhotos: 12,
  minSeconds: 5,
  maxSeconds: 30,
  maxTextCharacters: 80,
  maxPhotoBytes: 20_000_000,
  maxPhotoSidePixels: 12_000,
  maxPhotoPixels: 64_000_000,
  minPhotoSidePixels: 200,
  /** The number of B-rolls that one user may have in progress. */
  maxConcurrent: 3,
  /** The maximum number of shots of a film that a connected engine makes. */
  maxAnimatedShots: 2,
} as const;

const { maxPhotos, maxPhotoBytes, maxPhotoSidePixels, minPhotoSidePixels } = brollLimits;

export const brollTexts = {
  noPhotos: 'Please add at least one photo.',
  tooManyPhotos: `A B-roll takes at most ${maxPhotos} photos. Please remove some.`,
  photoMissing: 'One of these photos does not exist, or it is not yours.',
  photoType: 'This photo cannot be used. Please choose a JPG, PNG, WebP or HEIC photo.',
  photoTooLarge: `This photo is too large. Please choose one of at most ${maxPhotoBytes / 1_000_000} MB and ${maxPhotoSidePixels.toLocaleString('en')} pixels a side.`,
  photoTooSmall: `This photo is too small. Please choose one of at least ${minPhotoSidePixels} pixels a side.`,
  photoAnimated: 'This picture is animated. Please choose a still photo.',
  photoDamaged: 'This photo is damaged or incomplete. Please export it again or choose another one.',
  textTooLong: `A line of text has at most ${brollLimits.maxTextCharacters} characters.`,
  tooManyAtOnce: `You have ${brollLimits.maxConcurrent} B-rolls in progress. Please wait until one of them is ready.`,
} as const;
