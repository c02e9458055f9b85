import { DatabaseError } from 'pg';
import { DatabaseUnavailableError } from '../errors.ts';

/** SQLSTATE codes, or their prefixes, and what they mean for the server. */
const serverReasons: readonly (readonly [string, string])[] = [
  ['57P03', 'it is starting or recovering'],
  ['57P', 'it is shutting down or has reset its connections'],
  ['08', 'the connection failed'],
  // Not 53100: a full disk is refused as such, and waiting does not help.
  ['53200', 'it has no memory left'],
  ['53300', 'it has no connections left'],
  ['28', 'it refuses our credentials'],
  ['3D000', 'the database does not exist'],
  // After a failover the responding server may not, or not yet, be the primary.
  ['25006', 'it is read-only'],
];

/** Operating system codes for a connection that failed or broke. */
const systemReasons: Record<string, string> = {
  ENOENT: 'it is not running',
  ECONNREFUSED: 'it is not running',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host is unknown',
  ETIMEDOUT: 'it does not respond',
};

/**
 * Converts a pg error to DatabaseUnavailableError if the connection or the server is at fault; otherwise returns it
 * unchanged. pg gives a lost connection no code. Apart from the server's own errors and invalid query parameters, which
 * are TypeErrors and the like, a query rejects with nothing else.
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

/** For promises of pg: `.catch(throwAsOutage)`. */
export const throwAsOutage = (error: unknown): never => {
  throw asOutage(error);
};
