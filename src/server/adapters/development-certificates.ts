import { webcrypto } from 'node:crypto';
import path from 'node:path';
import { readOrCreatePrivateFile } from './private-file.ts';

/** PEM. The chain starts with the signer's certificate and ends with its authority's. */
export type CertificateChain = { certificateChain: string; privateKey: string };

const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const validDays = 3_650;
const dayMs = 86_400_000;

/**
 * A self-made certificate chain, generated once: its signatures are valid and readable, but no authority vouches for
 * it.
 */
export async function readOrCreateDevelopmentCertificates(dataFolder: string): Promise<CertificateChain> {
  const file = path.join(dataFolder, 'content-credentials.json');
  const stored = await readOrCreatePrivateFile(file, async () => JSON.stringify(await makeCertificates()));
  return JSON.parse(stored) as CertificateChain;
}

/** The extensions that C2PA requires of a signer (Technical Specification 2.2, §14.5.1). */
async function makeCertificates(): Promise<CertificateChain> {
  // The certificate library's containers rely on decorator metadata and fail to load without it.
  await import('reflect-metadata');
  const x509 = await import('@peculiar/x509');
  const makeKeys = () => webcrypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify']);
  const [authorityKeys, signerKeys] = await Promise.all([makeKeys(), makeKeys()]);
  const validity = {
    // Backdated, so that a verifier with a slow clock accepts it.
    notBefore: new Date(Date.now() - dayMs),
    notAfter: new Date(Date.now() + validDays * dayMs),
    signingAlgorithm: keyAlgorithm,
  };
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    name: 'CN=Hookline development authority, O=Hookline',
    keys: authorityKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  const signer = await x509.X509CertificateGenerator.create({
    ...validity,
    subject: 'CN=Hookline development signer, O=Hookline',
    issuer: authority.subject,
    publicKey: signerKeys.publicKey,
    signingKey: authorityKeys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.emailProtection]),
      await x509.SubjectKeyIdentifierExtension.create(signerKeys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(authority.publicKey),
    ],
  });
  const privateKey = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', signerKeys.privateKey));
  return {
    certificateChain: `${signer.toString('pem')}\n${authority.toString('pem')}\n`,
    privateKey: x509.PemConverter.encode(privateKey, 'PRIVATE KEY'),
  };
}
