import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/account.ts';
import { deleteAccount, type DeleteAccountDeps } from '../use-cases/accounts/delete-account.ts';
import { locateExport, readExport } from '../use-cases/accounts/read-export.ts';
import { readSessions, type SessionsDeps } from '../use-cases/accounts/read-sessions.ts';
import { revokeOtherSessions, revokeSession } from '../use-cases/accounts/revoke-sessions.ts';
import { startExport, type StartExportDeps } from '../use-cases/accounts/start-export.ts';
import { mount } from './mount.ts';

type AccountDeps = SessionsDeps &
  StartExportDeps &
  DeleteAccountDeps & {
    /** True if browsers reach the app over https; then sign-out clears their caches. */
    https: boolean;
  };

/** The calls for a user's own account: sessions, data export, deletion. */
export function mountAccount(app: FastifyInstance, deps: AccountDeps): void {
  mount(app, calls.readSessions, ({ caller }) =>
    readSessions(deps, { userId: caller.userId, sessionId: caller.via.sessionId }),
  );
  mount(app, calls.revokeSession, async ({ caller, params, origin }) => {
    await revokeSession(deps, { userId: caller.userId, revokedId: params.sessionId, origin });
    return null;
  });
  mount(app, calls.revokeOtherSessions, async ({ caller, origin }) => {
    const { userId, via } = caller;
    await revokeOtherSessions(deps, { userId, sessionId: via.sessionId, origin });
    return null;
  });
  mount(app, calls.startExport, ({ caller, origin }) => startExport(deps, { userId: caller.userId, origin }));
  mount(app, calls.readExport, ({ caller }) => readExport(deps, caller));
  mount(app, calls.downloadExport, async ({ caller, reply }) => {
    void reply.header('location', await locateExport(deps, caller));
    return null;
  });
  mount(app, calls.deleteAccount, async ({ caller, body, origin, reply }) => {
    await deleteAccount(deps, { userId: caller.userId, email: body.email, origin });
    if (deps.https) void reply.header('clear-site-data', '"cache", "storage"');
    return null;
  });
}
