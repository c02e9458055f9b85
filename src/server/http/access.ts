import type { FastifyRequest } from 'fastify';
import type { Access } from '#contract/scopes.ts';
import { AppError } from '../errors.ts';
import type { Principal, SessionPrincipal } from '../use-cases/accounts/authenticate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the front door from the bearer token; null for a guest. */
    principal: Principal | null;
  }
}

/** The principal that a call with this access is handled for. */
export type PrincipalFor<A extends Access> = A extends 'public'
  ? Principal | null
  : A extends 'session'
    ? SessionPrincipal
    : Principal;

const isAllowed = (principal: Principal, access: Exclude<Access, 'public'>): boolean =>
  access === 'session' ? principal.via.kind === 'session' : principal.scopes.has(access);

/** Throws `not_signed_in` or `session_expired` without a principal, `forbidden` where the principal is not allowed it. */
export function requireAccess<A extends Exclude<Access, 'public'>>(
  { principal, headers }: FastifyRequest,
  access: A,
): PrincipalFor<A> {
  if (!principal) throw new AppError(headers.authorization ? 'session_expired' : 'not_signed_in');
  if (isAllowed(principal, access)) return principal as PrincipalFor<A>;
  const message = access === 'session' ? 'This needs a signed-in session' : `This needs the scope ${access}`;
  throw new AppError('forbidden', message);
}
