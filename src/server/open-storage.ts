import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createEmbeddedStorage } from './adapters/embedded/embedded-storage.ts';
import { readOrCreatePrivateFile } from './adapters/private-file.ts';
import { openS3Storage, type S3Settings } from './adapters/s3/s3-storage.ts';
import type { Settings } from './settings/config.ts';
import { StartError } from './errors.ts';
import type { Storage } from './ports/storage.ts';

/** Opens the configured bucket, or else the data folder. Throws StartError. */
export async function openStorage(
  settings: Pick<Settings, 's3' | 'dataFolder' | 'signingSecret'>,
): Promise<Storage> {
  const { s3, dataFolder } = settings;
  const signingSecret = settings.signingSecret ?? (await readOrCreateSigningSecret(dataFolder));
  if (!s3) return createEmbeddedStorage({ folder: path.join(dataFolder, 'storage'), signingSecret });
  const storage = await openS3Storage({ ...s3, signingSecret });
  const owner = createHmac('sha256', signingSecret).update('the owner of a bucket').digest('base64url');
  const found = await claimBucket(storage, owner).catch((error: unknown) => {
    throw new StartError(describeFailure(s3, error));
  });
  if (found !== owner) throw new StartError(describeOwner(s3));
  return storage;
}

const readOrCreateSigningSecret = (dataFolder: string): Promise<string> =>
  readOrCreatePrivateFile(path.join(dataFolder, 'signing-secret'), async () =>
    randomBytes(32).toString('base64url'),
  );

const ownerKey = 'system/owner';

/**
 * Checks at startup that files can be read, written and removed, which would otherwise fail for the first user. Claims the
 * bucket if it has no owner. Returns the owner.
 */
async function claimBucket(storage: Storage, owner: string): Promise<string> {
  await storage.check();
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-probe-'));
  // Web and worker start at the same moment, so each uses its own probe file.
  const probeKey = `system/probe-${crypto.randomUUID()}`;
  const put = async (key: string, content: string): Promise<void> => {
    const localPath = path.join(folder, 'file');
    await writeFile(localPath, content);
    await storage.put(key, localPath);
  };
  try {
    await put(probeKey, 'Hookline may write here.\n');
    await storage.fetch(probeKey, folder);
    await storage.remove(probeKey);
    if (!(await storage.find(ownerKey))) await put(ownerKey, owner);
    return await text(await storage.open(ownerKey));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const describeOwner = ({ bucket }: S3Settings): string =>
  `The bucket ${bucket} belongs to an installation with another SIGNING_SECRET: its files would be removed here as orphans, ` +
  'and its addresses refused. Set the same SIGNING_SECRET on all machines, or choose another S3_BUCKET. ' +
  `After a change of SIGNING_SECRET remove the file ${ownerKey} from the bucket.`;

const hints: Record<string, string> = {
  NoSuchBucket: 'Create the bucket first; the app does not create it.',
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
