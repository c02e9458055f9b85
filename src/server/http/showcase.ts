import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The landing page's videos, with range requests for players. */
export function mountShowcase(app: FastifyInstance, options: { assetsFolder: string }): void {
  void app.register(fastifyStatic, {
    root: path.join(options.assetsFolder, 'showcase'),
    prefix: '/assets/showcase/',
    decorateReply: false,
    maxAge: '30d',
    schemaHide: true,
  });
}
