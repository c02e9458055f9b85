import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readMusicTracks } from '#contract/calls/music.ts';
import { musicFolder, musicTracks, musicTrackUrl } from '../use-cases/music/library.ts';
import { mount } from './mount.ts';

/** The built-in music and its files. */
export function mountMusic(app: FastifyInstance): void {
  mount(app, readMusicTracks, async () =>
    musicTracks.map(({ loudness: _, ...track }) => ({ ...track, url: musicTrackUrl(track.id) })),
  );
  void app.register(fastifyStatic, {
    root: musicFolder,
    prefix: '/assets/music/',
    decorateReply: false,
    maxAge: '1h',
    schemaHide: true,
  });
}
