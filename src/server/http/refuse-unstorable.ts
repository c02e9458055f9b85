import type { FastifyRequest } from 'fastify';
import { findUnstorable, isStorable, notStorable } from '#contract/storable-text.ts';
import { AppError } from '../errors.ts';

const refuse = (what: string, problem: string): never => {
  throw new AppError('invalid_request', `${what} ${problem}`);
};

/**
 * The one place that rejects text which PostgreSQL cannot store: throws `invalid_request` for such text in the path,
 * the query, the headers or a parsed body. Multipart fields are read later and go through `requireStorable`.
 */
export function refuseUnstorable({ params, query, headers, body }: FastifyRequest): void {
  const parts = { 'The path': params, 'The query': query, 'The headers': headers, 'The body': body };
  for (const [what, value] of Object.entries(parts)) {
    const found = findUnstorable(value);
    if (found) refuse(`${what} ${found.path}`.trim(), found.problem);
  }
}

/** Throws `invalid_request` naming `what`. */
export function requireStorable(what: string, text: string): string {
  return isStorable(text) ? text : refuse(what, notStorable);
}
