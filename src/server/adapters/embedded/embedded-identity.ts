import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
} from 'jose';
import type { JWK } from 'jose';
import type { IdentityVerifier, MintIdentity } from '../../ports/identity.ts';
import { idTokenVerifier } from '../id-token-identity.ts';
import { readOrCreatePrivateFile } from '../private-file.ts';

const issuer = 'https://development.hookline.invalid';
const audience = 'hookline-development';

async function createKeyJson(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return JSON.stringify({ ...key, alg: 'RS256', kid: await calculateJwkThumbprint(key) });
}

const publicPart = ({ kty, n, e, alg, kid }: JWK): JWK => ({ kty, n, e, alg, kid }) as JWK;

/** The same e-mail address is the same person, as with a real provider. */
const subjectOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);

/** An identity provider inside the app, for development: it signs in any e-mail address without proof. */
export async function openEmbeddedIdentity(options: {
  dataFolder: string;
}): Promise<{ identity: IdentityVerifier; mintIdentity: MintIdentity }> {
  const file = path.join(options.dataFolder, 'development-identity.json');
  const key = JSON.parse(await readOrCreatePrivateFile(file, createKeyJson)) as JWK;
  const privateKey = await importJWK(key, 'RS256');
  return {
    identity: idTokenVerifier(
      { provider: 'development', googleClientId: null },
      { issuers: [issuer], audience, keys: createLocalJWKSet({ keys: [publicPart(key)] }) },
    ),
    mintIdentity: ({ email, name, nonce }) =>
      new SignJWT({ email, email_verified: true, name, nonce })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid! })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subjectOf(email))
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(privateKey),
  };
}
