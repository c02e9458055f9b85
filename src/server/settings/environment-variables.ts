import { isIP } from 'node:net';
import { z } from 'zod';
import { credentialSecrets, credentialVariables } from './credential-settings.ts';
import { engineSecrets, engineVariables } from './engine-settings.ts';
import { paymentSecrets, paymentVariables } from './payment-settings.ts';
import { storageSecrets, storageVariables } from './storage-settings.ts';

/** Parses `a, b` into a list. */
export const readList = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const text = z.string().optional();

const wholeNumber = (smallest: number, largest: number, example: number) =>
  z
    .string()
    .default(String(example))
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= smallest && Number(value) <= largest, {
      error: `must be a whole number from ${smallest} to ${largest}, for example ${example}`,
    })
    .transform(Number);

const oneOf = <Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, { error: `must be ${choices.join(' or ')}, spelled exactly like this` });

const isHost = (value: string): boolean =>
  isIP(value) !== 0 || /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i.test(value);

const isNetwork = (value: string): boolean => {
  const [address = '', prefix, ...more] = value.split('/');
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : 0;
  const isPrefix = prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
  return bits > 0 && more.length === 0 && isPrefix;
};

const providerOrigin = (host: string): string => (/^https?:/i.test(host) ? host : `https://${host}`);

const isUrl = (value: string, shape: RegExp): boolean => shape.test(value) && URL.canParse(value);

const profileAddress = z
  .string()
  .refine(
    (value) => isUrl(value, /^https:\/\/[^\s"<>]+$/i),
    'must be an https address, for example https://x.com/hookline',
  );

/** Every setting, validated on its own. */
export const environmentSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z
    .string()
    .default('127.0.0.1')
    .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
    .refine(isHost, 'must be an address or a name without port, for example 127.0.0.1 or ::1'),
  DATA_DIR: z.string().default('data'),
  /** The app's URL for browsers, if it is not http://HOST:PORT. */
  PUBLIC_ORIGIN: z
    .string()
    .refine(
      (value) => isUrl(value, /^https?:\/\/[^/?#@\\\s]+\/?$/i),
      'must be http:// or https:// with a host and perhaps a port, and nothing after them, for example https://hookline.example.com',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => isUrl(value, /^postgres(ql)?:\/\/\S+$/),
      'must be the address of a PostgreSQL server, for example postgresql://hookline:password@localhost:5432/hookline',
    )
    .optional(),
  /** Signs file URLs; embedded mode generates one and stores it in DATA_DIR. */
  SIGNING_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters, for example what "openssl rand -base64 32" prints')
    .optional(),
  /** The bearer token required for /metrics. */
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters, for example what "openssl rand -base64 32" prints')
    .optional(),
  FFMPEG_PATH: text,
  FFPROBE_PATH: text,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SESSION_DAYS: wholeNumber(1, 365, 30),
  /** Default: 14 days, or SESSION_DAYS if shorter. */
  SESSION_IDLE_DAYS: wholeNumber(1, 365, 14),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (value) => readList(value).every(isNetwork),
      'must be addresses or networks separated by commas, for example 127.0.0.1,10.0.0.0/8',
    )
    .optional(),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  LANDING_TRY: oneOf(['on', 'off']).default('on'),
  WORKER_CONCURRENCY: wholeNumber(1, 64, 2),
  ...storageVariables,
  ...paymentVariables,
  ...engineVariables,
  ...credentialVariables,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_JWKS_URL: z
    .string()
    .default('https://www.googleapis.com/oauth2/v3/certs')
    .refine(
      (value) => isUrl(value, /^https?:\/\/\S+$/),
      'must be an http:// or https:// address, for example https://www.googleapis.com/oauth2/v3/certs',
    ),
  GOOGLE_ISSUERS: z.string().default('https://accounts.google.com,accounts.google.com'),
  MIXPANEL_TOKEN: z
    .string()
    .refine((value) => /^[\w-]{1,100}$/.test(value), 'must be the token of a Mixpanel project')
    .optional(),
  MIXPANEL_API_HOST: z
    .string()
    .default('https://api-js.mixpanel.com')
    .refine(
      (value) => isUrl(value, /^https?:\/\/[^/?#@\\\s;,]+\/?$/i),
      'must be http:// or https:// with a host and perhaps a port, and nothing after them, for example https://api-eu.mixpanel.com',
    )
    .transform((value) => new URL(value).origin),
  ALLOWED_PROVIDER_HOSTS: z
    .string()
    .default('queue.fal.run')
    .refine(
      (value) => readList(value).every((host) => isUrl(providerOrigin(host), /^https?:\/\/[^/?#@\s]+$/i)),
      'must be hosts separated by commas, perhaps with a port, for example queue.fal.run',
    ),
  CONTENT_EDITORS: z
    .string()
    .refine(
      (value) => value === '*' || readList(value).every((item) => z.email().safeParse(item).success),
      'must be * or e-mail addresses separated by commas, for example editor@example.com',
    )
    .optional(),
  SUPPORT_EMAIL: z
    .string()
    .default('support@hookline.example')
    .refine(
      (value) => z.email().safeParse(value).success,
      'must be an e-mail address, for example support@hookline.example.com',
    ),
  SOCIAL_X_URL: profileAddress.optional(),
  SOCIAL_LINKEDIN_URL: profileAddress.optional(),
  SOCIAL_FACEBOOK_URL: profileAddress.optional(),
  ALLOW_DEVELOPMENT_MODE_ON_NETWORK: oneOf(['0', '1']).default('0'),
});

export type Name = keyof typeof environmentSchema.shape;
/** The raw values. */
export type Variables = Partial<Record<Name, string>>;
export type Environment = z.output<typeof environmentSchema>;

/** Settings whose values are never displayed. */
export const secretNames = new Set<Name>([
  'DATABASE_URL',
  'SIGNING_SECRET',
  'METRICS_TOKEN',
  ...storageSecrets,
  ...paymentSecrets,
  ...engineSecrets,
  ...credentialSecrets,
]);
