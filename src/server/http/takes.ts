import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/takes.ts';
import { chooseTake } from '../use-cases/hooks/choose-take.ts';
import { readVideoTakes } from '../use-cases/hooks/read-takes.ts';
import type { TaskDeps } from '../use-cases/tasks/life-cycle.ts';
import { readVideo, type ReadVideoDeps } from '../use-cases/videos/read-video.ts';
import { toGeneration, toTake } from './generation-wire.ts';
import { mount } from './mount.ts';

export function mountTakes(app: FastifyInstance, deps: TaskDeps & ReadVideoDeps): void {
  mount(app, calls.readTakes, async ({ params, caller }) => {
    const takes = await readVideoTakes(deps, { userId: caller.userId, videoId: params.generationId });
    return { takes: takes.map(toTake) };
  });
  mount(app, calls.chooseTake, async ({ params, caller }) => {
    const own = { userId: caller.userId, videoId: params.generationId };
    await chooseTake(deps, { ...own, hookId: params.hookId });
    return toGeneration(await readVideo(deps, own));
  });
}
