import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for whoever holds it, and the only form in which the database keeps it. */
export function makeSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecretToken(token) };
}

export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');
