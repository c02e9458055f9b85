import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openEmbeddedIdentity } from '#server/adapters/embedded/embedded-identity.ts';
import { googleIdentity } from '#server/adapters/google/google-identity.ts';
import type { IdentityVerifier, MintIdentity } from '#server/ports/identity.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** An identity provider whose private key belongs to the test. */
export type TestProvider = {
  identity: IdentityVerifier;
  mintIdentity: MintIdentity | null;
  issuer: string;
  audience: string;
  keyId: string;
  privateKey: KeyObject;
};

export async function developmentProvider(): Promise<TestProvider> {
  const dataFolder = await temporaryFolder();
  const opened = await openEmbeddedIdentity({ dataFolder });
  const key = JSON.parse(await readFile(path.join(dataFolder, 'development-identity.json'), 'utf8'));
  return {
    ...opened,
    issuer: 'https://development.hookline.invalid',
    audience: 'hookline-development',
    keyId: key.kid,
    privateKey: createPrivateKey({ key, format: 'jwk' }),
  };
}

export async function googleLikeProvider(): Promise<TestProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyId = 'google-1';
  const keySet = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }] };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(keySet));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const audience = 'client.apps.googleusercontent.com';
  return {
    identity: googleIdentity({
      clientId: audience,
      jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
    }),
    mintIdentity: null,
    issuer: 'https://accounts.google.com',
    audience,
    keyId,
    privateKey,
  };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** A valid ID token of this provider, apart from the caller's changes. */
export function idToken(
  provider: TestProvider,
  claims: object,
  header: object = {},
  signWith: (text: string) => Buffer = (text) => sign('sha256', Buffer.from(text), provider.privateKey),
): string {
  const text = `${encode({ alg: 'RS256', kid: provider.keyId, ...header })}.${encode({
    iss: provider.issuer,
    aud: provider.audience,
    sub: 'subject-1',
    email: 'ada@example.com',
    email_verified: true,
    name: 'Ada',
    iat: nowSeconds(),
    exp: nowSeconds() + 600,
    ...claims,
  })}`;
  return `${text}.${signWith(text).toString('base64url')}`;
}
