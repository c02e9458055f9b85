import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readTemplates as readTemplatesCall } from '#contract/calls/templates.ts';
import { readTemplates } from '../use-cases/templates/read-templates.ts';
import { mount } from './mount.ts';

/** The templates, and the posters and sample clips of the built-in presenters. */
export function mountTemplates(app: FastifyInstance, options: { assetsFolder: string }): void {
  mount(app, readTemplatesCall, async () => readTemplates());
  void app.register(fastifyStatic, {
    root: path.join(options.assetsFolder, 'presenters'),
    prefix: '/assets/presenters/',
    decorateReply: false,
    maxAge: '1h',
    schemaHide: true,
  });
}
