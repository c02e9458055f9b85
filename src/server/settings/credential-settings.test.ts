import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOrCreateDevelopmentCertificates } from '../adapters/development-certificates.ts';
import { readSettings, SettingsError } from './config.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'credential-settings-'));
afterAll(() => rm(folder, { recursive: true }));
const { certificateChain, privateKey } = await readOrCreateDevelopmentCertificates(folder);
const good = { C2PA_CERT_CHAIN_PEM: certificateChain, C2PA_PRIVATE_KEY_PEM: privateKey };
const expected = { certificateChain, algorithm: 'es256', timestampUrl: null };

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('without settings the installation signs with its own certificate', () => {
  expect(readSettings({}).contentCredentials).toBeNull();
});

test('PEM is accepted verbatim, with \\n as line ends, and from files', async () => {
  expect(readSettings(good).contentCredentials).toMatchObject({
    ...expected,
    certificateChain: certificateChain.trim(),
  });
  const escaped = Object.fromEntries(
    Object.entries(good).map(([name, value]) => [name, value.replaceAll('\n', '\\n')]),
  );
  expect(readSettings(escaped).contentCredentials?.privateKey.trim()).toBe(privateKey.trim());
  const files = {
    C2PA_CERT_CHAIN_PEM: path.join(folder, 'chain.pem'),
    C2PA_PRIVATE_KEY_PEM: path.join(folder, 'key.pem'),
  };
  await writeFile(files.C2PA_CERT_CHAIN_PEM, certificateChain);
  await writeFile(files.C2PA_PRIVATE_KEY_PEM, privateKey);
  const timed = { ...files, C2PA_TSA_URL: 'http://timestamp.example.com', C2PA_ALG: 'es256' };
  expect(readSettings(timed).contentCredentials).toMatchObject({
    ...expected,
    timestampUrl: 'http://timestamp.example.com',
  });
});

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});

test.each([
  [
    'an incomplete configuration',
    { C2PA_TSA_URL: 'http://timestamp.example.com' },
    /C2PA_TSA_URL is set, but not C2PA_CERT_CHAIN_PEM and C2PA_PRIVATE_KEY_PEM/,
  ],
  [
    'a missing key',
    { C2PA_CERT_CHAIN_PEM: certificateChain },
    /C2PA_CERT_CHAIN_PEM is set, but not C2PA_PRIVATE_KEY_PEM/,
  ],
  [
    'a missing file',
    { ...good, C2PA_PRIVATE_KEY_PEM: '/nowhere/key.pem' },
    /C2PA_PRIVATE_KEY_PEM must be PEM, or the path/,
  ],
  [
    'a file of another type',
    { ...good, C2PA_PRIVATE_KEY_PEM: import.meta.filename.replace('.test', '') },
    /.+/,
  ],
  [
    'garbage in PEM',
    { ...good, C2PA_PRIVATE_KEY_PEM: '-----BEGIN PRIVATE KEY-----\nAA\n-----END PRIVATE KEY-----' },
    /must be a private key/,
  ],
  [
    'a key in place of a chain',
    { ...good, C2PA_CERT_CHAIN_PEM: privateKey },
    /C2PA_CERT_CHAIN_PEM must contain certificates/,
  ],
  [
    'a single certificate',
    { ...good, C2PA_CERT_CHAIN_PEM: certificateChain.split(/(?<=END CERTIFICATE-----)/)[0]! },
    /must also contain the certificates of its authorities/,
  ],
  [
    'another certificate’s key',
    { ...good, C2PA_PRIVATE_KEY_PEM: String(rsa) },
    /does not belong to the first certificate/,
  ],
  ['the wrong algorithm', { ...good, C2PA_ALG: 'ps256' }, /C2PA_ALG=ps256 does not match/],
  ['a misspelled algorithm', { ...good, C2PA_ALG: 'ES256' }, /C2PA_ALG=ES256 must be es256/],
])('%s is rejected', (_what, environment, reason) => {
  const problems = problemsOf(environment as Record<string, string>);
  expect(problems.join('\n')).toMatch(reason);
  expect(problems.join('\n')).not.toContain(privateKey.split('\n')[1]);
});
