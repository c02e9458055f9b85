import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://hookline@database/hookline',
  PUBLIC_ORIGIN: 'https://hookline.example.com',
  SIGNING_SECRET: 's'.repeat(32),
  GOOGLE_CLIENT_ID: '1.apps.googleusercontent.com',
  CONTENT_EDITORS: 'editor@example.com',
  SUPPORT_EMAIL: 'support@example.com',
  DODO_PAYMENTS_API_KEY: 'key_1234567890',
  DODO_PAYMENTS_WEBHOOK_KEY: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
  DODO_PRODUCTS: 'starter:pdt_1,creator:pdt_2,pro:pdt_3,studio:pdt_4',
  DODO_ENV: 'live_mode',
};
/** Settings reported as missing individually; the others depend on the API key. */
const alone = Object.keys(production).filter((name) => name !== 'NODE_ENV' && !name.startsWith('DODO_'));

test('without settings the app runs in development on this machine only', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    dataFolder: path.resolve('data'),
    publicOrigin: null,
    databaseUrl: null,
    google: null,
    analytics: null,
    contentEditors: '*',
  });
});

test('an empty setting counts as unset', () => {
  const names = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'PUBLIC_ORIGIN', 'SIGNING_SECRET', 'DATABASE_URL'];
  const more = ['LOG_LEVEL', 'SESSION_DAYS', 'WORKER_CONCURRENCY', 'GOOGLE_JWKS_URL', 'GOOGLE_ISSUERS'];
  const last = ['CONTENT_EDITORS', 'FFMPEG_PATH', 'ALLOW_DEVELOPMENT_MODE_ON_NETWORK', 'GOOGLE_CLIENT_ID'];
  const analytics = ['MIXPANEL_TOKEN', 'MIXPANEL_API_HOST'];
  const empty = Object.fromEntries([...names, ...more, ...last, ...analytics].map((name) => [name, '']));
  expect({ ...readSettings(empty), environment: {} }).toEqual({ ...readSettings({}), environment: {} });
  expect({ ...readSettings({ PORT: ' ' }), environment: {} }).toEqual({
    ...readSettings({}),
    environment: {},
  });
});

test.each([
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', 'Production'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000abc'],
  ['PORT', '1e3'],
  ['PORT', '80.5'],
  ['HOST', 'localhost:3000'],
  ['HOST', 'http://127.0.0.1'],
  ['PUBLIC_ORIGIN', 'http://localhost:3000/app'],
  ['PUBLIC_ORIGIN', 'http://localhost:3000/?'],
  ['PUBLIC_ORIGIN', 'http://localhost:3000//'],
  ['PUBLIC_ORIGIN', 'http://localhost:3000#top'],
  ['PUBLIC_ORIGIN', 'http://name@localhost:3000'],
  ['PUBLIC_ORIGIN', 'http://localhost:99999'],
  ['PUBLIC_ORIGIN', 'localhost:3000'],
  ['PUBLIC_ORIGIN', 'ftp://localhost'],
  ['MIXPANEL_TOKEN', 'a; b'],
  ['MIXPANEL_API_HOST', '/mp'],
  ['MIXPANEL_API_HOST', 'https://mp.example.com;'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_DAYS', '0'],
  ['SESSION_IDLE_DAYS', '31'],
  ['TRUSTED_PROXIES', 'proxy.internal'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '127.0.0.1 10.0.0.1'],
  ['RATE_LIMITS', 'no'],
  ['LANDING_TRY', 'no'],
  ['ALLOWED_PROVIDER_HOSTS', 'queue.fal.run/path'],
  ['ALLOWED_PROVIDER_HOSTS', 'somebody@queue.fal.run'],
  ['CONTENT_EDITORS', 'somebody'],
  ['CONTENT_EDITORS', 'editor@example.com,*'],
  ['WORKER_CONCURRENCY', '65'],
  ['GOOGLE_JWKS_URL', 'certs'],
  ['ALLOW_DEVELOPMENT_MODE_ON_NETWORK', 'yes'],
  ['SUPPORT_EMAIL', 'support'],
  ['SUPPORT_EMAIL', '<b>@example.com'],
  ['SOCIAL_X_URL', 'javascript:alert(1)'],
  ['SOCIAL_FACEBOOK_URL', 'http://facebook.com/hookline'],
])('%s=%s is rejected with its name, value and requirement', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${name}=${value} must be`);
});

test('every rejected number and URL comes with an example', () => {
  for (const name of ['PORT', 'HOST', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'SIGNING_SECRET', 'SESSION_DAYS']) {
    expect(problemsOf({ [name]: '?' })).toEqual([expect.stringContaining('for example')]);
  }
});

test('possible secrets are not repeated', () => {
  const problems = problemsOf({ SIGNING_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@localhost' });
  expect(problems).toHaveLength(2);
  expect(problems.join('\n')).not.toContain('hunter2');
});

test('every problem is reported at once, including those of production', () => {
  const problems = problemsOf({ NODE_ENV: 'production', PORT: 'x', LOG_LEVEL: 'loud' });
  for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'SIGNING_SECRET']) {
    expect(problems).toContainEqual(expect.stringContaining(name));
  }
  expect(problemsOf({ HOST: '0.0.0.0', PORT: 'x' })).toHaveLength(2);
});

test('a public origin loses its trailing slash and nothing else', () => {
  const originOf = (value: string): string | null => readSettings({ PUBLIC_ORIGIN: value }).publicOrigin;
  expect(originOf('http://localhost:8080/')).toBe('http://localhost:8080');
  expect(originOf('http://[::1]:8080')).toBe('http://[::1]:8080');
});

test('analytics are enabled by a token and sent to their host', () => {
  const token = { MIXPANEL_TOKEN: 'abc123' };
  expect(readSettings(token).analytics).toEqual({
    token: 'abc123',
    apiHost: 'https://api-js.mixpanel.com',
  });
  expect(readSettings({ ...token, MIXPANEL_API_HOST: 'http://127.0.0.1:99/' }).analytics?.apiHost).toBe(
    'http://127.0.0.1:99',
  );
  expect(readSettings({ MIXPANEL_API_HOST: 'https://api-eu.mixpanel.com' }).analytics).toBeNull();
});

test('an IPv6 host is accepted with and without brackets', () => {
  expect(readSettings({ HOST: '::1' }).host).toBe('::1');
  expect(readSettings({ HOST: '[::1]' }).host).toBe('::1');
});

test('an unused session lasts 14 days, or its whole lifetime if shorter', () => {
  expect(readSettings({}).sessionIdleDays).toBe(14);
  expect(readSettings({ SESSION_DAYS: '7' }).sessionIdleDays).toBe(7);
  expect(readSettings({ SESSION_IDLE_DAYS: '3' }).sessionIdleDays).toBe(3);
  expect(readSettings({ SESSION_DAYS: '7', SESSION_IDLE_DAYS: '7' }).sessionIdleDays).toBe(7);
});

test('proxies are trusted by address or network, and none by default', () => {
  expect(readSettings({}).trustedProxies).toEqual([]);
  const trusted = readSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8' }).trustedProxies;
  expect(trusted).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']);
});

test('external endpoints are at fal or on named hosts; in production over https only', () => {
  expect(readSettings({}).allowedProviderHosts).toEqual(['queue.fal.run']);
  const ALLOWED_PROVIDER_HOSTS = 'Queue.fal.run, http://127.0.0.1:9000';
  expect(readSettings({ ALLOWED_PROVIDER_HOSTS }).allowedProviderHosts).toEqual([
    'queue.fal.run',
    'http://127.0.0.1:9000',
  ]);
  expect(problemsOf({ ...production, ALLOWED_PROVIDER_HOSTS })).toEqual([
    `ALLOWED_PROVIDER_HOSTS=${ALLOWED_PROVIDER_HOSTS} must name https hosts in production`,
  ]);
});

test('editors are all users, or those with the named addresses', () => {
  expect(readSettings({}).contentEditors).toBe('*');
  expect(readSettings({ CONTENT_EDITORS: 'a@example.com, b@example.com' }).contentEditors).toEqual([
    'a@example.com',
    'b@example.com',
  ]);
});

describe('production', () => {
  test('reports everything missing and every development setting at once @accounts-009', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      ALLOW_DEVELOPMENT_MODE_ON_NETWORK: '1',
      SESSION_DAYS: '1',
      SESSION_IDLE_DAYS: '2',
    });
    const named = [
      ...alone,
      'DODO_PAYMENTS_API_KEY',
      'RATE_LIMITS',
      'ALLOW_DEVELOPMENT',
      'SESSION_IDLE_DAYS',
    ];
    for (const name of named) expect(problems).toContainEqual(expect.stringContaining(name));
    expect(problems).toHaveLength(named.length);
  });

  test('starts with complete settings', () => {
    expect(readSettings(production)).toMatchObject({ production: true, dodo: { mode: 'live_mode' } });
  });

  test.each(alone)('requires %s @accounts-008', (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toEqual([
      expect.stringContaining(`${name} must be set in production`),
    ]);
  });

  test.each([
    ['PUBLIC_ORIGIN', 'http://hookline.example.com'],
    ['GOOGLE_JWKS_URL', 'https://keys.example.com/'],
    ['GOOGLE_ISSUERS', 'https://issuer.example.com'],
    ['RATE_LIMITS', 'off'],
    ['MIXPANEL_API_HOST', 'http://mixpanel.example.com'],
    ['ALLOW_DEVELOPMENT_MODE_ON_NETWORK', '1'],
    ['DODO_ENV', 'test_mode'],
    ['DODO_PAYMENTS_BASE_URL', 'http://127.0.0.1:4000'],
    ['DODO_PAYMENTS_BASE_URL', 'http://test.dodopayments.com'],
    ['DODO_PAYMENTS_BASE_URL', 'https://dodopayments.com.example'],
    ['DODO_PAYMENTS_BASE_URL', 'https://evildodopayments.com'],
  ])('rejects %s=%s', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  test('accepts a custom URL for Dodo Payments', () => {
    const live = { ...production, DODO_PAYMENTS_BASE_URL: 'https://live.dodopayments.com' };
    expect(readSettings(live).dodo?.baseUrl).toBe('https://live.dodopayments.com');
  });

  test('never runs the sandbox provider @payments-023', () => {
    const others = Object.entries(production).filter(([name]) => !name.startsWith('DODO_'));
    expect(problemsOf(Object.fromEntries(others))).toEqual([
      expect.stringContaining('DODO_PAYMENTS_API_KEY must be set in production'),
    ]);
  });
});

describe('payments', () => {
  const { DODO_PAYMENTS_API_KEY, DODO_PAYMENTS_WEBHOOK_KEY, DODO_PRODUCTS } = production;
  const dodo = { DODO_PAYMENTS_API_KEY, DODO_PAYMENTS_WEBHOOK_KEY, DODO_PRODUCTS };

  test('use the sandbox without a key, and Dodo Payments in test mode with one @payments-022', () => {
    expect(readSettings({}).dodo).toBeNull();
    expect(readSettings(dodo).dodo).toEqual({
      apiKey: DODO_PAYMENTS_API_KEY,
      webhookKey: DODO_PAYMENTS_WEBHOOK_KEY,
      baseUrl: null,
      mode: 'test_mode',
      products: { starter: 'pdt_1', creator: 'pdt_2', pro: 'pdt_3', studio: 'pdt_4' },
    });
  });

  test.each([
    ['only a key', { DODO_PAYMENTS_API_KEY }, ['DODO_PAYMENTS_WEBHOOK_KEY', 'DODO_PRODUCTS']],
    [
      'everything except the key',
      { DODO_PRODUCTS, DODO_ENV: 'live_mode' },
      ['but not DODO_PAYMENTS_API_KEY'],
    ],
    [
      'a package without a product',
      { ...dodo, DODO_PRODUCTS: 'starter:pdt_1,creator:pdt_2,pro:pdt_3' },
      ['studio'],
    ],
    ['a product of an unknown package', { ...dodo, DODO_PRODUCTS: `${DODO_PRODUCTS},gold:pdt_5` }, ['gold']],
    [
      'a duplicate product',
      { ...dodo, DODO_PRODUCTS: DODO_PRODUCTS.replace('pdt_4', 'pdt_1') },
      ['one product'],
    ],
    ['malformed products', { ...dodo, DODO_PRODUCTS: 'starter' }, ['DODO_PRODUCTS=starter must be']],
    [
      'a malformed webhook key',
      { ...dodo, DODO_PAYMENTS_WEBHOOK_KEY: 'hunter 2' },
      ['DODO_PAYMENTS_WEBHOOK_KEY'],
    ],
    ['an unknown mode', { ...dodo, DODO_ENV: 'live' }, ['DODO_ENV=live must be test_mode or live_mode']],
    [
      'a malformed URL',
      { ...dodo, DODO_PAYMENTS_BASE_URL: 'localhost' },
      ['DODO_PAYMENTS_BASE_URL=localhost must be'],
    ],
  ])('%s is rejected', (_name, environment, parts) => {
    const problems = problemsOf(environment);
    expect(problems).toEqual(parts.map((part) => expect.stringContaining(part)));
    expect(problems.join()).not.toContain('hunter');
  });
});

describe('development mode', () => {
  test.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '127.evil.example'],
    ['PUBLIC_ORIGIN', 'https://hookline.example.com'],
  ])('%s=%s exposes it to the network and needs explicit permission', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining('to the network')]);
    expect(problemsOf({ [name]: value, ALLOW_DEVELOPMENT_MODE_ON_NETWORK: '1' })).toEqual([]);
  });

  test.each([
    ['HOST', '127.0.0.2'],
    ['HOST', 'localhost'],
    ['PUBLIC_ORIGIN', 'http://127.0.0.1:3000'],
    ['PUBLIC_ORIGIN', 'http://[::1]:3000'],
  ])('%s=%s stays on this machine', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });
});
