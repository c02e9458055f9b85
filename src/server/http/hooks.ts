import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/hooks.ts';
import { attachHook } from '../use-cases/hooks/attach-hook.ts';
import { deleteHook } from '../use-cases/hooks/delete-hook.ts';
import { readCaptions } from '../use-cases/hooks/read-captions.ts';
import { readHook, type ReadHookDeps, readMyHooks } from '../use-cases/hooks/read-hook.ts';
import { readProductPage, type ReadProductPageDeps } from '../use-cases/hooks/read-product-page.ts';
import { startHook, type StartHookDeps } from '../use-cases/hooks/start-hook.ts';
import { writeHookIdeas } from '../use-cases/hooks/write-hook-ideas.ts';
import { attachment } from './files.ts';
import { hookIdOf, toHookAttached, toHookStarted, toHookStatus } from './generation-wire.ts';
import { mount } from './mount.ts';

type HooksDeps = StartHookDeps & ReadHookDeps & ReadProductPageDeps;

/** Two call families with one implementation: each call has an equivalent in the other family. */
export function mountHooks(app: FastifyInstance, deps: HooksDeps): void {
  for (const call of [calls.startHook, calls.startHookComponent]) {
    mount(app, call, async ({ body, caller, idempotencyKey }) => {
      const started = await startHook(deps, {
        userId: caller.userId,
        templateId: body.templateId,
        hookText: body.hookText,
        textOverlayEnabled: body.textOverlayEnabled,
        captionStyle: body.captionStyle ?? null,
        hookStyle: body.hookStyle ?? null,
        voice: body.voice ?? null,
        style: body.style ?? null,
        speed: body.speed ?? null,
        videoId: body.generationId || null,
        anotherThan: body.anotherThan || null,
        idempotencyKey,
      });
      const hook = await readHook(deps, { userId: caller.userId, id: started.hookId });
      return toHookStarted({ ...started, hookUrl: hook.url });
    });
  }
  mount(app, calls.readProductPage, ({ body }) => readProductPage(deps, body));
  mount(app, calls.writeHooks, async ({ body }) => ({ hooks: writeHookIdeas(body) }));
  for (const call of [calls.readHookStatus, calls.readHookGeneration]) {
    mount(app, call, async ({ params, caller }) => {
      const hook = await readHook(deps, { userId: caller.userId, id: params.hookId });
      return toHookStatus(hook, params.hookId);
    });
  }
  for (const [format, call] of [
    ['srt', calls.readSrtCaptions],
    ['vtt', calls.readVttCaptions],
  ] as const) {
    mount(app, call, async ({ params, caller, reply }) => {
      const captions = await readCaptions(deps, { userId: caller.userId, id: params.hookId, format });
      void reply.header('content-disposition', attachment(captions.fileName));
      return new Blob([captions.text]);
    });
  }
  mount(app, calls.attachHook, async ({ body, caller }) =>
    toHookAttached(await attachHook(deps, { userId: caller.userId, id: hookIdOf(body) })),
  );
  mount(app, calls.readMyHooks, ({ query, caller }) =>
    readMyHooks(deps, { userId: caller.userId, ...query }),
  );
  mount(app, calls.deleteHook, async ({ params, caller }) => {
    await deleteHook(deps, { userId: caller.userId, hookId: params.hookId });
    return null;
  });
}
