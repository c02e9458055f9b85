import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits for its holder, and its hash: the database stores only the hash. */
export function makeSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecretToken(token) };
}

export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');
