/** Who the identity provider says a person is. */
export type Identity = {
  /** One spelling for each provider: with `subject` it is the key of the account. */
  issuer: string;
  subject: string;
  email: string;
  name: string;
  picture: string | null;
};

export type IdentityVerifier = {
  /** What the browser needs in order to obtain a credential. */
  signInOptions: { provider: 'google' | 'development'; googleClientId: string | null };
  /**
   * Answers whom an ID token names. Throws `invalid_credential` when it cannot be trusted or carries another nonce
   * than the expected one, `provider_failed` when the provider's keys cannot be had.
   */
  verify(credential: string, expectedNonce: string): Promise<Identity>;
};

/** Development only: makes an ID token for anybody. */
export type MintIdentity = (person: { email: string; name: string; nonce: string }) => Promise<string>;
