import type { FastifyInstance } from 'fastify';
import { previewVoice as previewVoiceCall } from '#contract/calls/voices.ts';
import { previewVoice } from '../use-cases/voices/preview-voice.ts';
import { whileConnected } from './connection.ts';
import { mount } from './mount.ts';

export function mountVoices(app: FastifyInstance, deps: Parameters<typeof previewVoice>[0]): void {
  mount(app, previewVoiceCall, ({ body, request }) =>
    previewVoice(deps, { ...body, signal: whileConnected(request) }),
  );
}
