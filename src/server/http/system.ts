import type { FastifyInstance } from 'fastify';
import { readHealth, readPublicSettings, readReady, type PublicSettings } from '#contract/calls/system.ts';
import { AppError, DatabaseUnavailableError } from '../errors.ts';
import { readReadiness, type ReadinessDeps } from '../use-cases/system/read-readiness.ts';
import { mount } from './mount.ts';

type SystemDeps = ReadinessDeps & { publicSettings: PublicSettings };

export function mountSystem(app: FastifyInstance, deps: SystemDeps): void {
  mount(app, readHealth, async () => ({ status: 'ok' as const }));
  mount(app, readPublicSettings, async () => deps.publicSettings);
  mount(app, readReady, async () => {
    const { databaseFailure, storageFailure, ...readiness } = await readReadiness(deps);
    if (!readiness.ready) {
      const missing = [
        ...(readiness.database ? [] : [`database (${reasonOf(databaseFailure)})`]),
        ...(readiness.storage ? [] : ['storage']),
        // Without the database the workers are unknown.
        ...(readiness.database && readiness.workers === 0 ? ['workers'] : []),
      ];
      throw new AppError(
        'not_ready',
        `Not reachable: ${missing.join(', ')}`,
        {},
        databaseFailure ?? storageFailure,
      );
    }
    return readiness;
  });
}

const reasonOf = (failure: unknown): string =>
  failure instanceof DatabaseUnavailableError ? failure.reason : 'a query failed';
