import { z } from 'zod';
import { brandKitDefaults } from '../brand-kit/brand-kit.ts';
import { defineCall } from '../call.ts';
import { uncheckedFileErrors } from '../errors.ts';
import { brandColoursSchema } from '../reels.ts';
import { captionStyles } from '../word-captions/caption-styles.ts';

const logoSchema = z.object({
  uploadId: z.string(),
  /** The stored PNG, with transparency. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

const brandKitSchema = z.object({
  logo: logoSchema.nullable(),
  colours: brandColoursSchema,
  captionStyle: z.enum(captionStyles),
  endText: z.string(),
  endAddress: z.string(),
  musicVolume: z.int(),
  /** The last position of the creator's switch; new videos start with it. */
  isApplied: z.boolean(),
  /** Counts the saves. */
  version: z.int(),
  updatedAt: z.string(),
});
export type BrandKit = z.infer<typeof brandKitSchema>;

/** Null if the account has no kit. */
const reply = z.object({ kit: brandKitSchema.nullable() });

export const readBrandKit = defineCall({
  method: 'GET',
  path: '/api/brand-kit',
  summary: 'Your brand kit',
  tag: 'brand-kit',
  access: 'videos:read',
  reply,
});

/** Lengths and forms are checked by the use case, so that the refusal carries the text that belongs to the field. */
const text = z.string().max(1_000);

const saveRequest = z.object({
  /** The value that `uploadBrandLogo` returned; null: without a logo. */
  logoUploadId: z.string().max(100).nullish(),
  /** Hex with or without `#`; the first is the main colour. */
  colours: z.array(z.string().max(20)).length(2),
  captionStyle: z.enum(captionStyles).default(brandKitDefaults.captionStyle),
  endText: text.default(''),
  /** A web address. */
  endAddress: text.default(''),
  musicVolume: z.int().min(0).max(100).default(brandKitDefaults.musicVolume),
  /** The version that was edited, 0 for none: a save in between is not written over. Absent: the last save wins. */
  version: z.int().min(0).optional(),
});
export type SaveBrandKitRequest = z.output<typeof saveRequest>;

export const saveBrandKit = defineCall({
  method: 'PUT',
  path: '/api/brand-kit',
  summary: 'Set your brand kit; no finished video changes',
  tag: 'brand-kit',
  access: 'videos:write',
  body: saveRequest,
  reply,
  errors: [
    'invalid_request',
    'edited_meanwhile',
    'logo_unknown',
    'colour_invalid',
    'end_text_too_long',
    'end_address_invalid',
    'brand_kit_empty',
  ],
});

export const switchBrandKit = defineCall({
  method: 'POST',
  path: '/api/brand-kit/switch',
  summary: 'Whether new videos begin with the brand kit; no video that exists changes',
  tag: 'brand-kit',
  access: 'videos:write',
  body: z.object({ isApplied: z.boolean() }),
  reply,
  errors: ['brand_kit_missing'],
});

export const deleteBrandKit = defineCall({
  method: 'DELETE',
  path: '/api/brand-kit',
  summary: 'Delete your brand kit; no finished video changes',
  tag: 'brand-kit',
  access: 'videos:write',
  reply: z.null(),
  status: 204,
});

export const uploadBrandLogo = defineCall({
  method: 'POST',
  path: '/api/brand-kit/logo',
  summary: 'Send a logo (multipart: logo; JPEG, PNG or WebP); it is kept as a drawn PNG',
  tag: 'brand-kit',
  access: 'videos:write',
  multipart: true,
  rate: 'upload',
  reply: logoSchema,
  status: 201,
  errors: [
    ...uncheckedFileErrors,
    'upload_interrupted',
    'file_empty',
    'file_damaged',
    'logo_too_large',
    'logo_picture_type',
  ],
});
