import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The videos of the landing page, in ranges, as players ask for them. */
export function mountShowcase(app: FastifyInstance, options: { assetsFolder: string }): void {
  void app.register(fastifyStatic, {
    root: path.join(options.assetsFolder, 'showcase'),
    prefix: '/assets/showcase/',
    decorateReply: false,
    maxAge: '30d',
    schemaHide: true,
  });
}
