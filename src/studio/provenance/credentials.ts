/** With what a file's provenance is signed. */
export type Credentials = {
  /** PEM, the signer's own certificate first. */
  certificateChain: string;
  /** PEM of PKCS #8. */
  privateKey: string;
  algorithm: SigningAlgorithm;
  /** An RFC 3161 time stamp authority: signatures stay good when the certificate has expired. */
  timestampUrl: string | null;
};

export const signingAlgorithms = ['es256', 'es384', 'es512', 'ps256', 'ps384', 'ps512', 'ed25519'] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];
