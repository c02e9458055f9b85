/** Credentials for signing the provenance of a file. */
export type Credentials = {
  /** PEM chain, starting with the signer's certificate. */
  certificateChain: string;
  /** PKCS #8 in PEM. */
  privateKey: string;
  algorithm: SigningAlgorithm;
  /**
   * URL of an RFC 3161 time stamp authority, with whose time stamps signatures stay valid after the certificate has
   * expired.
   */
  timestampUrl: string | null;
};

export const signingAlgorithms = ['es256', 'es384', 'es512', 'ps256', 'ps384', 'ps512', 'ed25519'] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];
