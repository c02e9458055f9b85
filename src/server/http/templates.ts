import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/templates.ts';
import { contentFiles, templateTexts } from '#contract/template-rules.ts';
import { AppError } from '../errors.ts';
import { storeContentPicture, thumbnailTooLarge } from '../use-cases/content/store-content-picture.ts';
import { storeContentVideo, type VideoDeps } from '../use-cases/content/store-content-video.ts';
import { requireEditor } from '../use-cases/content/require-editor.ts';
import { addTemplate, type SaveDeps } from '../use-cases/templates/add-template.ts';
import { deleteTemplate } from '../use-cases/templates/delete-template.ts';
import { editTemplate } from '../use-cases/templates/edit-template.ts';
import { readTemplate, readTemplates } from '../use-cases/templates/read-templates.ts';
import { mount } from './mount.ts';
import { readMultipart } from './read-multipart.ts';

type TemplateDeps = SaveDeps & VideoDeps & { incomingFolder: string; assetsFolder: string };

const videoLimit = {
  maxBytes: contentFiles.maxVideoBytes,
  tooLarge: () =>
    new AppError('file_too_large', templateTexts.videoTooLarge, { maxBytes: contentFiles.maxVideoBytes }),
};
const parseBoolean = (word: 'true' | 'false' | undefined): boolean | undefined =>
  word === undefined ? undefined : word === 'true';

/** The templates, and the app's own pictures and sample clips. */
export function mountTemplates(app: FastifyInstance, deps: TemplateDeps): void {
  mount(app, calls.readTemplates, ({ query: { active, usable, ...query } }) =>
    readTemplates(deps, { ...query, isActive: parseBoolean(active), isUsable: parseBoolean(usable) }),
  );
  mount(app, calls.readTemplate, ({ params }) => readTemplate(deps, params));
  mount(app, calls.addTemplate, ({ body, caller, origin }) =>
    addTemplate(deps, { userId: caller.userId, form: body, origin }),
  );
  mount(app, calls.editTemplate, ({ params, body, caller, origin }) =>
    editTemplate(deps, { userId: caller.userId, templateId: params.templateId, change: body, origin }),
  );
  mount(app, calls.deleteTemplate, async ({ params, caller }) => {
    await deleteTemplate(deps, { userId: caller.userId, templateId: params.templateId });
    return null;
  });
  mount(app, calls.uploadTemplateVideo, async ({ caller, request }) => {
    const { userId } = caller;
    // Before the body is read, so that a non-editor does not send up to 200 MB for nothing.
    await requireEditor(deps, userId);
    const missing = templateTexts.videoMissing;
    const { file } = await readMultipart(deps, request, { missing, limit: videoLimit });
    const { url, facts } = await storeContentVideo(deps, { userId, kind: 'template-video', file });
    const { container: format, ...measures } = facts;
    return { url, fileName: file.fileName, sizeBytes: file.sizeBytes, format, ...measures };
  });
  mount(app, calls.uploadTemplateThumbnail, async ({ caller, request }) => {
    await requireEditor(deps, caller.userId);
    const limit = { maxBytes: contentFiles.maxThumbnailBytes, tooLarge: thumbnailTooLarge };
    const { file } = await readMultipart(deps, request, { missing: templateTexts.thumbnailType, limit });
    const { url } = await storeContentPicture(deps, {
      userId: caller.userId,
      kind: 'template-thumbnail',
      file,
    });
    return { url };
  });
  for (const folder of ['presenters', 'templates']) {
    void app.register(fastifyStatic, {
      root: path.join(deps.assetsFolder, folder),
      prefix: `/assets/${folder}/`,
      decorateReply: false,
      maxAge: '1h',
      schemaHide: true,
    });
  }
}
