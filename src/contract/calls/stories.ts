import { z } from 'zod';
import { defineCall } from '../call.ts';
import { engineNoteSchema, languageEngines, pictureEngines } from '../engines.ts';
import { errorCodes } from '../errors.ts';
import { imageGenStatuses, storyboardStatuses, storyStyles, wizardSteps } from '../stories.ts';
import { storyAges, storyGenders, storyProductKinds, storySceneSchema } from '../story-words.ts';

const tag = 'stories';
const id = z.string().max(100);
/** The use case checks emptiness and length, so that the refusal has the text of the field. */
const text = z.string().max(20_000);
const shortText = z.string().max(2_000);
const storyParams = z.object({ storyId: id });
const assetParams = z.object({ storyId: id, assetId: id });

export const readStyleSwatches = defineCall({
  method: 'GET',
  path: '/api/style-swatches',
  summary: 'The visual styles of stories, as pictures of themselves',
  tag,
  access: 'content:read',
  reply: z.array(
    z.object({
      id: z.enum(storyStyles),
      name: z.string(),
      thumbnailUrl: z.string(),
      /** The key that other calls take. */
      style: z.enum(storyStyles),
    }),
  ),
});

/** A scene of the breakdown, before anything is drawn. */
const sceneSchema = storySceneSchema.extend({
  id: z.string(),
  /** The picture of its frame in the latest storyboard; null if it is not drawn. */
  imageUrl: z.string().nullable(),
});
export type Scene = z.infer<typeof sceneSchema>;

const storyNotes = ['names-not-found'] as const;
export type StoryNote = (typeof storyNotes)[number];
const storyReply = z.object({
  script_refinement_id: z.string(),
  scriptRefId: z.string(),
  title: z.string(),
  narrative: z.string(),
  styleKey: z.enum(storyStyles),
  scenes: z.array(sceneSchema),
  /** Incremented by every change of the scenes; a change names the version that it is based on. */
  version: z.int(),
  engine: z.enum(languageEngines),
  /** Why an engine other than the chosen one read the narrative. */
  engineNotes: z.array(engineNoteSchema),
  notes: z.array(z.enum(storyNotes)),
  /** The latest storyboard of this story. */
  generationId: z.string().nullable(),
});
export type StoryReply = z.infer<typeof storyReply>;

export const splitNarrative = defineCall({
  method: 'POST',
  path: '/api/wizard/video/script-refinement',
  summary: 'Split a narrative into scenes, free of charge, and begin to draw its characters and products',
  tag,
  access: 'videos:write',
  idempotent: true,
  rate: 'heavy',
  storesFiles: true,
  body: z.object({ narrative: z.string().max(200_000).default(''), style_tag: id.nullish() }),
  reply: storyReply,
  status: 201,
  errors: [
    'narrative_too_short',
    'narrative_too_long',
    'narrative_empty',
    'style_unknown',
    'too_many_assets',
    'idempotency_key_reused',
  ],
});

export const readStory = defineCall({
  method: 'GET',
  path: '/api/stories/:storyId',
  summary: 'One of your stories and its scenes',
  tag,
  access: 'videos:read',
  params: storyParams,
  reply: storyReply,
  errors: ['not_found'],
});

export const readStories = defineCall({
  method: 'GET',
  path: '/api/stories',
  summary: 'Your latest stories, the most recently changed first',
  tag,
  access: 'videos:read',
  reply: z.array(
    z.object({
      scriptRefId: z.string(),
      title: z.string(),
      generationId: z.string().nullable(),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
});

export const changeScenes = defineCall({
  method: 'PUT',
  path: '/api/stories/:storyId/scenes',
  summary:
    'Rename, rewrite, move, add and remove scenes: the body is the whole new list; existing frames do not change',
  tag,
  access: 'videos:write',
  params: storyParams,
  body: z.object({
    version: z.int().min(0),
    scenes: z
      .array(
        z.object({
          /** An existing scene of this story; absent for a new scene. */
          id: id.nullish(),
          title: shortText.nullish(),
          /** The content of the picture; absent or unchanged, it follows the narration. */
          description: shortText.nullish(),
          narration: text,
        }),
      )
      .max(100),
  }),
  reply: storyReply,
  errors: ['not_found', 'edited_meanwhile', 'invalid_request'],
});

export const removeStory = defineCall({
  method: 'DELETE',
  path: '/api/stories/:storyId',
  summary: 'Delete a story with its pictures; work under way is cancelled. Videos made of it stay',
  tag,
  access: 'videos:write',
  params: storyParams,
  reply: z.null(),
  status: 204,
  errors: ['not_found'],
});

const assetSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  imageAssetUrl: z.string().nullable(),
  imageGenStatus: z.enum(imageGenStatuses),
  visualPrompt: z.string(),
  errorCode: z.enum(errorCodes).nullable(),
  /** Null until it is drawn. */
  engine: z.enum(pictureEngines).nullable(),
});
const characterSchema = assetSchema.extend({
  role: z.string(),
  age: z.enum(storyAges),
  gender: z.enum(storyGenders),
  appearance: z.string(),
  clothing: z.string(),
});
const productSchema = assetSchema.extend({
  kind: z.enum(storyProductKinds),
  colour: z.string().nullable(),
});
const assetReply = z.union([characterSchema, productSchema]);
export type CharacterAsset = z.infer<typeof characterSchema>;
export type ProductAsset = z.infer<typeof productSchema>;

export const readAssetStatus = defineCall({
  method: 'GET',
  path: '/api/assets/status/:scriptRefId',
  summary: 'The characters and products of one of your stories, and the progress of their pictures',
  tag,
  access: 'videos:read',
  params: z.object({ scriptRefId: id }),
  reply: z.object({
    characters: z.array(characterSchema),
    products: z.array(productSchema),
    allReady: z.boolean(),
    pending: z.int(),
    completed: z.int(),
    failed: z.int(),
  }),
  errors: ['not_found'],
});

export const changeAsset = defineCall({
  method: 'PUT',
  path: '/api/stories/:storyId/assets/:assetId',
  summary: 'Change the description of a character or product and draw it again, free of charge',
  tag,
  access: 'videos:write',
  rate: 'heavy',
  storesFiles: true,
  params: assetParams,
  /** Missing fields stay unchanged. */
  body: z.object({
    name: shortText.nullish(),
    /** For a character: replaces `appearance` and `clothing` by one text. For a product: its appearance. */
    description: shortText.nullish(),
    role: shortText.nullish(),
    age: z.enum(storyAges).nullish(),
    gender: z.enum(storyGenders).nullish(),
    appearance: shortText.nullish(),
    clothing: shortText.nullish(),
    kind: z.enum(storyProductKinds).nullish(),
    /** `#rrggbb`, or the name of a CSS colour. */
    colour: z.string().max(40).nullish(),
  }),
  reply: assetReply,
  errors: ['not_found', 'invalid_request', 'colour_invalid', 'picture_in_progress', 'too_many_assets'],
});

export const redrawAsset = defineCall({
  method: 'POST',
  path: '/api/stories/:storyId/assets/:assetId/redraw',
  summary: 'Draw a character or product differently, or retry a failed one, free of charge',
  tag,
  access: 'videos:write',
  rate: 'heavy',
  storesFiles: true,
  params: assetParams,
  reply: assetReply,
  status: 202,
  errors: ['not_found', 'picture_in_progress', 'too_many_assets', 'pictures_unavailable'],
});

export const readWizardState = defineCall({
  method: 'GET',
  path: '/api/wizard/state',
  summary: 'The state of the wizard for one of your stories: all that it needs to continue',
  tag,
  access: 'videos:read',
  query: z.object({ generationId: id.optional(), scriptRefId: id.optional() }),
  reply: z.object({
    narrative: z.string(),
    scriptRefId: z.string().nullable(),
    generationId: z.string().nullable(),
    selectedStyle: z.enum(storyStyles),
    currentStep: z.enum(wizardSteps),
    assetStatus: z.object({ pending: z.int(), completed: z.int(), failed: z.int(), total: z.int() }),
    availableStyles: z.array(z.enum(storyStyles)),
    storyboardStatus: z.enum(storyboardStatuses).nullable(),
  }),
  errors: ['not_found'],
});
