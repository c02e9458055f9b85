import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { isLoopback } from './addresses.ts';
import {
  credentialProblems,
  credentialSecrets,
  credentialSettings,
  credentialVariables,
} from './credential-settings.ts';
import { engineProblems, engineSecrets, engineSettings, engineVariables } from './engine-settings.ts';
import { StartError } from './errors.ts';
import { paymentProblems, paymentSecrets, paymentSettings, paymentVariables } from './payment-settings.ts';

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
  z.enum(choices, { error: `must be ${choices.join(' or ')}, spelled exactly so` });

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

const environmentSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z
    .string()
    .default('127.0.0.1')
    .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
    .refine(isHost, 'must be an address or a name without port, for example 127.0.0.1 or ::1'),
  DATA_DIR: z.string().default('data'),
  /** Where browsers reach the app, when it is not http://HOST:PORT. */
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
  /** Signs file addresses; embedded mode makes its own and keeps it in DATA_DIR. */
  SIGNING_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters, for example what "openssl rand -base64 32" prints')
    .optional(),
  FFMPEG_PATH: text,
  FFPROBE_PATH: text,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SESSION_DAYS: wholeNumber(1, 365, 30),
  /** Unless chosen: 14 days, or what SESSION_DAYS allows. */
  SESSION_IDLE_DAYS: wholeNumber(1, 365, 14),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (value) => readList(value).every(isNetwork),
      'must be addresses or networks separated by commas, for example 127.0.0.1,10.0.0.0/8',
    )
    .optional(),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  WORKER_CONCURRENCY: wholeNumber(1, 64, 2),
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
  ALLOW_DEVELOPMENT_MODE_ON_NETWORK: oneOf(['0', '1']).default('0'),
});

export type Settings = {
  production: boolean;
  port: number;
  host: string;
  dataFolder: string;
  /** Null until the port is known (PORT=0). */
  publicOrigin: string | null;
  databaseUrl: string | null;
  signingSecret: string | null;
  ffmpegPath: string | null;
  ffprobePath: string | null;
  logLevel: string;
  sessionDays: number;
  /** A session that nobody used for so long has ended. */
  sessionIdleDays: number;
  /** Addresses and networks of the proxies in front, which alone may say whose request they hand on. */
  trustedProxies: string[];
  rateLimits: boolean;
  workerConcurrency: number;
  /** Null: the sandbox provider. */
  dodo: ReturnType<typeof paymentSettings>;
  engines: ReturnType<typeof engineSettings>;
  /** Null: videos are signed by a chain that this installation makes for itself. */
  contentCredentials: ReturnType<typeof credentialSettings>;
  google: { clientId: string; jwksUrl: string; issuers: string[] } | null;
  /** Told to every browser: where it sends what is done, and in whose name. */
  analytics: { token: string; apiHost: string } | null;
  /** Hosts that a template's external endpoint may be at; with http:// before it only outside production. */
  allowedProviderHosts: string[];
  /** E-mail addresses, or '*' for everybody. */
  contentEditors: '*' | string[];
  /** Where customers write to; shown on the public pages, the wallet and receipts. */
  supportEmail: string;
  /** As it was read, for the processes that this one starts. */
  environment: NodeJS.ProcessEnv;
};

/** Thrown at start with every problem at once, so that nobody mends settings one start at a time. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Name = keyof typeof environmentSchema.shape;
type Variables = Partial<Record<Name, string>>;

const secretNames = new Set<Name>([
  'DATABASE_URL',
  'SIGNING_SECRET',
  ...paymentSecrets,
  ...engineSecrets,
  ...credentialSecrets,
]);

/** `PORT=` in a file of settings means that nothing was chosen. */
function readVariables(environment: NodeJS.ProcessEnv): Variables {
  const names = Object.keys(environmentSchema.shape) as Name[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

function productionProblems(variables: Variables): string[] {
  const examples = {
    DATABASE_URL: 'postgresql://hookline:password@localhost:5432/hookline',
    PUBLIC_ORIGIN: 'https://hookline.example.com',
    SIGNING_SECRET: 'what "openssl rand -base64 32" prints',
    GOOGLE_CLIENT_ID: '1234.apps.googleusercontent.com',
    CONTENT_EDITORS: 'editor@example.com',
    SUPPORT_EMAIL: 'support@hookline.example.com',
  } as const;
  const problems = Object.entries(examples)
    .filter(([name]) => !variables[name as Name])
    .map(([name, example]) => `${name} must be set in production, for example ${example}`);
  if (/^http:/i.test(variables.PUBLIC_ORIGIN ?? '')) {
    problems.push(`PUBLIC_ORIGIN=${variables.PUBLIC_ORIGIN} must be https:// in production`);
  }
  if (variables.GOOGLE_JWKS_URL && !variables.GOOGLE_JWKS_URL.startsWith('https://www.googleapis.com/')) {
    problems.push('GOOGLE_JWKS_URL may be changed outside production only');
  }
  if (variables.GOOGLE_ISSUERS) problems.push('GOOGLE_ISSUERS may be changed outside production only');
  if (/\bhttp:/i.test(variables.ALLOWED_PROVIDER_HOSTS ?? '')) {
    problems.push(
      `ALLOWED_PROVIDER_HOSTS=${variables.ALLOWED_PROVIDER_HOSTS} must name https hosts in production`,
    );
  }
  if (variables.RATE_LIMITS === 'off') {
    problems.push('RATE_LIMITS=off has no place in production: leave it out');
  }
  if (/^http:/i.test(variables.MIXPANEL_API_HOST ?? '')) {
    problems.push(`MIXPANEL_API_HOST=${variables.MIXPANEL_API_HOST} must be https:// in production`);
  }
  if (variables.ALLOW_DEVELOPMENT_MODE_ON_NETWORK === '1') {
    problems.push('ALLOW_DEVELOPMENT_MODE_ON_NETWORK=1 has no place in production: leave it out');
  }
  return problems;
}

function developmentProblems(variables: Variables, parsed: Partial<Environment>): string[] {
  if (variables.ALLOW_DEVELOPMENT_MODE_ON_NETWORK === '1') return [];
  const remedy = 'Use a loopback address such as 127.0.0.1, or say ALLOW_DEVELOPMENT_MODE_ON_NETWORK=1';
  const opened = 'would open the development sign-in and the sandbox payments to the network';
  const problems = [];
  if (parsed.HOST && !isLoopback(parsed.HOST)) problems.push(`HOST=${variables.HOST} ${opened}. ${remedy}`);
  const publicHost = parsed.PUBLIC_ORIGIN && new URL(parsed.PUBLIC_ORIGIN).hostname.replace(/^\[|\]$/g, '');
  if (publicHost && !isLoopback(publicHost) && !publicHost.endsWith('.localhost')) {
    problems.push(`PUBLIC_ORIGIN=${variables.PUBLIC_ORIGIN} ${opened}. ${remedy}`);
  }
  return problems;
}

type Environment = z.output<typeof environmentSchema>;

/** What is wrong with single settings, and the values of those that are right. */
function parseEach(variables: Variables): { parsed: Partial<Environment>; problems: string[] } {
  const problems: string[] = [];
  const values: [string, unknown][] = [];
  for (const [name, schema] of Object.entries(environmentSchema.shape) as [Name, z.ZodType][]) {
    const result = schema.safeParse(variables[name]);
    if (result.success) values.push([name, result.data]);
    else {
      const shown = secretNames.has(name) ? name : `${name}=${variables[name]}`;
      problems.push(...result.error.issues.map((issue) => `${shown} ${issue.message}`));
    }
  }
  return { parsed: Object.fromEntries(values), problems };
}

const readList = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function sessionProblems(variables: Variables, parsed: Partial<Environment>): string[] {
  const { SESSION_DAYS: days, SESSION_IDLE_DAYS: idleDays } = parsed;
  if (!variables.SESSION_IDLE_DAYS || !days || !idleDays || idleDays <= days) return [];
  return [
    `SESSION_IDLE_DAYS=${idleDays} must be at most SESSION_DAYS, which is ${days}, for example ${days}`,
  ];
}

/** The only reader of the environment. Throws SettingsError. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const variables = readVariables(environment);
  const { parsed, problems } = parseEach(variables);
  if (parsed.NODE_ENV === 'production') problems.push(...productionProblems(variables));
  else problems.push(...developmentProblems(variables, parsed));
  problems.push(...sessionProblems(variables, parsed));
  problems.push(...paymentProblems(variables, parsed, parsed.NODE_ENV === 'production'));
  problems.push(...engineProblems(variables, parsed, parsed.NODE_ENV === 'production'));
  problems.push(...credentialProblems(variables, parsed));
  if (problems.length > 0) throw new SettingsError(problems);
  const values = parsed as Environment;
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    dataFolder: path.resolve(values.DATA_DIR),
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    signingSecret: values.SIGNING_SECRET ?? null,
    ffmpegPath: values.FFMPEG_PATH ?? null,
    ffprobePath: values.FFPROBE_PATH ?? null,
    logLevel: values.LOG_LEVEL,
    sessionDays: values.SESSION_DAYS,
    sessionIdleDays: Math.min(values.SESSION_IDLE_DAYS, values.SESSION_DAYS),
    trustedProxies: readList(values.TRUSTED_PROXIES ?? ''),
    rateLimits: values.RATE_LIMITS === 'on',
    workerConcurrency: values.WORKER_CONCURRENCY,
    dodo: paymentSettings(values),
    engines: engineSettings(values),
    contentCredentials: credentialSettings(values),
    google: values.GOOGLE_CLIENT_ID
      ? {
          clientId: values.GOOGLE_CLIENT_ID,
          jwksUrl: values.GOOGLE_JWKS_URL,
          issuers: readList(values.GOOGLE_ISSUERS),
        }
      : null,
    analytics: values.MIXPANEL_TOKEN
      ? { token: values.MIXPANEL_TOKEN, apiHost: values.MIXPANEL_API_HOST }
      : null,
    allowedProviderHosts: readList(values.ALLOWED_PROVIDER_HOSTS).map((host) => host.toLowerCase()),
    contentEditors:
      values.CONTENT_EDITORS === undefined || values.CONTENT_EDITORS === '*'
        ? '*'
        : readList(values.CONTENT_EDITORS),
    supportEmail: values.SUPPORT_EMAIL,
    environment,
  };
}
