import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user id of `nobody`, on Linux and in the namespace below. */
const nobodyUid = 65_534;

/** A user namespace that maps root to `nobody` needs no new user, and works in folders that only root may enter. */
const inNamespace = ['unshare', '--user', `--map-user=${nobodyUid}`, `--map-group=${nobodyUid}`, '--'];

/**
 * How to run programs that refuse to run as root, such as PostgreSQL. Other users run them directly; root uses a user
 * namespace, or, where those are forbidden (most containers, a chroot), the user `nobody`, which must then own the
 * files.
 */
export type OrdinaryUser = {
  run: (file: string, args: string[]) => Promise<unknown>;
  /** Creates a folder if it is missing, and makes the user of `run` own everything in it. */
  giveFolder: (folder: string) => Promise<void>;
  giveFile: (file: string) => Promise<void>;
};

const timeout = 60_000;

/** Lets the user enter one of our private folders without listing its content. */
async function allowTraversal(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (uid !== process.getuid?.() || (mode & 0o001) !== 0) return;
  await chown(folder, uid, nobodyUid);
  await chmod(folder, (mode & 0o7777) | 0o010);
}

/** `namespaces: false` behaves as if they were forbidden. */
export async function findOrdinaryUser(options: { namespaces?: boolean } = {}): Promise<OrdinaryUser> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    return {
      run: (file, args) => run(file, args, { timeout }),
      giveFolder: async (folder) => void (await mkdir(folder, { recursive: true })),
      giveFile: async () => {},
    };
  }
  const [unshare, ...flags] = inNamespace as [string, ...string[]];
  const allowed =
    options.namespaces ??
    (await run(unshare, [...flags, 'true']).then(
      () => true,
      () => false,
    ));
  const owner = allowed ? 0 : nobodyUid;
  return {
    run: (file, args) =>
      allowed
        ? run(unshare, [...flags, file, ...args], { timeout })
        : run(file, args, { timeout, uid: nobodyUid, gid: nobodyUid, cwd: '/' }),
    async giveFolder(folder) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!allowed) await allowTraversal(path.dirname(folder));
      // Left over from a start in the other mode.
      if ((await stat(folder)).uid !== owner) await run('chown', ['-R', `${owner}:${owner}`, folder]);
    },
    giveFile: (file) => chown(file, owner, owner),
  };
}
