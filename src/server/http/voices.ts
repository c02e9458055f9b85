import type { FastifyInstance } from 'fastify';
import { previewVoice as previewVoiceCall } from '#contract/calls/voices.ts';
import { previewVoice, type PreviewDeps } from '../use-cases/voices/preview-voice.ts';
import { whileConnected } from './connection.ts';
import { mount } from './mount.ts';

export function mountVoices(app: FastifyInstance, deps: PreviewDeps): void {
  mount(app, previewVoiceCall, ({ body, reply }) =>
    previewVoice(deps, { ...body, signal: whileConnected(reply) }),
  );
}
