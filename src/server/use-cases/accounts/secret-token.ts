import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for the holder, and their hash, the only form that the database stores. */
export function makeSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecretToken(token) };
}

export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');
