import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/categories.ts';
import * as referenceCalls from '#contract/calls/reference-videos.ts';
import { findMetadataProblem } from '#contract/json-object.ts';
import { contentFiles, templateTexts } from '#contract/template-rules.ts';
import { AppError } from '../errors.ts';
import { addReferenceVideo } from '../use-cases/categories/add-reference-video.ts';
import { cutReferenceVideo } from '../use-cases/categories/cut-reference-video.ts';
import { deleteCategory } from '../use-cases/categories/delete-category.ts';
import { getCategory, readCategories } from '../use-cases/categories/read-categories.ts';
import {
  requireReferenceVideoTarget,
  referenceVideoTooLarge,
} from '../use-cases/categories/reference-video-rules.ts';
import { addCategory, editCategory, type SaveDeps } from '../use-cases/categories/save-category.ts';
import { storeContentPicture, thumbnailTooLarge } from '../use-cases/content/store-content-picture.ts';
import type { VideoDeps } from '../use-cases/content/store-content-video.ts';
import { requireEditor } from '../use-cases/content/require-editor.ts';
import { mount } from './mount.ts';
import { readMultipart } from './read-multipart.ts';

export type CategoryDeps = SaveDeps & VideoDeps;

const referenceVideoLimit = {
  maxBytes: contentFiles.maxReferenceVideoBytes,
  tooLarge: referenceVideoTooLarge,
};

export function mountCategories(app: FastifyInstance, deps: CategoryDeps): void {
  mount(app, calls.readCategories, () => readCategories(deps));
  mount(app, calls.readCategory, ({ params }) => getCategory(deps, deps.database, params.categoryId));
  mount(
    app,
    calls.readSubcategories,
    async ({ params }) => (await getCategory(deps, deps.database, params.categoryId)).subcategories,
  );
  mount(app, calls.addCategory, async ({ body, caller, request }) => {
    refuseHiddenKeys(request);
    const category = await addCategory(deps, { userId: caller.userId, form: body });
    return { ...category, category };
  });
  mount(app, calls.editCategory, ({ params, body, caller, request }) => {
    refuseHiddenKeys(request);
    const { version, ...form } = body;
    return editCategory(deps, { userId: caller.userId, categoryId: params.categoryId, form, version });
  });
  mount(app, calls.deleteCategory, async ({ params, caller }) => {
    await deleteCategory(deps, { userId: caller.userId, categoryId: params.categoryId });
    return null;
  });
  mount(app, calls.uploadCategoryThumbnail, async ({ caller, request }) => {
    await requireEditor(deps, caller.userId);
    const limit = { maxBytes: contentFiles.maxThumbnailBytes, tooLarge: thumbnailTooLarge };
    const { file } = await readMultipart(deps, request, { missing: templateTexts.thumbnailType, limit });
    const { url } = await storeContentPicture(deps, {
      userId: caller.userId,
      kind: 'category-thumbnail',
      file,
    });
    return { url };
  });
  mount(app, referenceCalls.addReferenceVideo, async ({ params, caller, request }) => {
    const target = { userId: caller.userId, categoryId: params.categoryId };
    await requireReferenceVideoTarget(deps, target);
    const { file, fields } = await readMultipart(deps, request, {
      missing: 'Please upload a video',
      limit: referenceVideoLimit,
    });
    return addReferenceVideo(deps, {
      ...target,
      videoType: fields.get('videoType') ?? '',
      description: fields.get('description') ?? '',
      file,
    });
  });
  mount(
    app,
    referenceCalls.cutReferenceVideo,
    ({ params, caller, body: { startTime: startSeconds, endTime: endSeconds, ...body } }) =>
      cutReferenceVideo(deps, {
        ...body,
        startSeconds,
        endSeconds,
        userId: caller.userId,
        categoryId: params.categoryId,
      }),
  );
}

/** The body parser would drop `__proto__` silently; here the sender gets an error instead. */
function refuseHiddenKeys({ rawBody }: FastifyRequest): void {
  if (!rawBody?.includes('__proto__')) return;
  const { metadata, subcategories } = JSON.parse(rawBody.toString()) as Record<string, unknown>;
  const ofSubcategories = Array.isArray(subcategories) ? (subcategories as { metadata?: unknown }[]) : [];
  for (const value of [metadata, ...ofSubcategories.map((subcategory) => subcategory?.metadata)]) {
    const problem = value === undefined ? null : findMetadataProblem(value);
    if (problem !== null) throw new AppError('invalid_request', problem, { field: 'metadata' });
  }
}
