import { z } from 'zod';
import { storyboardSettings } from './calls/storyboards.ts';
import { builtInBackgroundIds } from './backgrounds.ts';
import { brandLookSchema } from './brand-kit/brand-kit.ts';
import { brollStyles } from './broll.ts';
import { framingSchema } from './framing.ts';
import { languageEngines } from './engines.ts';
import {
  backgroundFits,
  blurStrengthSchema,
  cutoutEngines,
  greenscreenSounds,
  shadowSchema,
  softnessSchema,
  subjectSchema,
} from './greenscreen-settings.ts';
import { overlayPlaces } from './overlay-lines.ts';
import { brandColoursSchema, reelLineSchema, reelSettingsSchema } from './reels.ts';

/** The kind of creator that made a video. */
export const videoKinds = ['ugc', 'greenscreen', 'reel', 'story', 'broll'] as const;
export type VideoKind = (typeof videoKinds)[number];

const mediaId = z.string();
const uploadId = z.string();
/** 0 to 100 */
const volume = z.int().min(0).max(100);
const levels = {
  /** The level of the music in the mix, as set by the slider. */
  volume,
  /** The level of the file itself. Absent in parts stored before there were two levels; then 100. */
  fileVolume: volume.optional(),
};

/** The background music. */
export const musicPartSchema = z.discriminatedUnion('source', [
  /** The question about music was answered with no. */
  z.object({ role: z.literal('music'), source: z.literal('none') }),
  /** One of the user's files. */
  z.object({ role: z.literal('music'), source: z.literal('custom'), mediaId, uploadId, ...levels }),
  /** A built-in track. */
  z.object({ role: z.literal('music'), source: z.literal('library'), trackId: z.string(), ...levels }),
]);
export type MusicPart = z.infer<typeof musicPartSchema>;

/** The level of the music in the mix, 0 to 100: the product of the file's level and the slider's. */
export const mixedVolume = (music: MusicPart): number =>
  music.source === 'none' ? 0 : Math.round((music.volume * (music.fileVolume ?? 100)) / 100);

/** A clip whose background is replaced, and how its subject is cut out and placed. */
export const clipPartSchema = z.object({
  role: z.literal('clip'),
  mediaId,
  uploadId,
  engine: z.enum(cutoutEngines),
  softness: softnessSchema,
  shadow: shadowSchema,
  subject: subjectSchema,
  sound: z.enum(greenscreenSounds),
  overlayText: z.string(),
  overlayPlace: z.enum(overlayPlaces),
});
export type ClipPart = z.infer<typeof clipPartSchema>;

const background = z.literal('background');
const fit = z.enum(backgroundFits);

/** The background behind the subject. */
export const backgroundPartSchema = z.discriminatedUnion('source', [
  /** `#rrggbb` */
  z.object({ role: background, source: z.literal('color'), colour: z.string() }),
  z.object({ role: background, source: z.literal('image'), uploadId, fit }),
  /** Looped. */
  z.object({ role: background, source: z.literal('video'), uploadId, fit }),
  z.object({ role: background, source: z.literal('built-in'), backgroundId: z.enum(builtInBackgroundIds) }),
  /** The clip's own background, blurred. */
  z.object({ role: background, source: z.literal('blur'), strength: blurStrengthSchema }),
]);
export type BackgroundPart = z.infer<typeof backgroundPartSchema>;

/** All that a reel is made from. Reels with the same voice-over are one reel in several formats. */
const reelPartSchema = z.object({
  role: z.literal('reel'),
  voiceOverId: z.string(),
  /** The logo's upload. */
  uploadId: uploadId.optional(),
  brandName: z.string(),
  industry: z.string(),
  customIndustry: z.string().nullable(),
  categoryId: z.string(),
  categoryName: z.string(),
  subcategoryId: z.string(),
  subcategoryName: z.string(),
  settings: reelSettingsSchema,
  scriptVersion: z.int(),
  /** As the user sent it; null if it is written while the reel is made. */
  script: z.array(reelLineSchema).nullable(),
  /** The engine that wrote the script; absent if the user changed it. */
  scriptEngine: z.enum(languageEngines).optional(),
  offer: z.string().nullable(),
  callToAction: z.string().nullable(),
  colours: brandColoursSchema.nullable(),
});
export type ReelPart = z.infer<typeof reelPartSchema>;

/** The parts of a story video. */
const storyPartSchema = z.object({
  role: z.literal('story'),
  storyId: z.string(),
  storyboardId: z.string(),
  /** As they were when it was started. */
  settings: storyboardSettings,
  /** The recipes of its scenes, in the order in which they are shown. */
  scenes: z.array(z.string()),
});
export type StoryPart = z.infer<typeof storyPartSchema>;

/** Photos in the order in which they are shown, and how they move. */
export const photosPartSchema = z.object({
  role: z.literal('photos'),
  photos: z.array(z.object({ uploadId, text: z.string() })),
  style: z.enum(brollStyles),
  durationSeconds: z.number(),
});
export type PhotosPart = z.infer<typeof photosPartSchema>;

/** The look of the owner's brand kit when it was applied. */
const brandPartSchema = brandLookSchema.extend({ role: z.literal('brand') });

/** One part of a video; its role decides its fields. A `mediaId` is the id of a clip in the house format. */
export const videoPartSchema = z.union([
  z.object({ role: z.literal('hook'), mediaId }),
  z.object({
    role: z.literal('product'),
    mediaId,
    uploadId,
    /** As the owner chose it; absent if the whole picture is shown. */
    framing: framingSchema.optional(),
    /** The level of the clip's own sound in the mix; 0: muted. Absent: 100. */
    volume: volume.optional(),
  }),
  musicPartSchema,
  clipPartSchema,
  backgroundPartSchema,
  reelPartSchema,
  photosPartSchema,
  storyPartSchema,
  brandPartSchema,
]);
export type VideoPart = z.infer<typeof videoPartSchema>;
export type VideoRole = VideoPart['role'];

export const findPart = <R extends VideoRole>(
  parts: readonly VideoPart[],
  role: R,
): Extract<VideoPart, { role: R }> | null =>
  (parts.find((part) => part.role === role) as Extract<VideoPart, { role: R }> | undefined) ?? null;

/** Replaces the parts of the same role by `part`. */
export const replacePart = (parts: readonly VideoPart[], part: VideoPart): VideoPart[] => [
  ...parts.filter(({ role }) => role !== part.role),
  part,
];

/** The media of all parts, in the order of their roles. */
export const mediaIdsOf = (parts: readonly VideoPart[]): string[] =>
  roleOrder
    .flatMap((role) => parts.filter((part) => part.role === role))
    .flatMap((part) => ('mediaId' in part ? part.mediaId : []));

const roleOrder: readonly VideoRole[] = [
  'hook',
  'product',
  'clip',
  'background',
  'reel',
  'photos',
  'story',
  'music',
  'brand',
];
