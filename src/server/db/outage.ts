import { DatabaseError } from 'pg';
import { DatabaseUnavailableError } from '../errors.ts';

/** SQLSTATE, or the start of one, and what it says of the server. */
const serverReasons: readonly (readonly [string, string])[] = [
  ['57P03', 'it is starting or recovering'],
  ['57P', 'it is shutting down or has reset its connections'],
  ['08', 'the connection failed'],
  // Not 53100: a full disk is refused as such, and no wait helps.
  ['53200', 'it has no memory left'],
  ['53300', 'it has no connections left'],
  ['28', 'it refuses our credentials'],
  ['3D000', 'there is no such database'],
  // After a failover: the server that answers is not, or not yet, the one that writes.
  ['25006', 'it is read-only'],
];

/** Codes of the operating system for a connection that could not be made or broke. */
const systemReasons: Record<string, string> = {
  ENOENT: 'it is not running',
  ECONNREFUSED: 'it is not running',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host is unknown',
  ETIMEDOUT: 'it does not answer',
};

/**
 * What pg threw, as DatabaseUnavailableError where the connection or the server is at fault; else the error as it is.
 * pg gives a lost connection no code. Apart from the server's own errors and mistakes in the parameters of a query, which
 * are TypeErrors and the like, a query ends with nothing else.
 */
export function asOutage(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return error;
  if (error instanceof DatabaseError) {
    const found = serverReasons.find(([state]) => error.code?.startsWith(state));
    return found ? new DatabaseUnavailableError(found[1], error) : error;
  }
  const isConnections =
    error instanceof AggregateError || (error instanceof Error && error.constructor === Error);
  if (!isConnections) return error;
  const { code } = error as NodeJS.ErrnoException;
  return new DatabaseUnavailableError(systemReasons[code ?? ''] ?? 'the connection is lost', error);
}

/** For a promise of pg: `.catch(throwAsOutage)`. */
export const throwAsOutage = (error: unknown): never => {
  throw asOutage(error);
};
