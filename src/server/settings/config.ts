import path from 'node:path';
import type { z } from 'zod';
import type { SocialNetwork } from '#contract/social-networks.ts';
import { credentialProblems, credentialSettings } from './credential-settings.ts';
import { engineProblems, engineSettings } from './engine-settings.ts';
import {
  environmentSchema,
  readList,
  secretNames,
  type Environment,
  type Name,
  type Variables,
} from './environment-variables.ts';
import { StartError } from '../errors.ts';
import { paymentProblems, paymentSettings } from './payment-settings.ts';
import { developmentProblems, productionProblems, sessionProblems } from './settings-problems.ts';
import { storageProblems, storageSettings } from './storage-settings.ts';

export type Settings = {
  production: boolean;
  port: number;
  host: string;
  dataFolder: string;
  /** Null until the port is known (PORT=0). */
  publicOrigin: string | null;
  databaseUrl: string | null;
  signingSecret: string | null;
  /** Null: /metrics needs no token, and in production it is disabled. */
  metricsToken: string | null;
  ffmpegPath: string | null;
  ffprobePath: string | null;
  logLevel: string;
  sessionDays: number;
  /** Sessions unused for this long expire. */
  sessionIdleDays: number;
  /** Addresses and networks of the trusted proxies, whose forwarding headers are used. */
  trustedProxies: string[];
  rateLimits: boolean;
  /** Whether visitors may try a line on the landing page. */
  landingTry: boolean;
  workerConcurrency: number;
  /** Null: files are stored in the data folder. */
  s3: ReturnType<typeof storageSettings>;
  /** Null: the sandbox provider. */
  dodo: ReturnType<typeof paymentSettings>;
  engines: ReturnType<typeof engineSettings>;
  /** Null: videos are signed with a certificate chain that this installation generates. */
  contentCredentials: ReturnType<typeof credentialSettings>;
  google: { clientId: string; jwksUrl: string; issuers: string[] } | null;
  /** Public: every browser gets the analytics host and token. */
  analytics: { token: string; apiHost: string } | null;
  /** Hosts allowed for a template's external endpoint; with an http:// prefix only outside production. */
  allowedProviderHosts: string[];
  /** E-mail addresses, or '*' for every user. */
  contentEditors: '*' | string[];
  /** The support address on public pages, in the wallet and on receipts. */
  supportEmail: string;
  /** URLs of this installation's social profiles; the footer links to those that are set. */
  socialProfiles: Partial<Record<SocialNetwork, string>>;
  /** The environment as read, for child processes. */
  environment: NodeJS.ProcessEnv;
};

/** Thrown at startup with every problem at once, so that settings need not be fixed one by one. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** `PORT=` in an env file means that no value was chosen. */
function readVariables(environment: NodeJS.ProcessEnv): Variables {
  const names = Object.keys(environmentSchema.shape) as Name[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** Problems of individual settings, and the values of the valid ones. */
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

/** The only reader of the environment. Throws SettingsError. */
export function readSettings(
  environment: NodeJS.ProcessEnv = process.env,
  /** Problems of the data folder, reported together with those of the settings. */
  folderProblems: (dataFolder: string) => string[] = () => [],
): Settings {
  const variables = readVariables(environment);
  const { parsed, problems } = parseEach(variables);
  if (parsed.NODE_ENV === 'production') problems.push(...productionProblems(variables));
  else problems.push(...developmentProblems(variables, parsed));
  problems.push(...sessionProblems(variables, parsed));
  problems.push(...storageProblems(variables, parsed, parsed.NODE_ENV === 'production'));
  problems.push(...paymentProblems(variables, parsed, parsed.NODE_ENV === 'production'));
  problems.push(...engineProblems(variables, parsed, parsed.NODE_ENV === 'production'));
  problems.push(...credentialProblems(variables, parsed));
  if (parsed.DATA_DIR) problems.push(...folderProblems(path.resolve(parsed.DATA_DIR)));
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
    metricsToken: values.METRICS_TOKEN ?? null,
    ffmpegPath: values.FFMPEG_PATH ?? null,
    ffprobePath: values.FFPROBE_PATH ?? null,
    logLevel: values.LOG_LEVEL,
    sessionDays: values.SESSION_DAYS,
    sessionIdleDays: Math.min(values.SESSION_IDLE_DAYS, values.SESSION_DAYS),
    trustedProxies: readList(values.TRUSTED_PROXIES ?? ''),
    rateLimits: values.RATE_LIMITS === 'on',
    landingTry: values.LANDING_TRY === 'on',
    workerConcurrency: values.WORKER_CONCURRENCY,
    s3: storageSettings(values),
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
    socialProfiles: {
      ...(values.SOCIAL_X_URL ? { x: values.SOCIAL_X_URL } : {}),
      ...(values.SOCIAL_LINKEDIN_URL ? { linkedin: values.SOCIAL_LINKEDIN_URL } : {}),
      ...(values.SOCIAL_FACEBOOK_URL ? { facebook: values.SOCIAL_FACEBOOK_URL } : {}),
    },
    environment,
  };
}
