/** A person as described by the identity provider. */
export type Identity = {
  /** One spelling per provider: together with `subject` it is the account's key. */
  issuer: string;
  subject: string;
  email: string;
  name: string;
  picture: string | null;
};

export type IdentityVerifier = {
  /** The data for obtaining a credential in the browser. */
  signInOptions: { provider: 'google' | 'development'; googleClientId: string | null };
  /**
   * Returns the identity in an ID token. Throws `invalid_credential` if it is not trustworthy or does not contain the
   * expected nonce, and `provider_failed` if the provider's keys are unavailable.
   */
  verify(credential: string, expectedNonce: string): Promise<Identity>;
};

/** Development only: mints an ID token for any name. */
export type MintIdentity = (person: { email: string; name: string; nonce: string }) => Promise<string>;
