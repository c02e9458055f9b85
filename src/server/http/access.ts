import type { FastifyRequest } from 'fastify';
import type { Access } from '#contract/scopes.ts';
import { AppError } from '../errors.ts';
import type { Principal, SessionPrincipal } from '../use-cases/accounts/authenticate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set from the bearer token before routing; null for a guest. */
    principal: Principal | null;
  }
}

/** The principal on whose behalf a call with this access runs. */
export type PrincipalFor<A extends Access> = A extends 'public'
  ? Principal | null
  : A extends 'session'
    ? SessionPrincipal
    : Principal;

const isAllowed = (principal: Principal, access: Exclude<Access, 'public'>): boolean =>
  access === 'session' ? principal.via.kind === 'session' : principal.scopes.has(access);

/** Throws `not_signed_in` or `session_expired` without a principal, and `forbidden` if its access is insufficient. */
export function requireAccess<A extends Exclude<Access, 'public'>>(
  { principal, headers }: FastifyRequest,
  access: A,
): PrincipalFor<A> {
  if (!principal) throw new AppError(headers.authorization ? 'session_expired' : 'not_signed_in');
  if (isAllowed(principal, access)) return principal as PrincipalFor<A>;
  const message = access === 'session' ? 'This needs a signed-in session' : `This needs the scope ${access}`;
  throw new AppError('forbidden', message);
}
