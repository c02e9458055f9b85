import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { Identity, IdentityVerifier } from '../ports/identity.ts';

export type IdTokenSettings = {
  /** Every spelling that the provider uses; accounts are stored under the first. */
  issuers: string[];
  audience: string;
  keys: JWTVerifyGetKey;
};

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  aud: z.string(),
  email: z.email().max(254),
  email_verified: z.literal(true),
  name: z.string().trim().min(1).max(200).optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
  nonce: z.string().min(1),
});

const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  // These three concern fetching the keys.
  error.code !== 'ERR_JOSE_GENERIC' &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid);

const invalid = (reason: string, cause?: unknown): AppError =>
  new AppError('invalid_credential', reason, {}, cause);

async function readClaims(credential: string, settings: IdTokenSettings): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(credential, settings.keys, {
      algorithms: ['RS256'],
      issuer: settings.issuers,
      audience: settings.audience,
      clockTolerance: 60,
      maxTokenAge: '1h',
      requiredClaims: ['sub', 'email', 'nonce', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    if (isTokenFault(error)) throw invalid('The ID token is not valid', error);
    throw new AppError('provider_failed', 'The identity provider cannot be reached', {}, error);
  }
}

/** The shared verifier: providers differ only in their settings. */
async function verifyIdToken(
  credential: string,
  expectedNonce: string,
  settings: IdTokenSettings,
): Promise<Identity> {
  const parsed = claimsSchema.safeParse(await readClaims(credential, settings));
  if (!parsed.success) throw invalid('The ID token lacks a verified e-mail address', parsed.error);
  const claims = parsed.data;
  if (claims.nonce !== expectedNonce) throw invalid('The ID token was made for another sign-in');
  return {
    issuer: settings.issuers[0]!,
    subject: claims.sub,
    email: claims.email,
    name: claims.name ?? claims.email.split('@')[0]!,
    picture: claims.picture ?? null,
  };
}

export const idTokenVerifier = (
  signInOptions: IdentityVerifier['signInOptions'],
  settings: IdTokenSettings,
): IdentityVerifier => ({
  signInOptions,
  verify: (credential, expectedNonce) => verifyIdToken(credential, expectedNonce, settings),
});
