import { isLoopback } from '../addresses.ts';
import type { Environment, Name, Variables } from './environment-variables.ts';

/** The settings that a production installation requires, and those that it forbids. */
export function productionProblems(variables: Variables): string[] {
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
    problems.push('GOOGLE_JWKS_URL can only be changed outside production');
  }
  if (variables.GOOGLE_ISSUERS) problems.push('GOOGLE_ISSUERS can only be changed outside production');
  if (/\bhttp:/i.test(variables.ALLOWED_PROVIDER_HOSTS ?? '')) {
    problems.push(
      `ALLOWED_PROVIDER_HOSTS=${variables.ALLOWED_PROVIDER_HOSTS} must name https hosts in production`,
    );
  }
  if (variables.RATE_LIMITS === 'off') {
    problems.push('RATE_LIMITS=off is not allowed in production: remove it');
  }
  if (/^http:/i.test(variables.MIXPANEL_API_HOST ?? '')) {
    problems.push(`MIXPANEL_API_HOST=${variables.MIXPANEL_API_HOST} must be https:// in production`);
  }
  if (variables.ALLOW_DEVELOPMENT_MODE_ON_NETWORK === '1') {
    problems.push('ALLOW_DEVELOPMENT_MODE_ON_NETWORK=1 is not allowed in production: remove it');
  }
  return problems;
}

/** Sign-in and payments without verification must stay on this machine. */
export function developmentProblems(variables: Variables, parsed: Partial<Environment>): string[] {
  if (variables.ALLOW_DEVELOPMENT_MODE_ON_NETWORK === '1') return [];
  const remedy = 'Use a loopback address such as 127.0.0.1, or set ALLOW_DEVELOPMENT_MODE_ON_NETWORK=1';
  const opened = 'would open the development sign-in and the sandbox payments to the network';
  const problems = [];
  if (parsed.HOST && !isLoopback(parsed.HOST)) problems.push(`HOST=${variables.HOST} ${opened}. ${remedy}`);
  const publicHost = parsed.PUBLIC_ORIGIN && new URL(parsed.PUBLIC_ORIGIN).hostname.replace(/^\[|\]$/g, '');
  if (publicHost && !isLoopback(publicHost) && !publicHost.endsWith('.localhost')) {
    problems.push(`PUBLIC_ORIGIN=${variables.PUBLIC_ORIGIN} ${opened}. ${remedy}`);
  }
  return problems;
}

export function sessionProblems(variables: Variables, parsed: Partial<Environment>): string[] {
  const { SESSION_DAYS: days, SESSION_IDLE_DAYS: idleDays } = parsed;
  if (!variables.SESSION_IDLE_DAYS || !days || !idleDays || idleDays <= days) return [];
  return [
    `SESSION_IDLE_DAYS=${idleDays} must be at most SESSION_DAYS, which is ${days}, for example ${days}`,
  ];
}
