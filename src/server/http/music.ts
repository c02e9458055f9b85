import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readMusicTracks as readMusicTracksCall } from '#contract/calls/music.ts';
import { musicFolder } from '../use-cases/music/library.ts';
import { readMusicTracks } from '../use-cases/music/read-music-tracks.ts';
import { mount } from './mount.ts';

/** The built-in music and its files. */
export function mountMusic(app: FastifyInstance): void {
  mount(app, readMusicTracksCall, async () => readMusicTracks());
  void app.register(fastifyStatic, {
    root: musicFolder,
    prefix: '/assets/music/',
    decorateReply: false,
    maxAge: '1h',
    schemaHide: true,
  });
}
