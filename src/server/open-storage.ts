import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmbeddedStorage } from './adapters/embedded-storage.ts';
import { keepPrivateFile } from './adapters/private-file.ts';
import { openS3Storage, type S3Settings } from './adapters/s3-storage.ts';
import type { Settings } from './config.ts';
import { StartError } from './errors.ts';
import type { Storage } from './ports/storage.ts';

/** Where files lie: in a bucket when one is set, else in the data folder. Throws StartError. */
export async function openStorage(
  settings: Pick<Settings, 's3' | 'dataFolder' | 'signingSecret'>,
): Promise<Storage> {
  const { s3, dataFolder } = settings;
  const signingSecret = settings.signingSecret ?? (await keepSigningSecret(dataFolder));
  if (!s3) return createEmbeddedStorage({ folder: path.join(dataFolder, 'storage'), signingSecret });
  const storage = await openS3Storage({ ...s3, signingSecret });
  await tryOut(storage).catch((error: unknown) => {
    throw new StartError(describeFailure(s3, error));
  });
  return storage;
}

const keepSigningSecret = (dataFolder: string): Promise<string> =>
  keepPrivateFile(path.join(dataFolder, 'signing-secret'), async () => randomBytes(32).toString('base64url'));

/** A key that may look but not write would be found out by the first customer. */
async function tryOut(storage: Storage): Promise<void> {
  await storage.check();
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-probe-'));
  try {
    const probe = path.join(folder, 'probe');
    await writeFile(probe, 'Hookline may write here.\n');
    await storage.put('system/probe', probe);
    await storage.fetch('system/probe', folder);
    await storage.remove('system/probe');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const hints: Record<string, string> = {
  NoSuchBucket: 'Make the bucket first; the app makes none.',
  InvalidAccessKeyId: 'See S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'See S3_SECRET_ACCESS_KEY.',
  PermanentRedirect: 'See S3_REGION.',
  AuthorizationHeaderMalformed: 'See S3_REGION.',
  AccessDenied: 'The key must be allowed to list the bucket and to read, write and delete files in it.',
};

function describeFailure({ bucket, endpoint, region }: S3Settings, error: unknown): string {
  const cause = ((error as Error).cause ?? error) as Error & { code?: unknown };
  const code = typeof cause.code === 'string' ? cause.code : cause.name;
  const reason = `${code}: ${cause.message}`.replace(/[.:\s]+$/, '');
  const where = endpoint ?? `Amazon S3, ${region}`;
  const hint = hints[code] ?? 'See S3_ENDPOINT and whether this machine reaches it.';
  return `The bucket ${bucket} (${where}) cannot be used: ${(error as Error).message}, ${reason}. ${hint}`;
}
