import { z } from 'zod';
import { defineCall } from '../call.ts';
import { errorCodes, uncheckedFileErrors } from '../errors.ts';

const metadata = z.record(z.string(), z.unknown());

export const subcategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The editor's own number or code for it. */
  subcategoryID: z.string().nullable(),
  /** URL of the reference video: our copy once there is one, otherwise as entered. */
  referenceVideo: z.string().nullable(),
  /** State of our copy; null if there is none. */
  referenceVideoStatus: z.enum(['processing', 'ready', 'failed']).nullable(),
  referenceVideoProgress: z.number().nullable(),
  referenceVideoErrorCode: z.enum(errorCodes).nullable(),
  referenceVideoSeconds: z.number().nullable(),
  referencePosterUrl: z.string().nullable(),
  industriesServed: z.array(z.string()),
  regeneratedAssets: z.array(z.string()),
  metadata,
});
export type Subcategory = z.infer<typeof subcategorySchema>;

export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  thumbnail: z.string().nullable(),
  metadata,
  subcategories: z.array(subcategorySchema),
  templateCount: z.int(),
  /** Incremented by every change, including one to a reference video. A change based on an older version is refused. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Category = z.infer<typeof categorySchema>;

const words = z.array(z.string().max(200)).max(200);

/** The use case reports missing fields, so that the refusal carries the specification's text. */
const subcategoryBody = z.object({
  /** An existing subcategory's id. Without it, subcategories are matched by name. */
  id: z.string().max(100).optional(),
  name: z.string().max(1_000).default(''),
  description: z.string().max(5_000).default(''),
  subcategoryID: z.string().max(200).nullable().default(null),
  /**
   * The address of our copy keeps that copy; any other https address is stored as entered; empty or null removes the
   * video.
   */
  referenceVideo: z.string().max(2_000).nullable().default(null),
  industriesServed: words.default([]),
  regeneratedAssets: words.default([]),
  metadata: z.unknown().default({}),
});

const categoryBody = z.object({
  name: z.string().max(1_000).default(''),
  description: z.string().max(5_000).default(''),
  /** The value returned by `uploadCategoryThumbnail`, the category's current address, or an https address to fetch. */
  thumbnail: z.string().max(2_000).nullable().default(null),
  metadata: z.unknown().default({}),
  subcategories: z.array(subcategoryBody).max(200).default([]),
});
export type CategoryBody = z.output<typeof categoryBody>;
const categoryChange = categoryBody.extend({
  /** The version the editor started from. Without it, the change applies to the current version. */
  version: z.int().optional(),
});

const categoryParams = z.object({ categoryId: z.string().max(100) });
const saveErrors = [
  'invalid_request',
  'forbidden',
  'address_refused',
  'address_unreachable',
  'file_not_picture',
  'thumbnail_too_large',
  'content_file_unknown',
] as const;

export const readCategories = defineCall({
  method: 'GET',
  path: '/api/categories',
  summary: 'All categories with their subcategories, by name',
  tag: 'categories',
  access: 'content:read',
  reply: z.array(categorySchema),
});

export const readCategory = defineCall({
  method: 'GET',
  path: '/api/categories/:categoryId',
  summary: 'One category',
  tag: 'categories',
  access: 'content:read',
  params: categoryParams,
  reply: categorySchema,
  errors: ['not_found'],
});

export const readSubcategories = defineCall({
  method: 'GET',
  path: '/api/categories/:categoryId/subcategories',
  summary: 'The subcategories of one category',
  tag: 'categories',
  access: 'content:read',
  params: categoryParams,
  reply: z.array(subcategorySchema),
  errors: ['not_found'],
});

export const addCategory = defineCall({
  method: 'POST',
  path: '/api/categories',
  summary: 'Add a category',
  tag: 'categories',
  access: 'content:write',
  body: categoryBody,
  /**
   * The specification nests this reply in `category`; the other category calls return the fields directly, so both are
   * sent.
   */
  reply: categorySchema.extend({ category: categorySchema }),
  status: 201,
  errors: saveErrors,
});

export const editCategory = defineCall({
  method: 'PUT',
  path: '/api/categories/:categoryId',
  summary: 'Replace a category; subcategories that are absent are removed',
  tag: 'categories',
  access: 'content:write',
  params: categoryParams,
  body: categoryChange,
  reply: categorySchema,
  errors: [...saveErrors, 'not_found', 'edited_meanwhile'],
});

export const deleteCategory = defineCall({
  method: 'DELETE',
  path: '/api/categories/:categoryId',
  summary: 'Remove a category that no template uses',
  tag: 'categories',
  access: 'content:write',
  params: categoryParams,
  reply: z.null(),
  status: 204,
  errors: ['not_found', 'forbidden', 'category_in_use'],
});

export const uploadCategoryThumbnail = defineCall({
  method: 'POST',
  path: '/api/categories/upload-thumbnail',
  summary: 'Send a picture of a category (multipart: thumbnail; JPEG or PNG)',
  tag: 'categories',
  access: 'content:write',
  multipart: true,
  rate: 'upload',
  reply: z.object({ url: z.string() }),
  status: 201,
  errors: [
    ...uncheckedFileErrors,
    'forbidden',
    'upload_interrupted',
    'file_not_picture',
    'thumbnail_too_large',
    'file_empty',
  ],
});
