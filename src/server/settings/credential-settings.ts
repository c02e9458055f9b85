import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  signingAlgorithms,
  type Credentials,
  type SigningAlgorithm,
} from '#studio/provenance/credentials.ts';

/**
 * The PEM text itself, possibly with its line ends written as a backslash and an n, or the path of a file that contains it.
 */
const pem = z
  .string()
  .transform((value, context) => {
    try {
      const text = value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8');
      if (text.includes('-----BEGIN')) return text;
      context.addIssue('must hold PEM, which begins with -----BEGIN');
    } catch {
      context.addIssue('must be PEM, or the path of a file that can be read');
    }
    return z.NEVER;
  })
  .optional();

/** The content-credential settings, each validated on its own. */
export const credentialVariables = {
  C2PA_CERT_CHAIN_PEM: pem,
  C2PA_PRIVATE_KEY_PEM: pem,
  C2PA_ALG: z
    .enum(signingAlgorithms, { error: `must be ${signingAlgorithms.join(', ')}, spelled exactly like this` })
    .optional(),
  C2PA_TSA_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be http:// or https://, for example http://timestamp.digicert.com',
    })
    .optional(),
};

type Name = keyof typeof credentialVariables;
type Values = Partial<{ [N in Name]: z.output<(typeof credentialVariables)[N]> }>;

export const credentialSecrets = ['C2PA_CERT_CHAIN_PEM', 'C2PA_PRIVATE_KEY_PEM'] as const;

/** Problems of the content-credential settings in combination. */
export function credentialProblems(variables: Partial<Record<Name, string>>, values: Values): string[] {
  const names = Object.keys(credentialVariables) as Name[];
  const missing = credentialSecrets.filter((name) => !variables[name]);
  if (missing.length > 0) {
    const orphans = names.filter((name) => variables[name]);
    return orphans.length > 0
      ? [`${orphans.join(', ')} ${orphans.length > 1 ? 'are' : 'is'} set, but not ${missing.join(' and ')}`]
      : [];
  }
  const { C2PA_CERT_CHAIN_PEM: chain, C2PA_PRIVATE_KEY_PEM: keyText } = values;
  if (!chain || !keyText) return [];
  const problems: string[] = [];
  const key = readKey(keyText);
  if (!key) problems.push('C2PA_PRIVATE_KEY_PEM must be a private key without password');
  const certificates = readChain(chain);
  if (!certificates)
    return [...problems, 'C2PA_CERT_CHAIN_PEM must contain certificates, the signer’s first'];
  const [signer, ...authorities] = certificates;
  if (authorities.length === 0) {
    problems.push(
      'C2PA_CERT_CHAIN_PEM must also contain the certificates of its authorities: readers reject a single certificate',
    );
  }
  if (signer!.validToDate.getTime() < Date.now()) {
    problems.push(`C2PA_CERT_CHAIN_PEM has expired on ${signer!.validTo}`);
  }
  if (!key) return problems;
  if (!signer!.checkPrivateKey(key)) {
    problems.push('C2PA_PRIVATE_KEY_PEM does not belong to the first certificate of C2PA_CERT_CHAIN_PEM');
  }
  const algorithm = values.C2PA_ALG ?? 'es256';
  if (!matchesAlgorithm(key, algorithm))
    problems.push(`C2PA_ALG=${algorithm} does not match the key of C2PA_PRIVATE_KEY_PEM`);
  return problems;
}

/** Null: a certificate chain that this installation generates. The settings must be valid. */
export function credentialSettings(values: Values): Credentials | null {
  if (!values.C2PA_CERT_CHAIN_PEM || !values.C2PA_PRIVATE_KEY_PEM) return null;
  return {
    certificateChain: values.C2PA_CERT_CHAIN_PEM,
    privateKey: createPrivateKey(values.C2PA_PRIVATE_KEY_PEM).export({
      type: 'pkcs8',
      format: 'pem',
    }) as string,
    algorithm: values.C2PA_ALG ?? 'es256',
    timestampUrl: values.C2PA_TSA_URL ?? null,
  };
}

function readKey(text: string): KeyObject | null {
  try {
    return createPrivateKey(text);
  } catch {
    return null;
  }
}

function readChain(text: string): X509Certificate[] | null {
  const parts = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  try {
    return parts.length > 0 ? parts.map((part) => new X509Certificate(part)) : null;
  } catch {
    return null;
  }
}

const curves: Partial<Record<SigningAlgorithm, string>> = {
  es256: 'prime256v1',
  es384: 'secp384r1',
  es512: 'secp521r1',
};

function matchesAlgorithm(key: KeyObject, algorithm: SigningAlgorithm): boolean {
  if (key.asymmetricKeyType === 'ec') return key.asymmetricKeyDetails?.namedCurve === curves[algorithm];
  if (key.asymmetricKeyType === 'ed25519') return algorithm === 'ed25519';
  return Boolean(key.asymmetricKeyType?.startsWith('rsa')) && algorithm.startsWith('ps');
}
