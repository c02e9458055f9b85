import type { FastifyInstance } from 'fastify';
import {
  readTry as readTryCall,
  startTry as startTryCall,
  tryVoice as tryVoiceCall,
} from '#contract/calls/tries.ts';
import { AppError } from '../errors.ts';
import type { TryRefusals } from './try-metrics.ts';
import { speakTry, type SpeakTryDeps } from '../use-cases/tries/speak-try.ts';
import { readTry, startTry } from '../use-cases/tries/start-try.ts';
import { whileConnected } from './connection.ts';
import { mount } from './mount.ts';

type TryDeps = SpeakTryDeps & Parameters<typeof readTry>[0] & { isOn: boolean; tryRefusals: TryRefusals };

/** The calls of visitors without an account. Replies are not cached. */
export function mountTries(app: FastifyInstance, deps: TryDeps): void {
  const requireOn = (): void => {
    if (!deps.isOn) throw new AppError('not_available_here', 'Trying without an account is turned off');
  };
  const counted = async <Reply>(work: () => Promise<Reply>): Promise<Reply> => {
    try {
      requireOn();
      return await work();
    } catch (error) {
      if (error instanceof AppError)
        deps.tryRefusals.set(error.code, (deps.tryRefusals.get(error.code) ?? 0) + 1);
      throw error;
    }
  };
  mount(app, tryVoiceCall, async ({ body, origin, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { address } = origin;
    return counted(() => speakTry(deps, { ...body, address, signal: whileConnected(reply) }));
  });
  mount(app, startTryCall, async ({ body, origin, reply }) => {
    void reply.header('cache-control', 'no-store');
    return counted(() => startTry(deps, { ...body, address: origin.address }));
  });
  mount(app, readTryCall, async ({ params, reply }) => {
    requireOn();
    void reply.header('cache-control', 'no-store');
    return readTry(deps, params.tryId);
  });
}
