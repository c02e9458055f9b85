import { z } from 'zod';
import { colourInvalid } from './colour-text.ts';

/** How the subject is cut out: by the color of the backdrop, or by a model. */
export const cutoutMethods = ['chroma-key', 'matting'] as const;
export type CutoutMethod = (typeof cutoutMethods)[number];
/** `auto` chooses the method that suits the clip. */
export const cutoutEngines = ['auto', ...cutoutMethods] as const;
export type CutoutEngine = (typeof cutoutEngines)[number];

/** `blur` and `built-in` are additions to the specification. */
export const backgroundTypes = ['color', 'image', 'video', 'blur', 'built-in'] as const;
export type BackgroundType = (typeof backgroundTypes)[number];
/** `fill` crops whatever overflows; `fit` shows the whole background over a blurred copy of itself. */
export const backgroundFits = ['fill', 'fit'] as const;
export type BackgroundFit = (typeof backgroundFits)[number];
/** Which soundtrack the result keeps. Only uploaded background videos have one besides the clip's own. */
export const greenscreenSounds = ['own', 'background', 'both'] as const;
export type GreenscreenSound = (typeof greenscreenSounds)[number];

const share = z.number().min(0).max(1);

/** 0: hard edges, 1: soft ones. */
export const softnessSchema = share;
/** 0: none, 1: strong. */
export const shadowSchema = share;
/** 0: barely blurred, 1: strongly. */
export const blurStrengthSchema = share;
/** `x`, `y`: how far the subject is moved, as a share of the frame. `scale`: size relative to the clip; 1 is as filmed. */
export const subjectSchema = z.object({
  x: z.number().min(-1).max(1),
  y: z.number().min(-1).max(1),
  scale: z.number().min(0.3).max(2),
});
export type Subject = z.infer<typeof subjectSchema>;

export const greenscreenDefaults = {
  engine: 'auto',
  softness: 0.5,
  shadow: 0,
  blurStrength: 0.6,
  subject: { x: 0, y: 0, scale: 1 },
  backgroundFit: 'fill',
  sound: 'own',
  overlayPlace: 'top',
  /** The colour picker's colour before one is chosen. */
  colour: '#00a67e',
} as const;

export const greenscreenLimits = {
  maxClipSeconds: 120,
  minBackgroundVideoSeconds: 0.2,
  maxImageBytes: 52_428_800,
  maxImageSidePixels: 12_000,
  maxImagePixels: 50_000_000,
  /** After this time a call that waits for its video replies 202. */
  maxWaitSeconds: 55,
} as const;

const { maxClipSeconds, minBackgroundVideoSeconds, maxImageBytes, maxImageSidePixels, maxImagePixels } =
  greenscreenLimits;

export const greenscreenTexts = {
  videoMissing: 'Please upload a video first',
  imageMissing: 'Please select a background image',
  backgroundVideoMissing: 'Please select a background video',
  colourInvalid,
  backgroundRefused:
    'A background must be one of your own uploads or a built-in one. Please upload the file here first.',
  imageType: 'This picture cannot be used. Please choose a JPG, PNG or WebP picture.',
  imageTooLarge: `This picture is too large. Please choose one of at most ${maxImageBytes / 1_048_576} MB, ${maxImageSidePixels.toLocaleString('en')} pixels a side and ${maxImagePixels / 1_000_000} megapixels.`,
  imageAnimated: 'This picture is animated. Please choose a still one, or use it as a video.',
  backgroundVideoTooShort: `This background video is too short. Please choose one of at least ${minBackgroundVideoSeconds} seconds.`,
  clipTooLong: `A clip lasts at most ${maxClipSeconds} seconds. Please trim it.`,
  noPerson:
    'No person and no green or blue screen was found in this clip. Choose Chroma key or AI to use it anyway, or pick another clip.',
} as const;
