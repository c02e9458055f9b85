import { z } from 'zod';
import type { S3Settings } from '../adapters/s3/s3-storage.ts';
import { isLoopback } from '../addresses.ts';

const bucketName = 'S3_BUCKET';

/** The settings of S3-compatible storage, each validated on its own. */
export const storageVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z\d][\w.-]{1,61}[A-Za-z\d]$/, 'must be the name of a bucket, for example hookline-files')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z\d-]{1,50}$/, 'must be the name of a region, for example eu-central-1')
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine(
      (value) => /^https?:\/\/[^?#@\\\s]+$/i.test(value) && URL.canParse(value),
      'must be http:// or https:// without a question mark, for example https://s3.example.com',
    )
    .optional(),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{3,200}$/, 'must be the id of an access key')
    .optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{6,200}$/, 'must be the secret of an access key')
    .optional(),
  S3_FORCE_PATH_STYLE: z.enum(['0', '1'], { error: 'must be 0 or 1, spelled exactly like this' }).optional(),
};

type Name = keyof typeof storageVariables;
type Variables = Partial<Record<Name, string>>;
type Values = Partial<{ [N in Name]: z.output<(typeof storageVariables)[N]> }>;

export const storageSecrets = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const examples = {
  S3_REGION: ', for example eu-central-1; us-east-1 where the server knows no regions, auto at Cloudflare',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
} as const;

/** Problems of the storage settings in combination. */
export function storageProblems(variables: Variables, values: Values, production: boolean): string[] {
  if (!variables[bucketName]) {
    const orphans = (Object.keys(storageVariables) as Name[]).filter((name) => variables[name]);
    return orphans.length > 0
      ? [`${orphans.join(', ')} ${orphans.length > 1 ? 'are' : 'is'} set, but not ${bucketName}`]
      : [];
  }
  const problems = Object.entries(examples)
    .filter(([name]) => !variables[name as Name])
    .map(([name, example]) => `${name} must be set with ${bucketName}${example}`);
  const endpoint = values.S3_ENDPOINT && new URL(values.S3_ENDPOINT);
  if (production && endpoint && endpoint.protocol === 'http:') {
    if (!isLoopback(endpoint.hostname.replace(/^\[|\]$/g, '')))
      problems.push('S3_ENDPOINT must be https:// in production, unless the server runs on this machine');
  }
  return problems;
}

/** Null: a folder on this machine. The settings must be valid. */
export function storageSettings(values: Values): S3Settings | null {
  if (!values.S3_BUCKET) return null;
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION!,
    endpoint: values.S3_ENDPOINT ?? null,
    // Amazon requires the bucket in the host name; self-hosted servers rarely have a host name per
    // bucket.
    forcePathStyle: values.S3_FORCE_PATH_STYLE
      ? values.S3_FORCE_PATH_STYLE === '1'
      : Boolean(values.S3_ENDPOINT),
    accessKeyId: values.S3_ACCESS_KEY_ID!,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY!,
  };
}
