import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/accounts.ts';
import { issueNonce } from '../use-cases/accounts/issue-nonce.ts';
import {
  mintDevelopmentIdentity,
  type MintIdentityDeps,
} from '../use-cases/accounts/mint-development-identity.ts';
import { readAccount } from '../use-cases/accounts/read-account.ts';
import { signIn, type SignInDeps } from '../use-cases/accounts/sign-in.ts';
import { signOut } from '../use-cases/accounts/sign-out.ts';
import { mount } from './mount.ts';

type AccountsDeps = SignInDeps &
  MintIdentityDeps & {
    /** True if browsers reach the app over https. */
    secureCookies: boolean;
    /** E-mail addresses, or '*' for every user. */
    contentEditors: '*' | string[];
  };

const nonceCookie = 'hookline_nonce';

export function mountAccounts(app: FastifyInstance, deps: AccountsDeps): void {
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: deps.secureCookies,
  } as const;

  mount(app, calls.readSignInOptions, async () => deps.identity.signInOptions);

  mount(app, calls.issueNonce, async ({ reply }) => {
    const { nonce, lifetimeSeconds } = await issueNonce(deps);
    void reply.setCookie(nonceCookie, nonce, { ...cookieOptions, maxAge: lifetimeSeconds });
    void reply.header('cache-control', 'no-store');
    return { nonce };
  });

  mount(app, calls.signIn, async ({ body, request, reply, origin }) => {
    const nonce = request.cookies[nonceCookie] ?? null;
    const session = await signIn(deps, { credential: body.credential, nonce, origin });
    void reply.clearCookie(nonceCookie, cookieOptions);
    void reply.header('cache-control', 'no-store');
    return session;
  });

  mount(app, calls.readMe, ({ caller }) => readAccount(deps, caller));

  mount(app, calls.signOut, async ({ caller, origin, reply }) => {
    const { userId, via } = caller;
    await signOut(deps, { userId, sessionId: via.sessionId, origin });
    // Watched videos are in the browser's cache. Browsers honour this header over https only, and
    // warn otherwise.
    if (deps.secureCookies) void reply.header('clear-site-data', '"cache"');
    return null;
  });

  mount(app, calls.mintDevelopmentIdentity, ({ body }) => mintDevelopmentIdentity(deps, body));
}
