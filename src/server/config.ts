import path from 'node:path';
import { z } from 'zod';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  /** Where browsers reach the app, when it is not http://HOST:PORT. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: optional,
  /** Signs file addresses; embedded mode makes its own and keeps it in DATA_DIR. */
  SIGNING_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  FFMPEG_PATH: optional,
  FFPROBE_PATH: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(2),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_ISSUERS: z.string().default('https://accounts.google.com,accounts.google.com'),
  CONTENT_EDITORS: optional,
  ALLOW_DEVELOPMENT_MODE_ON_NETWORK: z.enum(['', '0', '1']).default('0'),
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
  workerConcurrency: number;
  google: { clientId: string; jwksUrl: string; issuers: string[] } | null;
  /** E-mail addresses, or '*' for everybody. */
  contentEditors: '*' | string[];
  /** As it was read, for the processes that this one starts. */
  environment: NodeJS.ProcessEnv;
};

/** Thrown at start with every problem at once, so that nobody mends settings one start at a time. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Environment = z.output<typeof environmentSchema>;

function productionProblems(environment: Environment): string[] {
  const required = [
    'DATABASE_URL',
    'PUBLIC_ORIGIN',
    'SIGNING_SECRET',
    'GOOGLE_CLIENT_ID',
    'CONTENT_EDITORS',
  ] as const;
  const problems = required
    .filter((name) => !environment[name])
    .map((name) => `${name} must be set in production`);
  if (environment.PUBLIC_ORIGIN?.startsWith('http:'))
    problems.push('PUBLIC_ORIGIN must be https in production');
  if (!environment.GOOGLE_JWKS_URL.startsWith('https://www.googleapis.com/')) {
    problems.push('GOOGLE_JWKS_URL may be changed outside production only');
  }
  problems.push('No payment provider for production is built yet: the sandbox provider never runs there');
  return problems;
}

function developmentProblems(environment: Environment): string[] {
  if (loopback.has(environment.HOST) || environment.ALLOW_DEVELOPMENT_MODE_ON_NETWORK === '1') return [];
  return [
    `HOST=${environment.HOST} would open the development sign-in and the sandbox payments to the network: ` +
      'use a loopback address, or say ALLOW_DEVELOPMENT_MODE_ON_NETWORK=1',
  ];
}

/** The only reader of the environment. Throws SettingsError. */
export function readSettings(variables: NodeJS.ProcessEnv = process.env): Settings {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const environment = parsed.data;
  const production = environment.NODE_ENV === 'production';
  const problems = production ? productionProblems(environment) : developmentProblems(environment);
  if (problems.length > 0) throw new SettingsError(problems);
  const list = (text: string): string[] =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  return {
    production,
    port: environment.PORT,
    host: environment.HOST,
    dataFolder: path.resolve(environment.DATA_DIR),
    publicOrigin: environment.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? null,
    databaseUrl: environment.DATABASE_URL ?? null,
    signingSecret: environment.SIGNING_SECRET ?? null,
    ffmpegPath: environment.FFMPEG_PATH ?? null,
    ffprobePath: environment.FFPROBE_PATH ?? null,
    logLevel: environment.LOG_LEVEL,
    sessionDays: environment.SESSION_DAYS,
    workerConcurrency: environment.WORKER_CONCURRENCY,
    google: environment.GOOGLE_CLIENT_ID
      ? {
          clientId: environment.GOOGLE_CLIENT_ID,
          jwksUrl: environment.GOOGLE_JWKS_URL,
          issuers: list(environment.GOOGLE_ISSUERS),
        }
      : null,
    contentEditors:
      environment.CONTENT_EDITORS === undefined || environment.CONTENT_EDITORS === '*'
        ? '*'
        : list(environment.CONTENT_EDITORS),
    environment: variables,
  };
}
