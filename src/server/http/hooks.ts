import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/hooks.ts';
import { attachHook } from '../use-cases/hooks/attach-hook.ts';
import { deleteHook } from '../use-cases/hooks/delete-hook.ts';
import { readHook } from '../use-cases/hooks/read-hook.ts';
import { readMyHooks } from '../use-cases/hooks/read-my-hooks.ts';
import { startHook } from '../use-cases/hooks/start-hook.ts';
import { mount } from './mount.ts';

type HookDeps = Parameters<typeof startHook>[0] & Parameters<typeof readHook>[0];

/** Two call families, one engine: each call of one family does what its twin in the other does. */
export function mountHooks(app: FastifyInstance, deps: HookDeps): void {
  for (const call of [calls.startHook, calls.startHookComponent]) {
    mount(app, call, async ({ body, caller, idempotencyKey }) => {
      const { generationId, hookId, status } = await startHook(deps, {
        userId: caller.userId,
        templateId: body.templateId,
        hookText: body.hookText,
        textOverlayEnabled: body.textOverlayEnabled,
        voice: body.voice ?? null,
        style: body.style ?? null,
        speed: body.speed ?? null,
        generationId: body.generationId || null,
        idempotencyKey,
      });
      const { hookUrl } = await readHook(deps, { userId: caller.userId, id: hookId });
      return {
        generation_id: generationId,
        generationId,
        hook_generation_id: hookId,
        hookGenerationId: hookId,
        status,
        hookUrl,
      };
    });
  }
  for (const call of [calls.readHookStatus, calls.readHookGeneration]) {
    mount(app, call, ({ params, caller }) => readHook(deps, { userId: caller.userId, id: params.hookId }));
  }
  mount(app, calls.attachHook, async ({ body, caller }) => {
    const { generationId, status } = await attachHook(deps, { userId: caller.userId, hook: body });
    return { generation_id: generationId, generationId, status };
  });
  mount(app, calls.readMyHooks, ({ query, caller }) =>
    readMyHooks(deps, { userId: caller.userId, ...query }),
  );
  mount(app, calls.deleteHook, async ({ params, caller }) => {
    await deleteHook(deps, { userId: caller.userId, hookId: params.hookId });
    return null;
  });
}
