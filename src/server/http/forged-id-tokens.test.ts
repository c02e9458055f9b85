import { createHmac, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountsFront } from '../../../tests/helpers/accounts-front.ts';
import {
  developmentProvider,
  googleLikeProvider,
  idToken,
  nowSeconds,
  type TestProvider,
} from '../../../tests/helpers/identity-providers.ts';
import { googleIdentity } from '../adapters/google/google-identity.ts';

const strangerKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const signAsStranger = (text: string): Buffer => sign('sha256', Buffer.from(text), strangerKey);

const forgeries: Record<string, (provider: TestProvider, nonce: string) => string> = {
  'another audience': (provider, nonce) => idToken(provider, { nonce, aud: 'another-client' }),
  'several audiences': (provider, nonce) =>
    idToken(provider, { nonce, aud: [provider.audience, 'another-client'] }),
  'another issuer': (provider, nonce) => idToken(provider, { nonce, iss: 'https://accounts.example.com' }),
  'an expiry in the past': (provider, nonce) =>
    idToken(provider, { nonce, iat: nowSeconds() - 900, exp: nowSeconds() - 90 }),
  'an age over one hour': (provider, nonce) => idToken(provider, { nonce, iat: nowSeconds() - 3_700 }),
  'no expiry': (provider, nonce) => idToken(provider, { nonce, exp: undefined }),
  'a foreign key under the right key id': (provider, nonce) =>
    idToken(provider, { nonce }, {}, signAsStranger),
  'an unknown key id': (provider, nonce) => idToken(provider, { nonce }, { kid: 'unknown' }, signAsStranger),
  'a key of its own in the header': (provider, nonce) =>
    idToken(
      provider,
      { nonce },
      { kid: undefined, jwk: createPublicKey(strangerKey).export({ format: 'jwk' }) },
      signAsStranger,
    ),
  'alg none': (provider, nonce) => idToken(provider, { nonce }, { alg: 'none' }, () => Buffer.alloc(0)),
  'HS256 signed with the public key': (provider, nonce) => {
    const publicPem = createPublicKey(provider.privateKey).export({ type: 'spki', format: 'pem' });
    return idToken(provider, { nonce }, { alg: 'HS256' }, (text) =>
      createHmac('sha256', publicPem).update(text).digest(),
    );
  },
  'an unverified e-mail': (provider, nonce) => idToken(provider, { nonce, email_verified: false }),
  'an e-mail with email_verified as text': (provider, nonce) =>
    idToken(provider, { nonce, email_verified: 'true' }),
  'another nonce': (provider) => idToken(provider, { nonce: 'another' }),
  'no nonce': (provider) => idToken(provider, {}),
  'no subject': (provider, nonce) => idToken(provider, { nonce, sub: '' }),
  'claims changed after signing': (provider, nonce) => {
    const [header, , signature] = idToken(provider, { nonce }).split('.');
    const claims = idToken(provider, { nonce, sub: 'somebody-else' }).split('.')[1];
    return `${header}.${claims}.${signature}`;
  },
  'no token': () => 'nonsense',
};

const providers = { development: developmentProvider, google: googleLikeProvider };

describe.each(Object.entries(providers))('%s ID tokens', (_name, openProvider) => {
  test('a valid one opens a session, and on first use creates an account with an empty wallet @accounts-001', async () => {
    const provider = await openProvider();
    const { database, beginSignIn, trade, me } = await accountsFront(provider);
    const first = await beginSignIn();
    const reply = await trade(idToken(provider, { nonce: first.nonce }), first.cookie);
    expect(reply.statusCode).toBe(200);
    const { token: session, user, created } = reply.json();
    expect(created).toBe(true);
    expect(user).toMatchObject({ name: 'Ada', email: 'ada@example.com', picture: null });
    expect((await me(session)).json()).toEqual({ user, isEditor: false });
    expect(await database.selectFrom('wallets').selectAll().execute()).toEqual([
      { user_id: user.id, available_credits: 0, held_credits: 0, owner_erased_at: null },
    ]);

    const again = await beginSignIn();
    const second = await trade(
      idToken(provider, { nonce: again.nonce, email: 'ada@new.example.com' }),
      again.cookie,
    );
    expect(second.json()).toMatchObject({
      created: false,
      user: { id: user.id, email: 'ada@new.example.com' },
    });
    expect(second.json().token).not.toBe(session);
  });

  test.each(Object.entries(forgeries))('%s is rejected', async (_name, forge) => {
    const provider = await openProvider();
    const { beginSignIn, trade, countUsers } = await accountsFront(provider);
    const { nonce, cookie } = await beginSignIn();
    const reply = await trade(forge(provider, nonce), cookie);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().error).toBe('invalid_credential');
    expect(await countUsers()).toBe(0);
  });

  test('a token with a used nonce is rejected, even twenty times concurrently', async () => {
    const provider = await openProvider();
    const { beginSignIn, trade } = await accountsFront(provider);
    const { nonce, cookie } = await beginSignIn();
    const credential = idToken(provider, { nonce });
    const replies = await Promise.all(Array.from({ length: 20 }, () => trade(credential, cookie)));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    const late = await trade(credential, cookie);
    expect(late.json().error).toBe('invalid_credential');
  });

  test('a valid token from another browser is rejected', async () => {
    const provider = await openProvider();
    const { beginSignIn, trade } = await accountsFront(provider);
    const { nonce } = await beginSignIn();
    const other = await beginSignIn();
    expect((await trade(idToken(provider, { nonce }), other.cookie)).statusCode).toBe(401);
    expect((await trade(idToken(provider, { nonce }))).statusCode).toBe(401);
    const invented = randomUUID();
    expect(
      (await trade(idToken(provider, { nonce: invented }), `hookline_nonce=${invented}`)).json().error,
    ).toBe('invalid_credential');
  });
});

test('both spellings of the provider’s issuer lead to the same account', async () => {
  const provider = await googleLikeProvider();
  const { beginSignIn, trade, countUsers } = await accountsFront(provider);
  for (const iss of ['https://accounts.google.com', 'accounts.google.com']) {
    const { nonce, cookie } = await beginSignIn();
    expect((await trade(idToken(provider, { nonce, iss }), cookie)).statusCode).toBe(200);
  }
  expect(await countUsers()).toBe(1);
});

test('unavailable keys are reported as a provider failure', async () => {
  const provider = await googleLikeProvider();
  const identity = googleIdentity({
    clientId: provider.audience,
    jwksUrl: 'http://127.0.0.1:9/certs',
    issuers: [provider.issuer],
  });
  const { beginSignIn, trade } = await accountsFront({ ...provider, identity });
  const { nonce, cookie } = await beginSignIn();
  expect((await trade(idToken(provider, { nonce }), cookie)).json().error).toBe('provider_failed');
});
